import type { PageFont } from './pageFonts.ts';

/** The part of a worker's fonts that is used; the library's types know a page's only. */
interface WorkerFonts {
  add(face: FontFace): void;
  load(font: string, text: string): Promise<unknown>;
}

/** More different letters than a drawing has. */
const lettersMost = 4000;

/** All letters that occur, each once. */
export function lettersOf(text: string): string {
  const letters = new Set<string>();
  for (const letter of text) {
    letters.add(letter);
    if (letters.size >= lettersMost) break;
  }
  return [...letters].join('');
}

type Range = readonly [first: number, last: number];

/** `U+4E00-4EFF, U+2116, U+30??` as pairs of code points. */
export function rangesOf(unicodeRange: string): Range[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const range: Range = [
      Number.parseInt(first.replaceAll('?', '0'), 16),
      Number.parseInt(last.replaceAll('?', 'F'), 16),
    ];
    return Number.isNaN(range[0]) || Number.isNaN(range[1]) ? [] : [range];
  });
}

const covers = (ranges: readonly Range[], letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
};

/**
 * Makes the page's faces known here and loads those that the letters need, family by family, because a family may lack letters of its own ranges:
 * a Hong Kong font has no simplified ones. Calls back after each family that came; a font that cannot be had is done without, as in the page.
 */
export async function loadFonts(faces: readonly PageFont[], letters: string, onLoaded: () => void): Promise<void> {
  const { fonts } = globalThis as unknown as { fonts?: WorkerFonts };
  if (!fonts) return;
  for (const family of new Set(faces.map((face) => face.family))) {
    const own = faces.filter((face) => face.family === family);
    const ranges = own.flatMap(({ unicodeRange }) => rangesOf(unicodeRange));
    const wanted = Array.from(letters).filter((letter) => covers(ranges, letter));
    if (wanted.length === 0) continue;
    for (const { source, weight, unicodeRange } of own)
      fonts.add(new FontFace(family, source, { weight, unicodeRange }));
    try {
      await fonts.load(`16px '${family}'`, wanted.join(''));
      onLoaded();
    } catch {
      // the next family of the stack may have them
    }
  }
}
