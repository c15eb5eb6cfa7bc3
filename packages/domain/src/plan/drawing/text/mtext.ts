import { readCarets, readEscapes, readSigns } from './escapes.ts';

export interface TextLine {
  readonly text: string;
  /** Of the tallest letters of the line, in drawing units. */
  readonly height: number;
}

const superscripts: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** A fraction, a tolerance or a small raised number in one line: `1/2`, `+0.1 -0.2`, `m²`. */
const stacked = (inside: string): string => {
  const at = inside.search(/[\^/#]/);
  if (at < 0) return inside;
  const over = inside.slice(0, at).trim();
  const under = inside.slice(at + 1).trim();
  if (inside[at] !== '^') return `${over}/${under}`;
  if (under === '' && /^\d+$/.test(over)) return over.replace(/\d/g, (digit) => superscripts[digit] ?? digit);
  return [over, under].filter(Boolean).join(' ');
};

/** Codes that say something up to the next `;`, and how much is skipped when there is none. */
const withArgument = new Set('ACcfFHpQTWS');
const switches = new Set('LlOoKk');
const lineEnds = new Set('PNX');
/** No argument is longer; a lost `;` must not swallow the text. */
const argumentChars = 256;

interface State {
  readonly lines: TextLine[];
  readonly outer: number[];
  line: string;
  height: number;
  tallest: number;
}

const write = (state: State, text: string): void => {
  if (text === '') return;
  state.line += text;
  if (text.trim() !== '') state.tallest = Math.max(state.tallest, state.height);
};
const endLine = (state: State): void => {
  state.lines.push({ text: state.line.trimEnd(), height: state.tallest || state.height });
  state.line = '';
  state.tallest = 0;
};
const writeLines = (state: State, text: string): void => {
  const [first = '', ...more] = text.split('\n');
  write(state, first);
  for (const one of more) {
    endLine(state);
    write(state, one);
  }
};

/** `\H2x;` is twice the height that was, `\H2.5;` a height. */
const heightAfter = (argument: string, height: number): number => {
  const number = Number.parseFloat(argument);
  const next = /x$/i.test(argument.trim()) ? height * number : number;
  return Number.isFinite(next) && next > 0 ? next : height;
};

/** Does what the code at `at` (after its backslash) says; the place after it. */
const readCode = (raw: string, at: number, state: State): number => {
  const code = raw[at] ?? '';
  if (lineEnds.has(code)) endLine(state);
  else if (code === '~') write(state, '\u00A0');
  else if (withArgument.has(code)) {
    const length = raw.slice(at + 1, at + argumentChars).indexOf(';');
    if (length < 0) return at + 1;
    const argument = raw.slice(at + 1, at + 1 + length);
    if (code === 'S') write(state, readSigns(stacked(argument)));
    if (code === 'H') state.height = heightAfter(argument, state.height);
    return at + length + 2;
  } else if (!switches.has(code)) write(state, code);
  return at + 1;
};

/** Letters up to the next sign that means something. */
const run = /[^\\{}]+/y;

/**
 * The lines of an MTEXT as plain text: its colours, fonts, widths and alignments are left out, its stacks stand in the line.
 * @param height the height of its letters where it says nothing else, in drawing units
 * @example mtextLines('疏散\\P{\\H2x;大字}', 100) // [{ text: '疏散', height: 100 }, { text: '大字', height: 200 }]
 * @spec PLN-04 N11
 */
export const mtextLines = (raw: string, height: number): readonly TextLine[] => {
  const text = readEscapes(raw);
  const state: State = { lines: [], outer: [], line: '', height, tallest: 0 };
  let at = 0;
  while (at < text.length) {
    const letter = text[at];
    if (letter === '\\') at = readCode(text, at + 1, state);
    else if (letter === '{') {
      state.outer.push(state.height);
      at += 1;
    } else if (letter === '}') {
      state.height = state.outer.pop() ?? state.height;
      at += 1;
    } else {
      run.lastIndex = at;
      const plain = run.exec(text)?.[0] ?? '';
      writeLines(state, readCarets(readSigns(plain)).replaceAll('\t', ' '));
      at += plain.length;
    }
  }
  endLine(state);
  return state.lines;
};
