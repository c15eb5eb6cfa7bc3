/** Who takes the tags of a file, one after the other. */
export interface TagSink {
  /** Whether only marks (code 0) and names (code 2) matter now: the rest need not even be read. */
  isSkipping(): boolean;
  /** The bytes are only lent for the call. */
  text(code: number, bytes: Uint8Array, start: number, end: number): void;
  number(code: number, value: number): void;
}

/** Cuts a stream of bytes into tags, however it arrives. */
export interface TagSource {
  /** Gives the sink all whole tags of these bytes. */
  push(chunk: Uint8Array): void;
  /** Gives what a missing last line end held back. */
  end(): void;
  /** Tags read, and lines that should have been a group code and are none. */
  counts(): { readonly tags: number; readonly bad: number };
}

/** What the last bytes and these make together; the first are those that were left over. */
export const joined = (left: Uint8Array | undefined, chunk: Uint8Array): Uint8Array => {
  if (!left || left.length === 0) return chunk;
  const both = new Uint8Array(left.length + chunk.length);
  both.set(left);
  both.set(chunk, left.length);
  return both;
};
