import { addDays, hourMs, isDay, startOfDay } from '@fireline/domain/lib';
import type { LoadOptions } from '@fireline/ui/ComboBox';
import type { ReactNode } from 'react';
import type { UrlQuery } from '../page/useUrlQuery.ts';

export interface FilterChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** How the address names it. Default: the value as text. */
  readonly text?: string;
  readonly icon?: ReactNode;
}

interface NamedFilter<Key> {
  /** The field of the call. */
  readonly key: Key;
  readonly label: string;
  /** The parameter of the address. Default: the key. */
  readonly param?: string;
  /** Of a list with many: behind the button that leads to the others, however much room there is. */
  readonly isMore?: true;
}

interface ChoiceFilter<Key, Value> extends NamedFilter<Key> {
  /** Shown while nothing is chosen: 'Any state'. */
  readonly any: string;
  readonly choices: readonly FilterChoice<Value>[];
  /** Where the choices arrive later than the address is read, such as places: the value that a text of the address means. */
  readonly read?: (text: string) => Value | undefined;
  /** Where there are too many for a menu: finds them by what is typed. `choices` are then those that the address names. */
  readonly load?: LoadOptions;
}

interface ChoicesFilter<Key, Value> extends ChoiceFilter<Key, Value> {
  /** The call takes a list; the address may name several, separated by commas. */
  readonly isList: true;
}

interface DaysFilter<Key> extends NamedFilter<Key> {
  /** Two days, kept in the address as `from` and `to`; the call takes instants, the second one excluded. */
  readonly isPeriod: true;
}

type FilterOf<Key, Value> = [Value] extends [readonly (infer One)[]]
  ? ChoicesFilter<Key, One>
  : ChoiceFilter<Key, Value>;

/**
 * One filter of a list: a search, a choice, or a period. `Send` is what the call takes, so that a key or a value that the call does not
 * know does not compile.
 */
export type ListFilter<Send> = {
  [Key in keyof Send & string]:
    | NamedFilter<Key>
    | DaysFilter<Key>
    | ([NonNullable<Send[Key]>] extends [infer Value] ? FilterOf<Key, Value> : never);
}[keyof Send & string];

/** A filter as the code of the pattern reads it: what a call takes is unknown here. */
export interface AnyFilter extends NamedFilter<string> {
  readonly any?: string;
  readonly choices?: readonly FilterChoice<unknown>[];
  readonly read?: (text: string) => unknown;
  readonly load?: LoadOptions;
  readonly isList?: true;
  readonly isPeriod?: true;
}

type Address = Pick<UrlQuery, 'get' | 'list'>;

export const textOf = ({ text, value }: FilterChoice<unknown>): string => text ?? String(value);
export const paramOf = ({ param, key }: AnyFilter): string => param ?? key;

/** The parameters of the address that a filter owns. */
export const paramsOf = (filter: AnyFilter): readonly string[] =>
  filter.isPeriod ? ['from', 'to'] : [paramOf(filter)];

const namedIn = (filter: AnyFilter, url: Address): readonly string[] =>
  filter.isList ? url.list(paramOf(filter)) : [url.get(paramOf(filter))];

const chosenOf = (filter: AnyFilter, url: Address): readonly FilterChoice<unknown>[] => {
  const named = namedIn(filter, url);
  return (filter.choices ?? []).filter((choice) => named.includes(textOf(choice)));
};

const sentValues = (filter: AnyFilter, url: Address): readonly unknown[] =>
  filter.read
    ? namedIn(filter, url)
        .filter((text) => text !== '')
        .map(filter.read)
        .filter((value) => value !== undefined)
    : chosenOf(filter, url).map(({ value }) => value);

/** A day, or one of its hours as figures of a short range name it, `2026-11-21T08`: when it begins and when the next one does. */
function spanOf(text: string): { readonly from: number; readonly to: number } | undefined {
  if (isDay(text)) return { from: startOfDay(text), to: startOfDay(addDays(text, 1)) };
  const [day = '', hour = ''] = text.split('T');
  if (!isDay(day) || !/^([01]\d|2[0-3])$/.test(hour)) return undefined;
  const from = startOfDay(day) + Number(hour) * hourMs;
  return { from, to: from + hourMs };
}

/** The instants between which the days in the address lie, the second one excluded; what is no day is left out. @spec ALM-01 ALM-10 */
export function periodOf(url: Pick<UrlQuery, 'get'>): { readonly from?: string; readonly to?: string } {
  const [from, to] = [spanOf(url.get('from')), spanOf(url.get('to'))];
  const iso = (ms: number) => new Date(ms).toISOString();
  return { ...(from ? { from: iso(from.from) } : {}), ...(to ? { to: iso(to.to) } : {}) };
}

function sentOf(filter: AnyFilter, url: Address): Readonly<Record<string, unknown>> {
  if (filter.isPeriod) return periodOf(url);
  if (!filter.choices) return url.get(paramOf(filter)) === '' ? {} : { [filter.key]: url.get(paramOf(filter)) };
  const chosen = sentValues(filter, url);
  if (chosen.length === 0) return {};
  return { [filter.key]: filter.isList ? chosen : chosen[0] };
}

/** What the call is sent for the filters in the address; a choice that does not exist is left out. */
export const queryOf = (filters: readonly AnyFilter[], url: Address): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...filters.map((filter) => sentOf(filter, url)));

function valuesOf(filter: AnyFilter, url: Address): readonly string[] {
  if (filter.isPeriod) return [[url.get('from'), url.get('to')].filter(Boolean).join(' – ')];
  return filter.choices ? chosenOf(filter, url).map(({ label }) => label) : [url.get(paramOf(filter))];
}

/** What one filter is set to, in words; of a value that has no name its label. Undefined: the address narrows nothing by it. */
export function setText(filter: AnyFilter, url: Address): string | undefined {
  if (Object.keys(sentOf(filter, url)).length === 0) return undefined;
  return narrowedText([filter], url) || filter.label;
}

/** What the list is narrowed to, in words, for paper and files; empty: to nothing. */
export const narrowedText = (filters: readonly AnyFilter[], url: Address): string =>
  filters
    .map((filter) => ({ label: filter.label, values: valuesOf(filter, url).filter(Boolean) }))
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => `${label}: ${values.join(', ')}`)
    .join(' · ');
