import {
  addMonths,
  chinaOffsetMin,
  checkRange,
  type Day,
  dayAt,
  defineForm,
  isMoment,
  type Problem,
  problems,
} from '../lib/index.ts';
import { mobile } from '../session/index.ts';
import { whitelistDeletionsPerMonth, whitelistNumbers, whitelistNumbersPerDeletion } from './limits.ts';

/** A number that may always be reached; whether it is effective is the operator's word. @spec REN-05 */
export interface WhitelistEntry {
  readonly phone: string;
  readonly isEffective: boolean;
}

/** @spec REN-05 */
export const whitelistForm = defineForm({ phone: mobile });

/** Why the number cannot be added. Decision: numbers not yet effective take a place too. @spec REN-05 */
export const checkWhitelistAdd = (entries: readonly WhitelistEntry[], phone: string): Problem[] =>
  problems(
    entries.length < whitelistNumbers ? undefined : { code: 'renewal.whitelist.full', args: { 0: whitelistNumbers } },
    entries.some((entry) => entry.phone === phone) ? { code: 'renewal.whitelist.twice', field: 'phone' } : undefined,
  );

const monthOf = (day: Day): string => day.slice(0, 7);

/**
 * The first day on which numbers can be deleted: today, or the first of next month once this month's deletions are used up.
 * @param deletedAtMs when numbers were deleted before
 * @spec REN-05
 */
export const nextDeletionDay = (deletedAtMs: readonly number[], nowMs: number, offsetMin = chinaOffsetMin): Day => {
  const today = dayAt(nowMs, offsetMin);
  const thisMonth = deletedAtMs.filter((atMs) => isMoment(atMs) && monthOf(dayAt(atMs, offsetMin)) === monthOf(today));
  return thisMonth.length < whitelistDeletionsPerMonth ? today : `${monthOf(addMonths(today, 1))}-01`;
};

/** What is asked to be deleted, when, and what was deleted before. */
export interface WhitelistDeletion {
  readonly entries: readonly WhitelistEntry[];
  readonly phones: readonly string[];
  readonly deletedAtMs: readonly number[];
  readonly nowMs: number;
  readonly offsetMin?: number;
}

/** Why the numbers cannot be deleted. A month is a calendar month where the product runs. @spec REN-05 */
export const checkWhitelistDelete = (asked: WhitelistDeletion): Problem[] => {
  const { entries, phones, deletedAtMs, nowMs, offsetMin = chinaOffsetMin } = asked;
  const next = nextDeletionDay(deletedAtMs, nowMs, offsetMin);
  const known = new Set(entries.map(({ phone }) => phone));
  const wanted = new Set(phones);
  return problems(
    checkRange('phones', wanted.size, whitelistNumbersPerDeletion) && {
      code: 'renewal.whitelist.perDeletion',
      field: 'phones',
      args: { 0: whitelistNumbersPerDeletion.min, 1: whitelistNumbersPerDeletion.max },
    },
    [...wanted].every((phone) => known.has(phone)) ? undefined : { code: 'renewal.whitelist.unknown', field: 'phones' },
    next === dayAt(nowMs, offsetMin)
      ? undefined
      : { code: 'renewal.whitelist.monthly', args: { 0: whitelistDeletionsPerMonth, day: next } },
  );
};
