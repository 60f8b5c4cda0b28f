/* How much of the stack calls take: it is painted below the caller, and then the bytes that changed are counted. */
enum { PAINTED = 1 << 18 };
static __attribute__((noinline)) int32_t stack_bytes(int painted)
{
    unsigned char area[PAINTED];
    volatile unsigned char *at = area;
    __asm__("" : "+r"(at)); /* keeps compilers from knowing that nobody wrote there */
    int32_t i = 0;
    if (painted)
        while (i < PAINTED && at[i] == 0xA5) i++;
    else
        while (i < PAINTED) at[i++] = 0xA5;
    return PAINTED - i;
}
