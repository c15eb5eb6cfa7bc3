import { expect, it } from 'vitest';
import { hasWords } from './hasWords.ts';

it('a text is found by every word that was typed, in any order and case, and by part of a word [SIT-12]', () => {
  const text = 'Put a place on the map 在地图上定位场所';
  for (const typed of ['', 'MAP', 'map place', '  地图   定位 ', 'pla'])
    expect([typed, hasWords(text, typed.trim())]).toEqual([typed, true]);
  for (const typed of ['map unit', '地图 单位', '.*']) expect([typed, hasWords(text, typed)]).toEqual([typed, false]);
});
