import { defineForm, listOf, type Problem, repeatedAt, rowOf } from '../../lib/index.ts';
import { imeiDigits, sosGroups, sosRowsPerBatch } from '../limits.ts';
import { hasLuhnDigit, imei } from './imei.ts';
import { callNumber } from './number.ts';

/** The later ones of what is there twice. */
const repeated = (values: readonly string[], fieldOf: (at: number) => string): Problem[] =>
  repeatedAt(values).map((at) => ({ code: 'form.duplicate', field: fieldOf(at) }));

/**
 * One device and whom it calls, one number for each SOS group, in the order they are called.
 * Decision: the groups are filled from the first on, and no number stands in two.
 * @spec DEV-21
 */
export const sosRowForm = /* @__PURE__ */ defineForm(
  { imei, numbers: /* @__PURE__ */ listOf(callNumber, { min: 1, max: sosGroups }) },
  ({ numbers }) => repeated(numbers, (at) => `numbers.${at}`),
);

/** SOS numbers of many devices at once; no device stands in two rows. @spec DEV-21 */
export const sosBatchForm = /* @__PURE__ */ defineForm(
  { rows: /* @__PURE__ */ listOf(/* @__PURE__ */ rowOf(sosRowForm), { min: 1, max: sosRowsPerBatch }) },
  ({ rows }) =>
    repeated(
      rows.map((row) => row.imei),
      (at) => `rows.${at}.imei`,
    ),
);

/** A row as it was typed. */
export interface SosRow {
  readonly imei: string;
  /** One for each SOS group, in the order they are called. */
  readonly numbers: readonly string[];
}

const below = (problem: Problem, at: number): Problem => ({ ...problem, field: `rows.${at}.${problem.field ?? ''}` });

/**
 * All that is wrong with rows as they are typed, each with its place. Unlike {@link sosBatchForm}, which compares devices only once
 * every row can be read, it names a device that stands in two rows beside what else is wrong.
 * @spec DEV-21
 * @example sosRowProblems([{ imei: '4901542', numbers: ['119'] }]) // [{ code: 'device.imei.format', field: 'rows.0.imei', … }]
 */
export function sosRowProblems(rows: readonly SosRow[]): Problem[] {
  const firsts = new Map<string, number>();
  return rows.flatMap((row, at) => {
    const result = sosRowForm.check(row);
    const found = result.ok ? [] : result.problems.map((problem) => below(problem, at));
    const device = imei(row.imei, 'imei');
    if (!device.ok) return found;
    const first = firsts.get(device.value);
    if (first === undefined) firsts.set(device.value, at);
    const args = { 0: at + 1, 1: (first ?? at) + 1, imei: device.value };
    return first === undefined
      ? found
      : [below({ code: 'device.imei.duplicateAt', field: 'imei', args }, at), ...found];
  });
}

/** The rows of a batch whose IMEI can be read and looks mistyped: worth a look before sending, no reason to refuse. @spec DEV-21 */
export const sosBatchWarnings = (rows: readonly { readonly imei: string }[]): Problem[] =>
  rows.flatMap((row, at) => {
    const device = imei(row.imei, 'imei');
    if (!device.ok || hasLuhnDigit(device.value)) return [];
    const args = { 0: at + 1, 1: imeiDigits, imei: device.value };
    return [{ code: 'device.imei.checkDigitAt', field: `rows.${at}.imei`, args }];
  });
