import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import type { DrawerProps } from '@fireline/ui/Drawer';
import type { FormProps } from '@fireline/ui/Form';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { styled } from 'styled-components';
import { draftWords } from '../words.ts';
import { DraftForm, type DraftFormProps } from './DraftForm.tsx';
import { FootedDrawer, FootSubmit } from './FootedDrawer.tsx';
import type { Begun } from './useBegun.ts';

const Fields = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  /* one column that may become narrower than its fields */
  grid-template-columns: minmax(0, 1fr);
`;

export interface FormDrawerProps<Value> extends Omit<DraftFormProps<Value>, 'title'>, Pick<DrawerProps, 'size'> {
  readonly title: string;
  /** The verb of the button: 'Save', 'Create'. */
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** From `useBegun`: a refusal because somebody saved first offers to load what they saved. */
  readonly begun?: Begun;
}

/** The refusal by a revision that somebody else has moved on. */
interface Conflict {
  readonly revision: number | undefined;
  /** When they saved; empty where that is not recorded. */
  readonly at: string;
}

/** Notes that a save was refused because somebody else saved first; gone once their record is loaded. */
function useConflict<Value>(begun: Begun | undefined, onSubmit: FormProps<Value>['onSubmit']) {
  const [conflict, setConflict] = useState<Conflict>();
  const submit: FormProps<Value>['onSubmit'] = async (submission) => {
    const problems = await onSubmit(submission);
    const refusal = begun && problems?.find(({ code }) => code?.endsWith('.conflict'));
    setConflict(refusal && { revision: begun.revision, at: String(refusal.args?.at ?? '') });
    return problems;
  };
  return { submit, conflict: conflict?.revision === begun?.revision ? conflict : undefined };
}

/**
 * A record as it is created or changed, over its list or page. Its buttons stay in view at the foot. What is typed is kept as a draft; leaving asks
 * first. Where somebody else saved first, what they saved is loaded into the fields that were not touched.
 * @spec SHL-30
 */
export function FormDrawer<Value>(props: FormDrawerProps<Value>) {
  const { title, submitLabel, size, onClose, begun, onSubmit, children, ...form } = props;
  const t = useWords(draftWords);
  const { dateTime, age } = useFormat();
  const { submit, conflict } = useConflict(begun, onSubmit);
  return (
    <FootedDrawer {...(size && { size })} onClose={() => form.draft.leave(onClose)} title={title}>
      {/* drawn again with what was loaded, and with what was typed, which the draft holds */}
      <DraftForm key={begun?.revision} {...form} revision={begun?.revision} onSubmit={submit}>
        <Fields>
          {conflict && begun && (
            <Banner tone="attention" actions={<Button onClick={begun.loadTheirs}>{t('draft.theirs.load')}</Button>}>
              {conflict.at && t('draft.theirs.at', { time: dateTime(conflict.at), ago: age(conflict.at) })}{' '}
              {t('draft.theirs')}
            </Banner>
          )}
          {children}
        </Fields>
        <FootSubmit>{submitLabel}</FootSubmit>
      </DraftForm>
    </FootedDrawer>
  );
}
