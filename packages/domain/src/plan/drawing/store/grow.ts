/** Room for at least this many, and half as many again, so that growing costs little over all. */
const roomFor = (needed: number): number => Math.max(256, Math.ceil(needed * 1.5));

/** The same numbers with room for more. The old array is empty afterwards: its memory goes at once, not when it is collected. */
export const grownFloat64 = (old: Float64Array<ArrayBuffer>, needed: number): Float64Array<ArrayBuffer> =>
  needed <= old.length ? old : new Float64Array(old.buffer.transfer(roomFor(needed) * Float64Array.BYTES_PER_ELEMENT));
export const grownFloat32 = (old: Float32Array<ArrayBuffer>, needed: number): Float32Array<ArrayBuffer> =>
  needed <= old.length ? old : new Float32Array(old.buffer.transfer(roomFor(needed) * Float32Array.BYTES_PER_ELEMENT));
export const grownUint32 = (old: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> =>
  needed <= old.length ? old : new Uint32Array(old.buffer.transfer(roomFor(needed) * Uint32Array.BYTES_PER_ELEMENT));
export const grownUint16 = (old: Uint16Array<ArrayBuffer>, needed: number): Uint16Array<ArrayBuffer> =>
  needed <= old.length ? old : new Uint16Array(old.buffer.transfer(roomFor(needed) * Uint16Array.BYTES_PER_ELEMENT));

/** Exactly the first numbers, in memory of their own size. */
export const cutFloat32 = (array: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> =>
  new Float32Array(array.buffer.transfer(length * Float32Array.BYTES_PER_ELEMENT));
export const cutUint16 = (array: Uint16Array<ArrayBuffer>, length: number): Uint16Array<ArrayBuffer> =>
  new Uint16Array(array.buffer.transfer(length * Uint16Array.BYTES_PER_ELEMENT));
