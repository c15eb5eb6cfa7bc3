import type { Problem } from '@fireline/domain/lib';

/** One issue as a Standard Schema tells it; the domain's also carry the problem itself. */
export interface FormIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string;
  readonly field?: string;
  readonly args?: Problem['args'];
}

type Judged<Value> = { readonly value: Value; readonly issues?: undefined } | { readonly issues: readonly FormIssue[] };

/** What a form asks of a Standard Schema: a form of the domain, `formIn`, or any other library's. */
export interface FormSchema<Value> {
  readonly '~standard': {
    readonly validate: (input: unknown) => Judged<Value> | Promise<Judged<Value>>;
  };
}

/** What is wrong: a problem as the domain or the server tells it, or another library's finished sentence. */
export interface FormProblem extends Omit<Problem, 'code'> {
  readonly code?: string;
  readonly message?: string;
}

const partOf = (part: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof part === 'object' ? part.key : part);

export const problemOf = ({ message, path, code, field, args }: FormIssue): FormProblem => ({
  message,
  code,
  field: field ?? path?.map(partOf).join('.'),
  args,
});

/**
 * The field that shows a problem: the one it names, else the one that holds it, so that `recipients.2.ratio` is shown at
 * `recipients`; undefined when it is for the form as a whole.
 */
export function ownerOf(field: string | undefined, names: { readonly has: (name: string) => boolean }) {
  for (let name = field ?? ''; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
    if (names.has(name)) return name;
  return undefined;
}
