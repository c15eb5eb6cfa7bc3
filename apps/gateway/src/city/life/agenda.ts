import type { Ms } from '../model.ts';

/** Things to do later, each at its moment; equal moments keep the order in which they were put down. */
export interface Agenda<T> {
  add(at: Ms, item: T): void;
  /** Takes out what is due, oldest first. */
  take(now: Ms): { readonly at: Ms; readonly item: T }[];
}

export function createAgenda<T>(): Agenda<T> {
  const entries: { at: Ms; item: T }[] = [];
  /** The first entry that comes after the moment. */
  const after = (at: Ms): number => {
    let low = 0;
    for (let high = entries.length; low < high;) {
      const middle = (low + high) >>> 1;
      if ((entries[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    add: (at, item) => void entries.splice(after(at), 0, { at, item }),
    take: (now) => entries.splice(0, after(now)),
  };
}
