import { acknowledgeUnasked } from '@fireline/domain/alarm';
import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useState } from 'react';
import { useAcknowledge } from './useAcknowledge.ts';
import { alarmScreenWords } from '../words.ts';

interface Asked {
  readonly alarmIds: readonly number[];
  readonly onDone: (() => void) | undefined;
}

/** Acknowledges many alarms; more than anybody has read are asked about first, with their number. @spec ALM-04 */
export function useBulkAcknowledge(): {
  /** @param onDone called once all were answered */
  readonly acknowledge: (alarmIds: readonly number[], onDone?: () => void) => void;
  readonly isPending: boolean;
  /** To be drawn beside what acknowledges. */
  readonly question: ReactNode;
} {
  const t = useWords(alarmScreenWords);
  const format = useFormat();
  const { acknowledge: send, isPending } = useAcknowledge();
  const [asked, setAsked] = useState<Asked>();
  const run = async ({ alarmIds, onDone }: Asked): Promise<void> => {
    if (await send(alarmIds)) onDone?.();
    setAsked(undefined);
  };
  const count = asked ? format.number(asked.alarmIds.length) : '';
  return {
    acknowledge: (alarmIds, onDone) => {
      if (alarmIds.length > acknowledgeUnasked) setAsked({ alarmIds, onDone });
      else void run({ alarmIds, onDone });
    },
    isPending,
    question: asked && (
      <ConfirmDialog
        isOpen
        tone="primary"
        title={t('alarm.list.askAcknowledge', { count })}
        confirmLabel={t('alarm.list.acknowledgeCount', { count })}
        onConfirm={() => run(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {t('alarm.list.askAcknowledge.what')}
      </ConfirmDialog>
    ),
  };
}
