import { alarmCalls } from '@fireline/api/alarm';
import { useSend } from '@fireline/api/react';
import { closeUndoSeconds } from '@fireline/domain/alarm';
import type { Problem } from '@fireline/domain/lib';
import type { Handling } from '@fireline/ui/AlarmHandlingForm';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { hold } from '../../lib/held.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useLive } from '../../lib/session/live.ts';
import { alarmScreenWords } from '../words.ts';

/**
 * Closes an alarm, once the time to take it back is over. What the gateway refuses is told, also beside the form, which keeps what was
 * filled in: a browser that dies meanwhile leaves the alarm open and the draft kept.
 * @spec ALM-03
 */
export function useHandle(alarmId: number, onDone?: () => void) {
  const t = useWords(alarmScreenWords);
  const { alarms } = useLive();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isHeld, setHeld] = useState(false);
  const { mutateAsync, isPending } = useSend(alarmCalls.handle, {
    outdates: [alarmCalls.detail, alarmCalls.list],
    onDone: ({ reply }) => {
      alarms.put(reply);
      toasts.show({ tone: 'success', title: t('alarm.detail.handled') });
      onDone?.();
    },
    onFailed: ({ error, retry }) => {
      setProblems(error.problems);
      tellFailure('handle', error, retry);
    },
  });
  const handle = ({ closing, remark }: Handling): void => {
    const afterMs = closeUndoSeconds * 1000;
    setHeld(true);
    const held = hold(() => {
      setHeld(false);
      toasts.dismiss({ id });
      // a failure is told by onFailed
      return mutateAsync({ alarmId, closing, remark }).catch(() => undefined);
    }, afterMs);
    const id = toasts.show({
      title: t('alarm.detail.willClose', { seconds: closeUndoSeconds }),
      countdown: { untilMs: Date.now() + afterMs, title: (left) => t('alarm.detail.willClose', left) },
      timeoutMs: null,
      action: {
        label: t('alarm.detail.undoClose'),
        onAct: () => {
          held.cancel();
          setHeld(false);
        },
      },
    });
  };
  return { problems, isPending: isHeld || isPending, handle };
}
