import {
  type RecordDefinition,
  type RecordRow,
  recordCallNames,
  recordSorts,
  shownFields,
} from '@fireline/domain/record';
import * as z from 'zod';
import { zBy } from '../personalShapes.ts';
import type { AskedRecords, NamedRecord, RecordQuery } from './calls.ts';
import type { Done, RecordPage, Sent } from './sent.ts';
import { done, page, paging, zId, zInt, zList, zRevision, zSearch } from '../shapes.ts';

export type ShapeOf<Out, In, Reply> = { readonly send: z.ZodType<Out, In>; readonly reply: z.ZodType<Reply, Reply> };
export type Same<Sending, Reply> = ShapeOf<Sending, Sending, Reply>;

export type RecordShapes<R extends RecordDefinition> = {
  readonly [Name in R['many']]: ShapeOf<RecordQuery<R>, AskedRecords<R>, RecordPage<R>>;
} & { readonly [Name in `create${Capitalize<R['one']>}`]: Same<Sent<R>, RecordRow<R>> } & {
  readonly [Name in `change${Capitalize<R['one']>}`]: Same<NamedRecord<R> & Sent<R>, RecordRow<R>>;
} & { readonly [Name in `delete${Capitalize<R['one']>}`]: Same<NamedRecord<R>, Done> };

type AnyField = RecordDefinition['fields'][string];
/** Of a value in a reply. */
function repliedOf(field: AnyField): z.ZodType {
  if (field.kind === 'choice') return z.enum(field.choices as [string, ...string[]]);
  if (field.kind === 'whole' || field.kind === 'ref') return z.number().int();
  return field.kind === 'address' ? z.string().nullable() : z.string();
}
/** Of a value that is sent: the form of the record says what is wrong with it. */
function sentOf(field: AnyField): z.ZodType {
  if (field.kind === 'whole' || field.kind === 'ref') return zInt;
  if (field.kind === 'address') return z.string().optional();
  return field.kind === 'remark' && field.chars.min === 0 ? z.string().default('') : z.string();
}

/** Who wrote a record, and its revision. */
export const changes = {
  createdBy: zBy,
  createdAt: z.string(),
  changedBy: zBy,
  changedAt: z.string(),
  revision: z.number().int(),
};
const count = z.number().int();

/** What the calls of a record take and answer. */
export function recordShapes<const R extends RecordDefinition>(record: R): RecordShapes<R> {
  const own = Object.entries(record.fields);
  const each = (fields: readonly (readonly [string, AnyField])[], of: (field: AnyField) => z.ZodType) =>
    Object.fromEntries(fields.map(([name, field]) => [name, of(field)]));
  const shown = shownFields(record);
  const row = z.object({
    [record.id]: z.number(),
    ...each(own, repliedOf),
    ...Object.fromEntries(shown.map(({ name, field }) => [name, repliedOf(field)])),
    ...Object.fromEntries((record.counts ?? []).map((name) => [name, count])),
    ...changes,
  });
  const filters = [
    ...own.flatMap(([name, { kind }]) => (kind === 'ref' ? [[name, zList(zId).optional()] as const] : [])),
    ...shown.flatMap(({ name, field }) =>
      field.kind === 'choice' ? [[name, repliedOf(field).optional()] as const] : [],
    ),
  ];
  const sorts = recordSorts(record);
  const query = z.object({
    search: zSearch.optional(),
    ...Object.fromEntries(filters),
    sort: z.enum(sorts as unknown as [string, ...string[]]).default(sorts[0] ?? 'createdAt'),
    order: z.enum(['asc', 'desc']).default('asc'),
    ...paging,
  });
  const named = { [record.id]: zId, revision: zRevision };
  const sent = each(own, sentOf);
  const names = recordCallNames<RecordDefinition>(record);
  return {
    [names.list]: { send: query, reply: page(row) },
    [names.create]: { send: z.object(sent), reply: row },
    [names.change]: { send: z.object({ ...named, ...sent }), reply: row },
    [names.delete]: { send: z.object(named), reply: done },
  } as unknown as RecordShapes<R>;
}
