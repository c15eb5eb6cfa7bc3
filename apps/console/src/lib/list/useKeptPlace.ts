import type { KeptPlace } from '@fireline/ui/DataTable';
import { useState } from 'react';
import { placeIn } from '../form/leaving.ts';

const places = new Map<string, { readonly entry: number; readonly place: KeptPlace }>();

const entryNow = (): number => placeIn(history.state) ?? 0;

// entries after the new one are gone for the browser, and their numbers are given again
addEventListener('pushState', () => {
  const entry = entryNow();
  for (const [key, kept] of places) if (kept.entry >= entry) places.delete(key);
});

/** Where the reader left a table, per entry of the browser's history: Back and Forward return there. */
export function useKeptPlace(name: string): KeptPlace {
  const [place] = useState(() => {
    const entry = entryNow();
    const key = `${entry} ${name}`;
    const kept = places.get(key) ?? { entry, place: { current: undefined } };
    places.set(key, kept);
    return kept.place;
  });
  return place;
}
