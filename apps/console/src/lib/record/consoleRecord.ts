import { type Call, callsOfRecord, type RecordCallName, type Who } from '@fireline/api/lib';
import type { Words } from '@fireline/domain/lib';
import {
  fieldWord,
  type RecordChanges,
  type RecordDefinition,
  type RecordRow,
  type ShownField,
} from '@fireline/domain/record';
import type { RowsPage } from '../list/readAllRows.ts';

/** A row of a record, for code that knows it by its declaration alone. */
export type AnyRow = RecordChanges;

/** A list of what is counted of a record. */
interface CountedList {
  readonly call: { readonly who: Who };
  /** Its address for one record. */
  readonly pathOf: (id: number) => string;
}
interface Beside {
  /** The records that it refers to, by field. */
  readonly refs: Readonly<Record<string, ConsoleRecord>>;
  /** What its counts open, by count. */
  readonly lists: Readonly<Record<string, CountedList>>;
}

/** A record as the console shows it: its declaration, its calls, its words, and what is beside it. */
export interface ConsoleRecord<Row extends AnyRow = AnyRow> extends Beside {
  readonly record: RecordDefinition;
  readonly calls: {
    readonly list: Call<{ pageNo?: number; pageSize?: number }, RowsPage<Row>>;
    readonly create: Call<object, Row>;
    readonly change: Call<object, Row>;
    readonly delete: Call<object, { done: true }>;
  };
  /** Its words, and those of its choices. */
  readonly words: readonly Words[];
}

/** @example export const categories = consoleRecord(inspectionCategory, inspectionCalls, [inspectionCatalogueWords, inspectionWords]); */
export const consoleRecord = <R extends RecordDefinition>(
  record: R,
  calls: Readonly<Record<RecordCallName<R>, object>>,
  words: readonly Words[],
  { refs = {}, lists = {} }: Partial<Beside> = {},
): ConsoleRecord<RecordRow<R>> => ({
  record,
  calls: callsOfRecord(record, calls) as unknown as ConsoleRecord<RecordRow<R>>['calls'],
  words,
  refs,
  lists,
});

export const valueIn = (row: AnyRow, name: string): unknown =>
  (row as unknown as Readonly<Record<string, unknown>>)[name];
export const idOf = ({ record }: ConsoleRecord, row: AnyRow): number => Number(valueIn(row, record.id));
export const nameOf = ({ record }: ConsoleRecord, row: AnyRow): string => String(valueIn(row, record.named));

/** Where the word for a shown field is: what names another record is called as the reference, the rest as in that record. */
export function shownWord({ record }: ConsoleRecord, { name, of, own, through }: ShownField): string {
  const field = through === undefined ? undefined : record.fields[through];
  const isName = field?.kind === 'ref' && Object.keys(field.shows)[0] === name;
  return isName ? fieldWord(record, through ?? own) : fieldWord(of, own);
}
