import type { FormStore } from './formStore.ts';
import { type FormProblem, type FormSchema, ownerOf, problemOf } from './schema.ts';

/** What the form stands in: the document, or a shadow root. */
export type Page = Document | ShadowRoot;
export const pageOf = (form: Element): Page => form.getRootNode() as Page;

/** Problems as they are on the page, top to bottom; those of the form as a whole first, those of fields that are not drawn yet last. */
export function inPageOrder(
  problems: readonly FormProblem[],
  { entries }: FormStore,
  page: Page,
): readonly FormProblem[] {
  const placed = problems.map((problem) => {
    const owner = ownerOf(problem.field, entries);
    const element = owner === undefined ? null : page.getElementById(entries.get(owner)?.id ?? '');
    return { problem, element, rank: owner === undefined ? 0 : element ? 1 : 2 };
  });
  return placed
    .toSorted((one, other) => {
      if (!one.element || !other.element) return one.rank - other.rank;
      if (one.element === other.element) return 0;
      return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ problem }) => problem);
}

export type Answer = readonly FormProblem[] | undefined | void;

/** Judges what the form holds, sends it when nothing is wrong, and shows what either refused. Nothing entered is lost on any way. */
export async function submitForm<Value>(
  store: FormStore,
  page: Page,
  schema: FormSchema<Value>,
  send: (value: Value) => Answer | Promise<Answer>,
): Promise<void> {
  const sent = store.read();
  const waited = async <Result>(work: Result | Promise<Result>): Promise<Result> => {
    // what answers at once must not flash as pending
    if (work instanceof Promise) store.setPending(true);
    return work;
  };
  try {
    const judged = await waited(schema['~standard'].validate(sent));
    const refused = judged.issues ? judged.issues.map(problemOf) : await waited(send(judged.value));
    if (refused && refused.length > 0) store.refuse(inPageOrder(refused, store, page));
    else store.keep(sent);
  } catch (error) {
    store.refuse([{ code: 'form.operation' }]);
    reportError(error);
  } finally {
    store.setPending(false);
  }
}
