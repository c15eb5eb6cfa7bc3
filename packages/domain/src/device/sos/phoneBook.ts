import { defineForm, flag, listOf, type Problem, repeatedAt, rowOf, text } from '../../lib/index.ts';
import { contactNameChars, phoneBookNumbers, sosGroups } from '../limits.ts';
import { callNumber } from './number.ts';

/** One number of a phone book. */
export interface Contact {
  /** Empty: it came with SOS numbers, which have no names. */
  readonly name: string;
  readonly number: string;
  /** Called when the button is pressed, in the order of the book. */
  readonly isSos: boolean;
}

/** A number that a device refused, and why, in its own words. */
export interface RefusedNumber {
  readonly number: string;
  readonly reason: string;
}

const contactForm = /* @__PURE__ */ defineForm({
  name: /* @__PURE__ */ text(contactNameChars),
  number: callNumber,
  isSos: flag,
});

const tooManySos = (entries: readonly Contact[]): Problem | undefined =>
  entries.filter(({ isSos }) => isSos).length > sosGroups
    ? { code: 'device.phoneBook.tooManySos', field: 'entries', args: { 0: sosGroups } }
    : undefined;

/**
 * The phone book of a device that calls, in the order in which it calls: each number once, five SOS numbers at most.
 * @spec DEV-13 DEV-21
 */
export const phoneBookForm = /* @__PURE__ */ defineForm(
  { entries: /* @__PURE__ */ listOf(/* @__PURE__ */ rowOf(contactForm), phoneBookNumbers) },
  ({ entries }) => [
    ...repeatedAt(entries.map(({ number }) => number)).map((at): Problem => ({
      code: 'form.duplicate',
      field: `entries.${at}.number`,
    })),
    tooManySos(entries),
  ],
);

/** A phone book as the command carries it: names and numbers in pairs, and which of the numbers are SOS numbers. @spec DEV-21 DEV-24 */
export const phoneBookArgs = (entries: readonly Contact[]) => ({
  names: entries.map(({ name }) => name),
  numbers: entries.map(({ number }) => number),
  sos: entries.flatMap(({ number, isSos }) => (isSos ? [number] : [])),
});

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The phone book that a command carries. @spec DEV-21 */
export function phoneBookOf(args: Readonly<Record<string, unknown>>): Contact[] {
  const names = textsOf(args.names);
  const sos = new Set(textsOf(args.sos));
  return textsOf(args.numbers).map((number, at) => ({ name: names[at] ?? '', number, isSos: sos.has(number) }));
}

/** What a device has taken of what it was sent: what it reads back, or without that, all that it did not refuse. @spec DEV-21 */
export const keptContacts = (
  sent: readonly Contact[],
  refused: readonly RefusedNumber[],
  readBack: readonly Contact[] | undefined,
): readonly Contact[] => {
  const out = new Set(refused.map(({ number }) => number));
  return readBack ?? sent.filter(({ number }) => !out.has(number));
};

/**
 * A phone book after SOS numbers alone were set: they come first, with the names that are known; the other numbers stay.
 * @spec DEV-21
 */
export function withSosNumbers(known: readonly Contact[], numbers: readonly string[]): Contact[] {
  const names = new Map(known.map(({ number, name }) => [number, name]));
  const sos = new Set(numbers);
  return [
    ...numbers.map((number) => ({ name: names.get(number) ?? '', number, isSos: true })),
    ...known.filter(({ number, name }) => !sos.has(number) && name !== '').map((one) => ({ ...one, isSos: false })),
  ];
}
