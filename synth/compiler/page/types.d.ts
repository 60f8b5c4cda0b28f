// $licence

/** An input or output. `type` names the element type, such as "float32". */
export interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly type: string;
}

/** The typed array of each element type. */
export const ARRAYS: Readonly<Record<string, new (length: number) => ArrayBufferView>>;

/** The inputs by name. A bool is a byte. */
export interface Inputs {
$inputs
}

/** The outputs by name. */
export interface Outputs {
$outputs
}

/**
 * `bytes`: a module of the model, such as $file, if the program has it already. `base`: URL of the folder of
 * the modules, by default that of $name.js. `threads`: how many run the model, 1 by default; more in Node, and
 * on pages with cross-origin isolation, if the model was compiled for threads.
 */
export interface Options {
  bytes?: ArrayBuffer | Uint8Array;
  base?: string | URL;
  threads?: number;
}

/** The model $name. `level`: the instructions it uses. `memory`: the bytes of memory it has. */
export interface Model {
  readonly inputs: readonly Tensor[];
  readonly outputs: readonly Tensor[];
  readonly level: $levels;
  readonly memory: number;
  readonly threads: number;
  run(inputs: Inputs): Outputs;
  /** Give the states that a run leaves for the next their first values. */
  reset(): void;
  /** End the threads. The model cannot run again. */
  close(): void;
}

export function load(options?: Options): Promise<Model>;
