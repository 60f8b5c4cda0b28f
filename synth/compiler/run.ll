; A function object of TVM has its C function behind a head of 24 bytes. The loop ends at the first that fails.
define i32 @synth_in_order(i64 %table, i64 %count) {
entry:
  %result = alloca [2 x i64], align 8
  %first = inttoptr i64 %table to ptr
  %end = getelementptr [3 x i64], ptr %first, i64 %count
  br label %head
head:
  %call = phi ptr [ %first, %entry ], [ %next, %body ]
  %failed = phi i32 [ 0, %entry ], [ %answer, %body ]
  %last = icmp eq ptr %call, %end
  %bad = icmp ne i32 %failed, 0
  %over = or i1 %last, %bad
  br i1 %over, label %done, label %body
body:
  %function = load ptr, ptr %call
  %second = getelementptr i64, ptr %call, i64 1
  %arguments = load ptr, ptr %second
  %third = getelementptr i64, ptr %call, i64 2
  %number = load i32, ptr %third
  %cell = getelementptr i8, ptr %function, i64 24
  %code = load ptr, ptr %cell
  store [2 x i64] zeroinitializer, ptr %result
  %answer = call i32 %code(ptr %function, ptr %arguments, i32 %number, ptr %result)
  %next = getelementptr i64, ptr %call, i64 3
  br label %head
done:
  ret i32 %failed
}
