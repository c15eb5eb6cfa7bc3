import type { Alarm } from '@fireline/api/alarm';
import { alarmMachine } from '@fireline/domain/alarm';
import { type Problem, eventsFrom } from '@fireline/domain/lib';
import { AlarmHandlingForm, type Handling, type TypedHandling } from '@fireline/ui/AlarmHandlingForm';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { DraftNotice } from '../../lib/form/DraftNotice.tsx';
import { type Draft, useDraft } from '../../lib/form/useDraft.ts';
import { draftWords } from '../../lib/words.ts';
import { useHandle } from './useHandle.ts';
import { alarmScreenWords } from '../words.ts';

/** Under this name what is typed of an alarm is kept. */
export const handlingDraft = (alarmId: number): string => `alarm.${alarmId}`;

export interface HandlingFormProps {
  readonly alarm: Alarm;
  readonly draft: Draft<TypedHandling>;
  readonly handle: (handling: Handling) => void;
  readonly isPending: boolean;
  readonly problems: readonly Problem[];
  readonly onTyped?: (change: { readonly isTyped: boolean }) => void;
  readonly hasInitialFocus?: boolean;
}

/** Closes an alarm; what is typed outlives a lost session, and another person who is faster. @spec ALM-03 */
export function HandlingForm(props: HandlingFormProps) {
  const { alarm, draft, handle, isPending, problems, onTyped, hasInitialFocus } = props;
  const t = useWords(draftWords);
  const { read, keep, forget } = draft;
  // discarding draws another form
  const [restored, setRestored] = useState(read);
  const [drops, setDrops] = useState(0);
  useEffect(() => {
    if (restored) keep(restored.value);
  }, [restored, keep]);
  const change = ({ typed }: { readonly typed: TypedHandling }): void => {
    const isTyped = typed.closing !== undefined || typed.remark !== '';
    keep(isTyped ? typed : undefined);
    onTyped?.({ isTyped });
  };
  const drop = (): void => {
    forget();
    setRestored(undefined);
    setDrops((before) => before + 1);
    onTyped?.({ isTyped: false });
  };
  const isClosed = alarm.state === 'closed';
  return (
    <>
      {!isClosed && <DraftNotice key={drops} at={restored?.at} onDiscard={drop} />}
      <AlarmHandlingForm
        key={`form ${drops}`}
        {...{ alarm, isPending, problems, hasInitialFocus }}
        onHandle={handle}
        defaultTyped={restored?.value}
        onTypedChange={change}
      />
      {isClosed && onTyped && <Button onClick={drop}>{t('draft.discard')}</Button>}
    </>
  );
}

/**
 * The form on the alarm's page. Once somebody else has closed the alarm it stays as long as something is typed in it, to be read and copied.
 * Decision: the page is left without a question, since the way may lead to a worse alarm; the draft is restored on return.
 * @spec ALM-03
 */
export function HandlingCard({ alarm }: { readonly alarm: Alarm }) {
  const t = useWords(alarmScreenWords);
  const draft = useDraft<TypedHandling>(handlingDraft(alarm.alarmId), { asks: false });
  const [isTyped, setTyped] = useState(() => draft.read() !== undefined);
  const { handle, isPending, problems } = useHandle(alarm.alarmId, () => {
    draft.forget();
    setTyped(false);
  });
  if (!isTyped && !eventsFrom(alarmMachine, alarm.state).includes('handle')) return null;
  return (
    <Card title={t('alarm.detail.handling')} headingLevel={2}>
      <HandlingForm {...{ alarm, draft, handle, isPending, problems }} onTyped={(change) => setTyped(change.isTyped)} />
    </Card>
  );
}
