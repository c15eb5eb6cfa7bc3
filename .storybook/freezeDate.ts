/** Makes `new Date()` and `Date.now()` answer one moment until the returned function is called; timers go on. */
export function freezeDate(at: number): () => void {
  const RealDate = globalThis.Date;
  class FrozenDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(parts.length === 0 ? at : parts[0]);
    }
    static override now(): number {
      return at;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
