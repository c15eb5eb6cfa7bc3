/** What is done with the value under a group code. */
export const wanted = { skipped: 0, number: 1, listed: 2, text: 3 } as const;

/** Group codes that anybody may want are below the last of these; the last stands for all that nobody wants. */
export const codesKept = 512;

/** By group code, what is done with its values; what is not said is skipped. */
export const wantsFor = (rows: Readonly<Partial<Record<keyof typeof wanted, readonly number[]>>>): Uint8Array => {
  const wants = new Uint8Array(codesKept);
  for (const [what, codes] of Object.entries(rows))
    for (const code of codes) wants[code] = wanted[what as keyof typeof wanted];
  return wants;
};

/** Where numbers go. They are written straight into an array: as arguments of a call, each would become an object. */
export interface NumberRecord {
  /** The last number under each code. */
  readonly values: Float64Array;
  /** A number has been written under this code; in a list, its order counts. */
  took(code: number, isListed: boolean): void;
}

/** Who takes the tags of a file, one after the other. */
export interface TagSink {
  readonly numbers: NumberRecord;
  /** What is wanted of the tags that follow (see {@link wantsFor}); it changes only with a text. */
  wants(): Uint8Array;
  /** Answers what is wanted from now on. The bytes are only lent for the call. */
  text(code: number, bytes: Uint8Array, start: number, end: number): Uint8Array;
}

/** Cuts a stream of bytes into tags, however it arrives. */
export interface TagSource {
  /** Gives the sink all whole tags of these bytes. */
  push(chunk: Uint8Array): void;
  /** Gives what a missing last line end held back. */
  end(): void;
}

/** What the last bytes and these make together; the first are those that were left over. */
export const joined = (left: Uint8Array | undefined, chunk: Uint8Array): Uint8Array => {
  if (!left || left.length === 0) return chunk;
  const both = new Uint8Array(left.length + chunk.length);
  both.set(left);
  both.set(chunk, left.length);
  return both;
};
