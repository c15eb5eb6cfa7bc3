import { alarmCalls } from '@fireline/api/alarm';
import { useSend } from '@fireline/api/react';
import type { Problem } from '@fireline/domain/lib';
import type { Handling } from '@fireline/ui/AlarmHandlingForm';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useTellFailure } from '../lib/useTellFailure.ts';
import { useLive } from '../shell/live.ts';
import { alarmScreenWords } from './words.ts';

/** Closes an alarm; what the gateway refuses is told beside the form, which keeps what was filled in. @spec ALM-03 */
export function useHandle(alarmId: number, onDone?: () => void) {
  const t = useWords(alarmScreenWords);
  const { alarms } = useLive();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { mutate, isPending } = useSend(alarmCalls.handle, {
    outdates: [alarmCalls.detail, alarmCalls.list],
    onDone: ({ reply }) => {
      alarms.put(reply);
      toasts.show({ tone: 'success', title: t('alarm.detail.handled') });
      onDone?.();
    },
    onFailed: ({ error, retry }) => {
      setProblems(error.problems);
      if (error.problems.length === 0) tellFailure('handle', error, retry);
    },
  });
  return {
    problems,
    isPending,
    handle: ({ closing, remark }: Handling) => mutate({ alarmId, closing, remark }),
  };
}
