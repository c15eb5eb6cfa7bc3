import { alarmCalls, type DutyCheckRow } from '@fireline/api/alarm';
import { useCall, useSend } from '@fireline/api/react';
import { dutyAnswerUntilMs } from '@fireline/domain/alarm';
import { Button } from '@fireline/ui/Button';
import { Dialog } from '@fireline/ui/Dialog';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useEffect, useRef } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { dutyScreenWords } from './words.ts';

const secondMs = 1000;

/** How much time is left, by the second. */
function Countdown({ untilMs }: { readonly untilMs: number }) {
  const t = useWords(dutyScreenWords);
  const { duration } = useFormat();
  const now = useNow(secondMs);
  return <p role="timer">{t('duty.check.left', { time: duration(Math.max(0, untilMs - now)) })}</p>;
}

function Check({ check, onDone }: { readonly check: DutyCheckRow; readonly onDone: () => void }) {
  const t = useWords(dutyScreenWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const button = useRef<HTMLButtonElement>(null);
  // one key answers
  useEffect(() => button.current?.focus(), []);
  const send = useSend(alarmCalls.answerDutyCheck, {
    outdates: [alarmCalls.dutyAsked, alarmCalls.dutyChecks, alarmCalls.dutyPlans],
    onFailed: ({ error }) => {
      tellFailure('handle', error);
      onDone();
    },
  });
  const { checkId, unitName, askedAt, answerMinutes } = check;
  const answer = async (): Promise<void> => {
    await send.mutateAsync({ checkId });
    toasts.show({ tone: 'success', title: t('duty.check.done') });
    onDone();
  };
  return (
    <Dialog
      isOpen
      isForced
      role="alertdialog"
      size="small"
      title={t('duty.check.title', { name: unitName })}
      onClose={onDone}
      footer={
        <Button
          variant="primary"
          ref={button}
          isPending={send.isPending}
          onClick={() => void answer().catch(() => undefined)}
        >
          {t('duty.check.answer')}
        </Button>
      }
    >
      <Countdown untilMs={dutyAnswerUntilMs({ askedAtMs: Date.parse(askedAt), answerMinutes })} />
    </Dialog>
  );
}

/** A duty check that waits for the reader stands over every screen until it is answered or its time is over. @spec N16 */
export function DutyWatch() {
  const mayAnswer = useMay()(alarmCalls.answerDutyCheck);
  const call = useCall(alarmCalls.dutyAsked, {}, { isPolling: true, isEnabled: mayAnswer });
  const now = useNow(secondMs * 5);
  const first = (call.data?.checks ?? []).find(
    ({ askedAt, answerMinutes }) => dutyAnswerUntilMs({ askedAtMs: Date.parse(askedAt), answerMinutes }) >= now,
  );
  return first ? <Check key={first.checkId} check={first} onDone={() => void call.refetch()} /> : null;
}
