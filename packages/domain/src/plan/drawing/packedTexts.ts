import { mostLetters } from './caps.ts';
import type { DrawingText, DrawingTexts } from './drawing.ts';
import { aligns, baselines } from './entities/textForm.ts';
import { grownFloat32, grownUint16, grownUint32, grownUint8 } from './store/grow.ts';

/** Where the numbers of a text stand in `places`. */
export const textPlaceFields = { x: 0, y: 1, height: 2, widthFactor: 3, rotationRad: 4 } as const;
export const textPlaceLength = 5;

/** Alignment and baseline as one number. */
export const anchorOf = (align: number, baseline: number): number => align * 4 + baseline;
/** There are as many anchors as this. */
export const anchorsBelow = /* @__PURE__ */ anchorOf(aligns.length - 1, baselines.length);

export const textCount = ({ styles }: DrawingTexts): number => styles.length;

/** The letters of the text at this place. */
export const lettersAt = ({ letters, spans }: DrawingTexts, place: number): string =>
  letters.slice(spans[place * 2], spans[place * 2 + 1]);

/**
 * One text out of the arrays; undefined when there are not so many.
 * @spec PLN-04
 */
export const textAt = (texts: DrawingTexts, place: number): DrawingText | undefined => {
  const { places, anchors, styles } = texts;
  const [style, anchor, at] = [styles[place], anchors[place] ?? 0, place * textPlaceLength];
  if (style === undefined) return undefined;
  return {
    text: lettersAt(texts, place),
    x: places[at] ?? 0,
    y: places[at + textPlaceFields.y] ?? 0,
    height: places[at + textPlaceFields.height] ?? 0,
    widthFactor: places[at + textPlaceFields.widthFactor] ?? 1,
    rotationRad: places[at + textPlaceFields.rotationRad] ?? 0,
    align: aligns[anchor >> 2] ?? 'left',
    baseline: baselines[anchor & 3] ?? 'baseline',
    style,
  };
};

/** All texts, each as an object: for few of them. */
export const unpackTexts = (texts: DrawingTexts): readonly DrawingText[] =>
  Array.from({ length: textCount(texts) }, (_, place) => textAt(texts, place)).filter((text) => text !== undefined);

/** Where the letters of a text stand among all: from the one place to before the other. */
export interface LetterSpan {
  readonly from: number;
  readonly to: number;
}

/** Gathers texts one after the other. */
export interface TextPacker {
  count(): number;
  /** Keeps the letters of a text, which may then be added more than once. */
  keep(letters: string): LetterSpan;
  /** Adds a text with kept letters; its numbers as `textPlaceFields` says. */
  add(span: LetterSpan, numbers: Float64Array, anchor: number, style: number): void;
  /** All that were added, as parts of arrays that may be larger. */
  take(): DrawingTexts;
}

/** So many pieces become one string at once: half a million of them together would stay in memory until the end. */
const joinedAtOnce = 4096;

/** An empty packer; it need not grow for so many texts. */
export function createTextPacker(expected = 0): TextPacker {
  let spans = new Uint32Array(expected * 2);
  let places = new Float32Array(expected * textPlaceLength);
  let anchors = new Uint8Array(expected);
  let styles = new Uint16Array(expected);
  let count = 0;
  let letterCount = 0;
  const joined: string[] = [];
  const pieces: string[] = [];

  const join = (): void => {
    joined.push(pieces.join(''));
    pieces.length = 0;
  };
  return {
    count: () => count,
    keep: (letters) => {
      const from = letterCount;
      letterCount += letters.length;
      pieces.push(letters);
      if (pieces.length === joinedAtOnce) join();
      return { from, to: letterCount };
    },
    add: ({ from, to }, numbers, anchor, style) => {
      spans = grownUint32(spans, (count + 1) * 2);
      places = grownFloat32(places, (count + 1) * textPlaceLength);
      anchors = grownUint8(anchors, count + 1);
      styles = grownUint16(styles, count + 1);
      spans[count * 2] = from;
      spans[count * 2 + 1] = to;
      const at = count * textPlaceLength;
      for (let field = 0; field < textPlaceLength; field += 1) places[at + field] = numbers[field] ?? 0;
      anchors[count] = anchor;
      styles[count] = style;
      count += 1;
    },
    take: () => {
      join();
      return {
        letters: joined.join(''),
        spans: spans.subarray(0, count * 2),
        places: places.subarray(0, count * textPlaceLength),
        anchors: anchors.subarray(0, count),
        styles: styles.subarray(0, count),
      };
    },
  };
}

/**
 * Texts as a drawing has them, for who makes one himself. Numbers become 32-bit floats, and a text has at most 2000 letters.
 * @spec PLN-04
 */
export const packTexts = (all: Iterable<DrawingText>): DrawingTexts => {
  const packer = createTextPacker();
  for (const { text, x, y, height, widthFactor, rotationRad, align, baseline, style } of all) {
    const numbers = Float64Array.of(x, y, height, widthFactor, rotationRad);
    packer.add(
      packer.keep(text.slice(0, mostLetters)),
      numbers,
      anchorOf(aligns.indexOf(align), baselines.indexOf(baseline)),
      style,
    );
  }
  return packer.take();
};
