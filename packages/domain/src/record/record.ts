import { defineForm, type Field, type FieldValue, type Form, type Problem, type Result } from '../lib/index.ts';
import type { RecordField, ReferredRecord } from './fields.ts';

/** What a record is declared by. */
export interface RecordSpec {
  /** The area that it belongs to. */
  readonly area: string;
  /** One of them and several, as calls name them: `category`, `categories`. */
  readonly one: string;
  readonly many: string;
  /** Its page, whose buttons say who may see, add, modify and delete it. */
  readonly page: string;
  readonly fields: Readonly<Record<string, RecordField>>;
  /** The field by which people name one. */
  readonly named: string;
  /** The fields that no two of a tenant have in common. */
  readonly unique?: readonly string[];
  /** What is counted of each: one of which something is counted cannot be deleted. */
  readonly counts?: readonly string[];
  /** How many a tenant may have. */
  readonly max: number;
}

type Fields = RecordSpec['fields'];
type FormOf<F extends Fields> = Form<{ [Name in keyof F]: FieldValue<F[Name]['read']> }>;

/** A record as it is declared, with what follows from that. */
export type DefinedRecord<Spec extends RecordSpec> = Spec & {
  /** Its table, and its kind in the user log: `inspectionCategory`. */
  readonly name: `${Spec['area']}${Capitalize<Spec['one']>}`;
  /** The number of one: `categoryId`. */
  readonly id: `${Spec['one']}Id`;
  /** Its words and problems begin with it: `inspection.category`. */
  readonly prefix: `${Spec['area']}.${Spec['one']}`;
  readonly form: FormOf<Spec['fields']>;
};

/** Any record, for code that works by the declaration. */
export interface RecordDefinition extends RecordSpec, ReferredRecord {
  readonly fields: RecordSpec['fields'];
  readonly form: { readonly check: (input: unknown) => Result<object> };
}

export const capital = <Text extends string>(text: Text): Capitalize<Text> =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;

/**
 * Declares a record: something with a name that people of a tenant create, change, delete and look up. Its form, calls, actions, page and
 * tests follow from it; each of them can be replaced by code.
 * @example
 * const category = defineRecord({
 *   area: 'inspection', one: 'category', many: 'categories', page: 'inspectionCategories', named: 'name', max: 500,
 *   fields: { industry: choice(industries, 'inspection.industry'), name: line(nameChars) },
 *   unique: ['industry', 'name'], counts: ['items'],
 * });
 */
/* #__NO_SIDE_EFFECTS__ */
export function defineRecord<const Spec extends RecordSpec>(spec: Spec): DefinedRecord<Spec> {
  const reads = Object.fromEntries(Object.entries(spec.fields).map(([name, { read }]) => [name, read]));
  return {
    ...spec,
    name: `${spec.area}${capital(spec.one)}`,
    id: `${spec.one}Id`,
    prefix: `${spec.area}.${spec.one}`,
    form: defineForm(reads as Readonly<Record<string, Field<unknown>>>),
  } as unknown as DefinedRecord<Spec>;
}

/** What the calls of a record are called: `categories`, `createCategory`, `changeCategory`, `deleteCategory`. */
export const recordCallNames = <R extends Pick<RecordSpec, 'one' | 'many'>>({ one, many }: R) =>
  ({
    list: many,
    create: `create${capital(one)}`,
    change: `change${capital(one)}`,
    delete: `delete${capital(one)}`,
  }) as {
    readonly list: R['many'];
    readonly create: `create${Capitalize<R['one']>}`;
    readonly change: `change${Capitalize<R['one']>}`;
    readonly delete: `delete${Capitalize<R['one']>}`;
  };

/** Why a record cannot be deleted: what is counted of it, with how many. */
export function checkDeleteRecord(record: RecordDefinition, row: object): Problem | undefined {
  const counted = row as Readonly<Record<string, unknown>>;
  const counts = (record.counts ?? []).map((count) => [count, Number(counted[count])] as const);
  // what was not counted may be in use
  return counts.some(([, count]) => count !== 0)
    ? { code: `${record.prefix}.inUse`, field: record.id, args: Object.fromEntries(counts) }
    : undefined;
}

