import { walkXml } from './xml.ts';

/** Formats of dates that a workbook names by number only, as their text depends on the language. */
const dateIds = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const isDateId = (id: number): boolean => dateIds.some(([from, to]) => id >= from && id <= to);
const dateFormat = 'yyyy-mm-dd';

/** The format of numbers of each style, by the number that cells name it by. */
export function formatsIn(bytes: Uint8Array | undefined): readonly string[] {
  const codes = new Map<number, string>();
  const formats: string[] = [];
  let isInCells = false;
  walkXml(bytes ?? new Uint8Array(), {
    onOpen: (tag, { numFmtId, formatCode }) => {
      if (tag === 'cellXfs') isInCells = true;
      else if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      else if (tag === 'xf' && isInCells) {
        const id = Number(numFmtId ?? 0);
        formats.push(codes.get(id) ?? (isDateId(id) ? dateFormat : ''));
      }
    },
    onClose: (tag) => {
      if (tag === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

/** Text in quotes, one letter behind a backslash, and room of the width of a letter, or filled with it. */
const literal = /"[^"]*"|\\.|[_*]./g;
/** Colours, languages and conditions; not spans such as `[h]`. */
const bracketed = /\[(?![hms]+\])[^\]]*\]/gi;

/** Whether a number of the format is a day or a time. */
export const isDateFormat = (format: string): boolean =>
  /[ymdhs]|a{3}/i.test(
    format
      .replaceAll(literal, '')
      .replaceAll(bracketed, '')
      .replaceAll(/general/gi, ''),
  );

/** The part of a format that counts for the number: positive, negative, zero. */
function sectionFor(value: number, format: string): { readonly section: string; readonly sign: string } {
  const parts = format.replaceAll(literal, (text) => text.replaceAll(';', ','));
  const [positive = '', negative, zero] = parts.split(';');
  if (value < 0 && negative !== undefined) {
    const bare = negative.replaceAll(bracketed, '');
    return { section: bare.replace(/^-/, ''), sign: bare.startsWith('-') ? '-' : '' };
  }
  if (value < 0) return { section: positive, sign: '-' };
  return { section: value === 0 && zero !== undefined && zero !== '' ? zero : positive, sign: '' };
}

/**
 * How a format shows a number that it fills up with zeros: the text where it is zeros only, undefined where it adds no zeros, null where it adds them
 * among other signs, and the text is not known.
 */
export function zeroFilled(value: number, format: string): string | null | undefined {
  const { section, sign } = sectionFor(value, format);
  const bare = section.replaceAll(bracketed, '').replaceAll(/[_*]./g, '').trim();
  const shown = bare.replaceAll(literal, '');
  const digits = String(Math.trunc(Math.abs(value)));
  const zeros = (/^[^.Ee%]*/.exec(shown)?.[0] ?? '').replaceAll(/[^0]/g, '').length;
  if (zeros <= digits.length || /[Ee%]/.test(shown)) return undefined;
  return /^0+$/.test(bare) && Number.isInteger(value) ? sign + digits.padStart(zeros, '0') : null;
}
