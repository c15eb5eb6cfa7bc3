import { plainText } from '@fireline/domain/lib';
import { type DrawingTexts, lettersAt, textAt, textCount } from '@fireline/domain/plan/drawing';
import type { TextHit } from './messages.ts';

/** More hits are counted, not listed. */
export const hitsMost = 200;

/** As people compare: full-width letters are letters, capitals do not matter, nor do blanks. */
const plain = (text: string): string => plainText(text).replaceAll(' ', '');

/** The texts that hold what is looked for, those that begin with it first, then from the top left of the plan down. */
export function findTexts(texts: DrawingTexts, query: string): { hits: readonly TextHit[]; total: number } {
  const wanted = plain(query);
  if (wanted === '') return { hits: [], total: 0 };
  const found: { readonly hit: TextHit; readonly isFirst: boolean }[] = [];
  for (let place = 0; place < textCount(texts); place += 1) {
    const at = plain(lettersAt(texts, place)).indexOf(wanted);
    const text = at < 0 ? undefined : textAt(texts, place);
    if (!text) continue;
    const { x, y, height } = text;
    found.push({ hit: { text: text.text, x, y, height, place }, isFirst: at === 0 });
  }
  const sorted = found.toSorted(
    (a, b) => Number(b.isFirst) - Number(a.isFirst) || b.hit.y - a.hit.y || a.hit.x - b.hit.x,
  );
  return { hits: sorted.slice(0, hitsMost).map(({ hit }) => hit), total: found.length };
}
