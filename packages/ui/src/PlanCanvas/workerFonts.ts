import type { DrawingText } from '@fireline/domain/plan/drawing';
import type { PageFont } from './pageFonts.ts';

/** The part of a worker's fonts that is used; the library's types know a page's only. */
interface WorkerFonts {
  add(face: FontFace): void;
  load(font: string, text: string): Promise<unknown>;
}

/** More different letters than a drawing has. */
const lettersMost = 4000;

/** All letters that occur, each once. */
export function lettersOf(texts: readonly DrawingText[]): string {
  const letters = new Set<string>();
  for (const { text } of texts) {
    for (const letter of text) letters.add(letter);
    if (letters.size >= lettersMost) break;
  }
  return [...letters].join('');
}

/**
 * Makes the page's faces known here and loads those that the letters need. Answers whether there is any to load; a font that cannot be had is
 * done without, as in the page.
 */
export async function loadFonts(faces: readonly PageFont[], fontFamily: string, letters: string): Promise<boolean> {
  const { fonts } = globalThis as unknown as { fonts?: WorkerFonts };
  if (!fonts || faces.length === 0 || letters === '') return false;
  for (const { family, source, weight, unicodeRange } of faces)
    fonts.add(new FontFace(family, source, { weight, unicodeRange }));
  try {
    await fonts.load(`16px ${fontFamily}`, letters);
    return true;
  } catch {
    return false;
  }
}
