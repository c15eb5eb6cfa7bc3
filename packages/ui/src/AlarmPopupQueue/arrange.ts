import type { Foldable, PopupEntry } from '@fireline/domain/alarm';

/** How many entries are shown; the rest is a number. */
export const shownAtMost = 5;

export interface Arranged<A extends Foldable> {
  readonly shown: readonly PopupEntry<A>[];
  /** Alarms in the entries not shown. */
  readonly hiddenCount: number;
}

/**
 * Which entries to show, in which order. While a person is at the queue (`held`: what they see), entries keep their places so that no
 * press lands on another alarm than the one aimed at; what is new joins below. Otherwise the queue's own order, worst first.
 * No alarm is lost: those not shown are counted.
 * @param entries worst first, as folded
 * @spec ALM-04 ALM-07
 */
export function arrange<A extends Foldable>(
  entries: readonly PopupEntry<A>[],
  held: readonly string[] | null,
): Arranged<A> {
  const places = new Map(held?.map((key, index) => [key, index]));
  const placeOf = ({ key }: PopupEntry<A>): number => places.get(key) ?? Number.POSITIVE_INFINITY;
  const kept = entries.filter(({ key }) => places.has(key)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const others = entries.filter(({ key }) => !places.has(key));
  // a person at the queue still sees the worst of what comes
  const room = Math.max(shownAtMost - kept.length, others[0] && held && others[0].level === 1 ? 1 : 0);
  const shown = [...kept, ...others.slice(0, room)];
  return { shown, hiddenCount: others.slice(room).reduce((sum, { alarms }) => sum + alarms.length, 0) };
}