type Named<R extends RecordDefinition, Kind> = {
  [Name in keyof R['fields']]: R['fields'][Name] extends { readonly kind: Kind } ? Name & string : never;
}[keyof R['fields']];
type StoredOf<T> = undefined extends T ? Exclude<T, undefined> | null : T;
type Stored<F> = F extends { readonly read: Field<infer T> } ? StoredOf<T> : never;
type Refs<R extends RecordDefinition> = R['fields'][Named<R, 'ref'>];
type ShownIn<F> = F extends { readonly to: infer To extends ReferredRecord; readonly shows: infer Shows }
  ? { readonly [Name in keyof Shows]: Stored<To['fields'][Shows[Name] & string]> }
  : never;
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Shown<R extends RecordDefinition> = [Refs<R>] extends [never] ? unknown : Both<ShownIn<Refs<R>>>;
export type CountsOf<R extends RecordDefinition> = R['counts'] extends readonly (infer Count extends string)[]
  ? Count
  : never;

/** Who created and changed a record, and how often. */
export interface RecordChanges {
  readonly createdBy: string;
  readonly createdAt: string;
  readonly changedBy: string;
  readonly changedAt: string;
  readonly revision: number;
}
/** One record as it is answered. */
export type RecordRow<R extends RecordDefinition> = { readonly [Id in R['id']]: number } & {
  readonly [Name in keyof R['fields']]: Stored<R['fields'][Name]>;
} & Shown<R> & { readonly [Count in CountsOf<R>]: number } & RecordChanges;

/** What its form reads. */
export type RecordValue<R extends RecordDefinition> = {
  readonly [Name in keyof R['fields']]: FieldValue<R['fields'][Name]['read']>;
};

type KindShown<F, Kind> = F extends { readonly to: infer To extends ReferredRecord; readonly shows: infer Shows }
  ? {
      [Name in keyof Shows]: To['fields'][Shows[Name] & string] extends { readonly kind: Kind } ? Name & string : never;
    }[keyof Shows]
  : never;
type Sorted = 'line' | 'whole';
/** What a list of it is sorted by. */
export type RecordSort<R extends RecordDefinition> =
  | Named<R, Sorted>
  | KindShown<Refs<R>, Sorted>
  | CountsOf<R>
  | 'createdAt'
  | 'changedAt';
/** What a list of it is narrowed to. */
export type RecordFilters<R extends RecordDefinition> = { readonly search?: string | undefined } & {
  readonly [Name in Named<R, 'choice'> | KindShown<Refs<R>, 'choice'>]?:
    | (Name extends keyof RecordRow<R> ? RecordRow<R>[Name] : never)
    | undefined;
} & { readonly [Name in Named<R, 'ref'>]?: readonly number[] | undefined };

/** A field of a row with the record that it is of: the own ones, and those that references show. */
export interface ShownField {
  /** In the row. */
  readonly name: string;
  readonly field: RecordField;
  /** The record whose words name it. */
  readonly of: ReferredRecord;
  /** The field of the record that it is of. */
  readonly own: string;
  /** The reference that shows it; undefined: the record's own. */
  readonly through?: string;
}

/** What a row shows, in order: of a reference what it shows of the other record, not its number. */
export const shownFields = (record: RecordDefinition): readonly ShownField[] =>
  Object.entries(record.fields).flatMap(([name, field]): readonly ShownField[] => {
    if (field.kind !== 'ref') return [{ name, field, of: record, own: name }];
    return Object.entries(field.shows).flatMap(([shown, own]) => {
      const other = field.to.fields[own];
      return other ? [{ name: shown, field: other, of: field.to, own, through: name }] : [];
    });
  });

const sortedKinds: ReadonlySet<string> = new Set<Sorted>(['line', 'whole']);
/** What a list can be sorted by: texts of one line, numbers, counts, and when it was written. */
export const recordSorts = <R extends RecordDefinition>(record: R): readonly RecordSort<R>[] =>
  [
    ...shownFields(record).flatMap(({ name, field }) => (sortedKinds.has(field.kind) ? [name] : [])),
    ...(record.counts ?? []),
    'createdAt',
    'changedAt',
  ] as RecordSort<R>[];

/** The texts that a list is searched in. */
export const searchedFields = ({ fields }: RecordDefinition): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'line' || kind === 'remark' ? [name] : []));

/** Under which name the user log has a field: a reference, which it names, without its `Id`. */
export const loggedName = (name: string, { kind }: Pick<RecordField, 'kind'>): string =>
  kind === 'ref' ? name.replace(/Id$/, '') : name;
