/**
 * What is wrong with something a user entered or asked for, as data. Never text, never thrown:
 * the reader's language decides the words (the code is a key of the area's `words.ts`).
 */
export interface Problem {
  /** Key of the words, such as `session.password.digit`. */
  readonly code: string;
  /** The field at fault, by its name on the wire; absent when it is the whole that is wrong. */
  readonly field?: string;
  /** What the words need to name the limit. */
  readonly args?: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (...problems: readonly Problem[]): Result<never> => ({ ok: false, problems });
