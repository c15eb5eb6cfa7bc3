import { formWords } from '@fireline/domain/lib';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Banner } from '../Banner/index.ts';
import { Link } from '../Link/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Problems } from './Form.styles.ts';
import { useForm, useFormPart } from './context.ts';
import { ownerOf } from './schema.ts';
import { type Page, pageOf } from './submitForm.ts';
import { formComponentWords } from './words.ts';

/** @returns whether the control is on the page */
const focusOn = (id: string, page: Page): boolean => {
  const control = page.getElementById(id);
  control?.focus();
  // a group is no stop of its own: its first control is
  if (control && page.activeElement !== control)
    control.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]')?.focus();
  return control !== null;
};

/** What is wrong with the form, each line leading to its field; a refusal sends the focus to the first of them that is on the page. */
export function Summary() {
  const { store, textOf } = useForm();
  const problems = useFormPart(store, (state) => state.problems);
  const refusals = useFormPart(store, (state) => state.refusals);
  const t = useWords(formComponentWords, formWords);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const first = store
      .state()
      .problems.map(({ field }) => ownerOf(field, store.entries))
      .find((name) => name !== undefined);
    const id = first === undefined ? '' : (store.entries.get(first)?.id ?? '');
    if (banner.current && !focusOn(id, pageOf(banner.current))) banner.current.focus();
  }, [store, refusals]);
  if (problems.length === 0) return null;
  const lines = problems.map((problem) => {
    const owner = ownerOf(problem.field, store.entries);
    return { text: textOf(problem), entry: owner === undefined ? undefined : store.entries.get(owner) };
  });
  const [only] = lines;
  // one sentence about the whole form needs no list
  if (only && lines.length === 1 && !only.entry)
    return <Banner ref={banner} tone="danger" live="assertive" tabIndex={-1} title={only.text} />;
  return (
    <Banner ref={banner} tone="danger" live="polite" tabIndex={-1} title={t('form.invalid')}>
      <Problems>
        {lines.map(({ text, entry }, index) => (
          // two problems may read the same, and none of the lines keeps anything
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {entry ? (
              <Link
                href={`#${entry.id}`}
                isQuiet
                onClick={(event: MouseEvent<HTMLElement>) => {
                  event.preventDefault();
                  focusOn(entry.id, pageOf(event.currentTarget));
                }}
              >
                {t('Form.problem', { label: entry.label, text })}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </Problems>
    </Banner>
  );
}
