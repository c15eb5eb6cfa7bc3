import type { DrawingText } from '@fireline/domain/plan/drawing';
import type { TextHit } from './messages.ts';

/** More hits are counted, not listed. */
export const hitsMost = 200;

/** As people compare: full-width letters are letters, capitals do not matter, nor do blanks. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** The texts that hold what is looked for, those that begin with it first, then from the top left of the plan down. */
export function findTexts(texts: readonly DrawingText[], query: string): { hits: readonly TextHit[]; total: number } {
  const wanted = plain(query);
  if (wanted === '') return { hits: [], total: 0 };
  const found = texts.flatMap(({ text, x, y, height }, place) => {
    const at = plain(text).indexOf(wanted);
    return at < 0 ? [] : [{ hit: { text, x, y, height, place }, isFirst: at === 0 }];
  });
  const sorted = found.toSorted(
    (a, b) => Number(b.isFirst) - Number(a.isFirst) || b.hit.y - a.hit.y || a.hit.x - b.hit.x,
  );
  return { hits: sorted.slice(0, hitsMost).map(({ hit }) => hit), total: found.length };
}
