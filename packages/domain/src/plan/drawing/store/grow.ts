type Numbers =
  | Float64Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

/** Room for at least this many, and half as many again, so that growing costs little over all. */
const roomFor = (needed: number): number => Math.max(256, Math.ceil(needed * 1.5));

/** What the old array held stands in the new one; its memory goes at once, not when it is collected. */
export const moved = <T extends Numbers>(old: T, fresh: T): T => {
  fresh.set(old);
  old.buffer.transfer(0);
  return fresh;
};

/**
 * Room for things that may be millions: this many at first, and sixteen times as many when it is full. What is not written takes no memory,
 * so that room costs nothing, but each copy does; and large arrays go back to the system at once when they are let go.
 */
export const spaciousRoom = (had: number, first: number, most: number): number =>
  Math.min(most, Math.max(first, had * 16));

export const grownFloat64 = (old: Float64Array<ArrayBuffer>, needed: number): Float64Array<ArrayBuffer> =>
  needed <= old.length ? old : moved(old, new Float64Array(roomFor(needed)));
export const grownUint16 = (old: Uint16Array<ArrayBuffer>, needed: number): Uint16Array<ArrayBuffer> =>
  needed <= old.length ? old : moved(old, new Uint16Array(roomFor(needed)));
export const grownFloat32 = (old: Float32Array<ArrayBuffer>, needed: number): Float32Array<ArrayBuffer> =>
  needed <= old.length ? old : moved(old, new Float32Array(roomFor(needed)));
export const grownUint32 = (old: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> =>
  needed <= old.length ? old : moved(old, new Uint32Array(roomFor(needed)));
export const grownUint8 = (old: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> =>
  needed <= old.length ? old : moved(old, new Uint8Array(roomFor(needed)));
