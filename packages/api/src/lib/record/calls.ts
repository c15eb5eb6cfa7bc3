import { type RecordDefinition, type RecordFilters, recordCallNames, type RecordSort } from '@fireline/domain/record';
import type { UserLogAction } from '@fireline/domain/log';
import type { PagePermission } from '@fireline/domain/shell';
import type { CallRow } from '../call.ts';

/** What a list of a record is asked for. */
export type RecordQuery<R extends RecordDefinition> = RecordFilters<R> & {
  readonly sort: RecordSort<R>;
  readonly order: 'asc' | 'desc';
  readonly pageNo: number;
  readonly pageSize: number;
};
export type AskedRecords<R extends RecordDefinition> = RecordFilters<R> &
  Partial<Omit<RecordQuery<R>, keyof RecordFilters<R>>>;
/** Which one is meant, as its reader saw it. */
export type NamedRecord<R extends RecordDefinition> = { readonly [Id in R['id']]: number } & {
  readonly revision: number;
};

/** The names of the calls of a record: `categories`, `createCategory`, `changeCategory`, `deleteCategory`. */
export type RecordCallName<R extends RecordDefinition> = ReturnType<typeof recordCallNames<R>>[RecordDeed];
type RecordDeed = 'list' | 'create' | 'change' | 'delete';

/** A noun of the code in words: `tagKinds` is `tag kinds`. */
const inWords = (noun: string): string => noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * The calls of a record: a page of them, create, change and delete one. The buttons of its page say who may send each.
 * @param more who needs the list besides, such as to choose from it on another page
 */
export function recordCalls<R extends RecordDefinition>(
  record: R,
  { seenBy = [] }: { readonly seenBy?: readonly PagePermission[] } = {},
): Readonly<Record<RecordCallName<R>, CallRow>> {
  const { area, many, page, id } = record;
  const names = recordCallNames<RecordDefinition>(record);
  const button = (name: string) => `${page}:${name}` as PagePermission;
  const path = `/${area}/${many}`;
  const nouns = inWords(many);
  const writing = (deed: Exclude<RecordDeed, 'list'>, right: string, at: string, summary: string): CallRow => {
    const logs = `${area}.${names[deed]}` as UserLogAction;
    return { method: 'POST', path: `${path}${at}`, who: [button(right)], body: 'json', logs, summary };
  };
  return {
    [names.list]: {
      method: 'GET',
      path,
      who: [button('view'), ...seenBy],
      summary: `The ${nouns} of the tenant, a page at a time`,
    },
    [names.create]: writing('create', 'add', '', `Adds one of the ${nouns}`),
    [names.change]: writing('change', 'modify', `/{${id}}`, `Changes one of the ${nouns}, as it was read`),
    [names.delete]: writing('delete', 'delete', `/{${id}}/delete`, `Deletes one of the ${nouns} that is not in use`),
  } as unknown as Readonly<Record<RecordCallName<R>, CallRow>>;
}

type Names<R extends RecordDefinition> = ReturnType<typeof recordCallNames<R>>;
/** The calls of a record among those of its area, by what they do. @example const calls = callsOfRecord(category, inspectionCalls); */
export const callsOfRecord = <R extends RecordDefinition, Calls extends Readonly<Record<RecordCallName<R>, object>>>(
  record: R,
  calls: Calls,
) => {
  const names = recordCallNames<R>(record);
  return Object.fromEntries(
    Object.entries(names).map(([deed, name]) => [deed, calls[name as RecordCallName<R>]]),
  ) as unknown as { readonly [Deed in RecordDeed]: Calls[Names<R>[Deed]] };
};
