import { financeCalls, type Trigger } from '@fireline/api/finance';
import { useApi } from '@fireline/api/react';
import { financeSplitWords, financeWords, type ToggleOutcome, toggleOutcome } from '@fireline/domain/finance';
import { pageSizeMax } from '@fireline/domain/shell';
import { ConfirmDialog, type ConfirmRefusal } from '@fireline/ui/ConfirmDialog';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useConfirmRefusal } from '../../lib/page/failure.ts';
import { splitPageWords } from '../splits/words.ts';

const tones = { done: 'success', failed: 'danger', abnormal: 'attention' } as const satisfies Record<
  ToggleOutcome,
  string
>;

export interface ToggleTriggerProps {
  readonly trigger: Trigger;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Enables or disables a trigger, reads it back, and says what it came to. @spec FIN-06 */
export function ToggleTrigger({ trigger, onClose, onDone }: ToggleTriggerProps) {
  const t = useWords(splitPageWords, financeWords, financeSplitWords);
  const { client } = useApi();
  const toasts = useToast();
  const refusal = useConfirmRefusal();
  const { triggerId, revision, orderType, partnerName, ruleName } = trigger;
  const wanted = trigger.state === 'enabled' ? 'disabled' : 'enabled';
  const event = wanted === 'enabled' ? 'enable' : 'disable';
  const readBack = async () =>
    client.send(financeCalls.splitTriggers, { pageSize: pageSizeMax }).then(
      ({ rows }) => rows.find((one) => one.triggerId === triggerId)?.state,
      () => undefined,
    );
  const confirm = async (): Promise<ConfirmRefusal | void> => {
    const failure = await client.send(financeCalls.toggleTrigger, { triggerId, revision, state: wanted }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const outcome = toggleOutcome(wanted, failure === undefined, await readBack());
    onDone();
    if (failure && outcome === 'failed') return refusal(`${event}Trigger`, failure.error);
    toasts.show({ tone: tones[outcome], title: t(`finance.trigger.outcome.${outcome}`) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`trigger.${event}.title`, { name: partnerName })}
      confirmLabel={t(`finance.trigger.event.${event}`)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t(`trigger.${event}.what`, {
        type: t(`finance.order.type.${orderType}`),
        rule: ruleName ?? t('trigger.rule.none'),
      })}
    </ConfirmDialog>
  );
}
