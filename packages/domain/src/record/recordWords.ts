import type { Phrase } from '../lib/index.ts';
import {
  capital,
  type CountsOf,
  loggedName,
  recordCallNames,
  type RecordDefinition,
  searchedFields,
} from './record.ts';

/** What a record is called, and its fields and counts; in English one and many in small letters. */
export type RecordPhrases<R extends RecordDefinition> = {
  readonly [Key in 'one' | 'many' | (keyof R['fields'] & string) | CountsOf<R>]: Phrase;
} & {
  /** What it is for, said where there is none yet. */
  readonly hint: Phrase;
};

type Made = 'create' | 'search' | 'empty' | 'deleteWhat' | 'notFound' | 'taken' | 'inUse';
type RecordWordKey<R extends RecordDefinition> =
  | `${R['prefix']}.${'one' | 'many' | 'hint' | Made}`
  | `${R['prefix']}.field.${(keyof R['fields'] & string) | CountsOf<R>}`;
/** Where the words of a field or count of a record are. */
export const fieldWord = ({ prefix }: { readonly prefix: string }, name: string): string => `${prefix}.field.${name}`;

const list = (phrases: readonly Phrase[], between: Phrase): Phrase => ({
  cn: phrases.map(({ cn }) => cn).join(between.cn),
  hk: phrases.map(({ hk }) => hk).join(between.hk),
  en: phrases.map(({ en }, at) => (at === 0 ? en : en.toLowerCase())).join(between.en),
});
const and: Phrase = { cn: '和', hk: '及', en: ' and ' };
const or: Phrase = { cn: '或', hk: '或', en: ' or ' };

/**
 * The words of a record: those given, and the sentences that follow from them. For a file called `words.ts`.
 * @example export const categoryWords = recordWords(category, { one: { cn: '巡检分类', hk: '巡查分類', en: 'inspection category' }, … })
 * @spec SHL-12
 */
/* #__NO_SIDE_EFFECTS__ */
export function recordWords<R extends RecordDefinition>(
  record: R,
  phrases: RecordPhrases<R>,
): Readonly<Record<RecordWordKey<R>, Phrase>> {
  const all = phrases as Readonly<Record<string, Phrase>>;
  const named = (names: readonly string[]): Phrase[] => names.flatMap((name) => all[name] ?? []);
  const { one, many } = phrases as Readonly<Record<'one' | 'many', Phrase>>;
  const same = list(named(record.unique ?? [record.named]), and);
  const counts = record.counts ?? [];
  const counted = (between: string, gap: string, language: keyof Phrase): string =>
    counts.map((count) => `${all[count]?.[language]}${between}{${count}}`).join(gap);
  const sentences: Readonly<Record<Made, Phrase>> = {
    create: { cn: `新建${one.cn}`, hk: `新增${one.hk}`, en: `New ${one.en}` },
    search: list(named(searchedFields(record)), or),
    empty: { cn: `还没有${one.cn}`, hk: `尚未有${one.hk}`, en: `No ${many.en} yet` },
    deleteWhat:
      counts.length === 0
        ? { cn: '此操作无法撤销。', hk: '此操作無法復原。', en: 'This cannot be undone.' }
        : {
            cn: '正在使用的不能删除。此操作无法撤销。',
            hk: '使用中的不可刪除。此操作無法復原。',
            en: 'What is in use cannot be deleted. This cannot be undone.',
          },
    notFound: { cn: `${one.cn}不存在`, hk: `找不到${one.hk}`, en: `There is no such ${one.en}` },
    taken: {
      cn: `已有${same.cn}相同的${one.cn}`,
      hk: `已有${same.hk}相同的${one.hk}`,
      en: `Another ${one.en} has the same ${same.en.toLowerCase()}`,
    },
    inUse: {
      cn: `仍在使用，不能删除（${counted(' ', '，', 'cn')}）`,
      hk: `使用中，不可刪除（${counted(' ', '，', 'hk')}）`,
      en: `Still in use and cannot be deleted (${counted(' ', ', ', 'en')})`,
    },
  };
  const labels = [...Object.keys(record.fields), ...counts].map((name) => [fieldWord(record, name), all[name]]);
  const { hint } = phrases;
  return Object.fromEntries([
    ...Object.entries({ one, many, hint, ...sentences }).map(([key, phrase]) => [`${record.prefix}.${key}`, phrase]),
    ...labels,
  ]) as Readonly<Record<RecordWordKey<R>, Phrase>>;
}

type LoggedName<R extends RecordDefinition, Name extends keyof R['fields'] & string> = R['fields'][Name] extends {
  readonly kind: 'ref';
}
  ? Name extends `${infer Base}Id`
    ? Base
    : Name
  : Name;
type LoggedNames<R extends RecordDefinition> = {
  [Name in keyof R['fields'] & string]: LoggedName<R, Name>;
}[keyof R['fields'] & string];
type ActionOf<R extends RecordDefinition> = `${R['area']}.${'create' | 'change' | 'delete'}${Capitalize<R['one']>}`;

/** What the user log notes of a record: that one was created, changed, deleted. @spec SES-10 */
export const recordLogActions = <R extends RecordDefinition>(record: R): readonly ActionOf<R>[] => {
  const names = recordCallNames(record);
  return [names.create, names.change, names.delete].map((name) => `${record.area}.${name}` as ActionOf<R>);
};

/**
 * What the user log says of a record: that it was added, changed, deleted, and what its fields are called. Where the log has a word for a field of
 * that name already, that one is shown.
 * @spec SHL-12 SES-10
 */
/* #__NO_SIDE_EFFECTS__ */
export function recordLogWords<R extends RecordDefinition>(
  record: R,
  phrases: RecordPhrases<R>,
): Readonly<Record<`session.log.${ActionOf<R>}` | `session.log.field.${LoggedNames<R>}`, Phrase>> {
  const all = phrases as Readonly<Record<string, Phrase>>;
  const { one } = phrases as Readonly<Record<'one', Phrase>>;
  const [created, changed, deleted] = recordLogActions(record);
  const english = capital(one.en);
  const fields = Object.entries(record.fields).map(([name, field]) => [
    `session.log.field.${loggedName(name, field)}`,
    all[name],
  ]);
  return {
    [`session.log.${created}`]: { cn: `新增${one.cn}`, hk: `新增${one.hk}`, en: `${english} added` },
    [`session.log.${changed}`]: { cn: `修改${one.cn}`, hk: `更改${one.hk}`, en: `${english} changed` },
    [`session.log.${deleted}`]: { cn: `删除${one.cn}`, hk: `刪除${one.hk}`, en: `${english} deleted` },
    ...Object.fromEntries(fields),
  } as never;
}
