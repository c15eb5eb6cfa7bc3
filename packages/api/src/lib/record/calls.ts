import type { RecordDefinition, RecordFilters, RecordSort } from '@fireline/domain/record';
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
export type RecordCallName<R extends RecordDefinition> =
  | R['many']
  | `${'create' | 'change' | 'delete'}${Capitalize<R['one']>}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The calls of a record: a page of them, create, change and delete one. The buttons of its page say who may send each.
 * @param more who needs the list besides, such as to choose from it on another page
 */
export function recordCalls<R extends RecordDefinition>(
  { area, one, many, page, id }: R,
  { seenBy = [] }: { readonly seenBy?: readonly PagePermission[] } = {},
): Readonly<Record<RecordCallName<R>, CallRow>> {
  const button = (name: string) => `${page}:${name}` as PagePermission;
  const path = `/${area}/${many}`;
  const writing = (act: string, at: string, right: string, summary: string): readonly [string, CallRow] => {
    const name = `${act}${capital(one)}`;
    const logs = `${area}.${name}` as UserLogAction;
    return [name, { method: 'POST', path: `${path}${at}`, who: [button(right)], body: 'json', logs, summary }];
  };
  const list: CallRow = {
    method: 'GET',
    path,
    who: [button('view'), ...seenBy],
    summary: `Records of ${area}, ${many}: a page of those that are found`,
  };
  return Object.fromEntries([
    [many, list],
    writing('create', '', 'add', `Adds a record of ${many}`),
    writing('change', `/{${id}}`, 'modify', `Changes a record of ${many}, unless somebody else has since it was read`),
    writing('delete', `/{${id}}/delete`, 'delete', `Deletes a record of ${many} that is not in use`),
  ]) as unknown as Readonly<Record<RecordCallName<R>, CallRow>>;
}

/** The calls of a record by what they do. */
export interface CallsOfRecord<List, Create, Change, Delete> {
  readonly list: List;
  readonly create: Create;
  readonly change: Change;
  readonly delete: Delete;
}

type Lower<R extends RecordDefinition, Act extends string> = `${Act}${Capitalize<R['one']>}`;
/** The calls of a record among those of its area. @example const calls = callsOfRecord(category, inspectionCalls); */
export const callsOfRecord = <R extends RecordDefinition, Calls extends Readonly<Record<RecordCallName<R>, object>>>(
  { one, many }: R,
  calls: Calls,
): CallsOfRecord<Calls[R['many']], Calls[Lower<R, 'create'>], Calls[Lower<R, 'change'>], Calls[Lower<R, 'delete'>]> => {
  const named = (act: string) => calls[`${act}${capital(one)}` as keyof Calls];
  return {
    list: calls[many as keyof Calls],
    create: named('create'),
    change: named('change'),
    delete: named('delete'),
  } as never;
};
