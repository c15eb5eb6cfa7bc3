import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FormDraft } from './draft.ts';
import { fillWords, type Language, type OwnLanguage, type Words } from './phrases.ts';
import { ok, type Problem, refuse, type Result } from './problems.ts';

/**
 * Reads one value of a form: the value as the domain holds it, or what is wrong with it at that field. Total: whatever comes in,
 * it answers, in time linear in the input.
 */
export type Field<T> = (raw: unknown, field: string) => Result<T>;
export type FieldValue<F> = F extends Field<infer T> ? T : never;

/** A form's fields and the rules across them; a Standard Schema, so that any form library can use it. */
export interface Form<T> extends StandardSchemaV1<FormDraft<T>, T> {
  readonly fields: { readonly [Name in keyof T]-?: Field<T[Name]> };
  /** The cleaned values, or every problem found, in the order of the fields. */
  readonly check: (input: unknown) => Result<T>;
}

/** A problem as a Standard Schema issue: the message is the code unless a language was given. */
export interface FormIssue extends StandardSchemaV1.Issue, Problem {}

const issueOf = (problem: Problem, message: string): FormIssue => ({
  ...problem,
  message,
  ...(problem.field ? { path: problem.field.split('.') } : {}),
});

const standard = <T>(check: Form<T>['check'], messageOf: (problem: Problem) => string) => ({
  version: 1 as const,
  vendor: 'fireline',
  validate: (input: unknown): StandardSchemaV1.Result<T> => {
    const result = check(input);
    return result.ok
      ? { value: result.value }
      : { issues: result.problems.map((problem) => issueOf(problem, messageOf(problem))) };
  },
});

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;

/** The input's own value: a name such as `constructor` must not find what every object inherits. */
const own = (input: unknown, name: string): unknown =>
  isObject(input) && Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined;

/** What of a form's fields could be read, and what is wrong with the others. */
function readFields(fields: Readonly<Record<string, Field<unknown>>>, input: unknown) {
  const found: Problem[] = [];
  const unread = new Set<string>();
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const result = field(own(input, name), name);
    if (!result.ok) {
      found.push(...result.problems);
      unread.add(name);
    } else if (result.value !== undefined) value[name] = result.value;
  }
  return { found, unread, value };
}

/**
 * A form: each field read by its own reader, then, when all could be read, the rules across them. Names it does not know are dropped.
 * @example
 * const company = defineForm({ name: text({ min: 1, max: 12 }), phone: optional(mobile) });
 * company.check({ name: '' }); // { ok: false, problems: [{ code: 'form.required', field: 'name' }] }
 */
/* #__NO_SIDE_EFFECTS__ */
export function defineForm<Fields extends Readonly<Record<string, Field<unknown>>>>(
  fields: Fields,
  across: (value: { [Name in keyof Fields]: FieldValue<Fields[Name]> }) => readonly (Problem | undefined)[] = () => [],
): Form<{ [Name in keyof Fields]: FieldValue<Fields[Name]> }> {
  type Value = { [Name in keyof Fields]: FieldValue<Fields[Name]> };
  const check = (input: unknown): Result<Value> => {
    const { found, value } = readFields(fields, input);
    if (found.length > 0) return refuse(...found);
    const crossing = across(value as Value).filter((problem) => problem !== undefined);
    return crossing.length > 0 ? refuse(...crossing) : ok(value as Value);
  };
  return {
    fields: fields as unknown as Form<Value>['fields'],
    check,
    '~standard': standard(check, ({ code }) => code),
  };
}

/** A rule across some of a form's fields. */
export interface FormRule<Value> {
  readonly of: readonly (keyof Value & string)[];
  readonly check: (value: Value) => readonly (Problem | undefined)[];
}

/**
 * The same form with rules that are asked as soon as their own fields could be read, whatever is wrong with the others: nothing that is wrong is found
 * out later than the rest.
 * @example withRules(defineForm({ name: text(chars), ...phoneFields('place') }), [phonesRule])
 */
/* #__NO_SIDE_EFFECTS__ */
export function withRules<T>(form: Form<T>, rules: readonly FormRule<NoInfer<T>>[]): Form<T> {
  const check = (input: unknown): Result<T> => {
    const own = form.check(input);
    const { unread, value } = readFields(form.fields, input);
    const crossing = rules
      .filter(({ of }) => !of.some((name) => unread.has(name)))
      .flatMap((rule) => rule.check(value as T).filter((problem) => problem !== undefined));
    if (crossing.length === 0) return own;
    return refuse(...(own.ok ? [] : own.problems), ...crossing);
  };
  return { fields: form.fields, check, '~standard': standard(check, ({ code }) => code) };
}

/** The same form as a Standard Schema whose messages are in a reader's language, limits filled in. */
export function formIn<T>(
  form: Form<T>,
  words: Words,
  language: Language | OwnLanguage,
): StandardSchemaV1<FormDraft<T>, T> {
  const { base, words: own } = typeof language === 'string' ? { base: language, words: undefined } : language;
  const textOf = (code: string): string =>
    own?.[code] ?? (Object.hasOwn(words, code) ? words[code]?.[base] : code) ?? code;
  return { '~standard': standard(form.check, ({ code, args }) => fillWords(textOf(code), args)) };
}
