import { type DeviceQuery, deviceCalls } from '@fireline/api/device';
import { useApi } from '@fireline/api/react';
import { deviceBatchMax, deviceLifeWords } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { ConfirmDialog, type ConfirmDialogProps, type ConfirmRefusal } from '@fireline/ui/ConfirmDialog';
import type { BulkContext } from '@fireline/ui/DataTable';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useConfirmRefusal } from '../../lib/page/failure.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { leaveAfter } from '../../lib/session/session.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { type BatchDeed, type BatchEnd, partsOf, sendBatch } from './batch.ts';
import { MoveDevices } from './MoveDevices.tsx';
import { QrLabels } from './QrLabels.tsx';
import { RefusedDevices, useRefusal } from './RefusedDevices.tsx';
import { registerWords } from './words.ts';

const callOf = {
  bind: deviceCalls.bind,
  unbind: deviceCalls.unbind,
  activate: deviceCalls.changeLives,
  suspend: deviceCalls.changeLives,
  resume: deviceCalls.changeLives,
  remove: deviceCalls.removeDevices,
} as const;
/** The calls of what is done to many devices: who may send one of them can choose devices. */
export const batchCalls: readonly (typeof callOf)[BatchDeed][] = Object.values(callOf);
const deeds = Object.keys(callOf) as readonly BatchDeed[];

/** The words of a deed, as its button says them. */
function useDeedName() {
  const t = useWords(registerWords, deviceLifeWords);
  return (deed: BatchDeed): string =>
    deed === 'bind' || deed === 'unbind'
      ? t(`register.${deed === 'bind' ? 'move' : 'unbind'}`)
      : t(`device.life.event.${deed}`);
}

export interface Started {
  readonly deed: BatchDeed | 'labels';
  readonly selected: BulkContext;
}

/** Whether the reader may do anything to many devices. */
export const useMayBatch = (): boolean => {
  const may = useMay();
  return deeds.some((deed) => may(callOf[deed]));
};

/** What the reader may do to the devices that are ticked. @spec DEV-12 DEV-13 */
export function BulkButtons({
  selected,
  onStart,
}: {
  readonly selected: BulkContext;
  readonly onStart: (started: Started) => void;
}) {
  const t = useWords(registerWords);
  const may = useMay();
  const nameOf = useDeedName();
  return (
    <>
      {deeds
        .filter((deed) => may(callOf[deed]))
        .map((deed) => (
          <Button
            key={deed}
            variant={deed === 'remove' ? 'danger' : 'secondary'}
            onClick={() => onStart({ deed, selected })}
          >
            {nameOf(deed)}
          </Button>
        ))}
      <Button onClick={() => onStart({ deed: 'labels', selected })}>{t('register.labels')}</Button>
    </>
  );
}

interface ConfirmProps {
  readonly deed: Exclude<BatchDeed, 'bind'>;
  readonly count: number;
  readonly onConfirm: ConfirmDialogProps['onConfirm'];
  readonly onClose: () => void;
}
/** Asks before a batch, with how many it is. */
function Confirm({ deed, count, onConfirm, onClose }: ConfirmProps) {
  const t = useWords(registerWords);
  const nameOf = useDeedName();
  return (
    <ConfirmDialog
      isOpen
      title={t(`register.${deed}.title`, { count })}
      confirmLabel={nameOf(deed)}
      {...((deed === 'remove' || deed === 'suspend') && { tone: 'danger' as const })}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t(`register.${deed}.what`)}
    </ConfirmDialog>
  );
}

export interface DeviceBatchProps {
  readonly started: Started;
  /** What the list is filtered by, for all that match. */
  readonly query: Partial<DeviceQuery>;
  readonly onClose: () => void;
  /** Something was done, or taken back: the list is another one. */
  readonly onDone: () => void;
}

/** Asks about a batch, runs it, offers to take it back, and reports each device that was refused. @spec DEV-12 DEV-28 SES-09 */
export function DeviceBatch({ started: { deed, selected }, query, onClose, onDone }: DeviceBatchProps) {
  const t = useWords(registerWords);
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const refusal = useConfirmRefusal();
  const nameOf = useDeedName();
  const [end, setEnd] = useState<BatchEnd>();
  const parts = partsOf(selected.selection, query, deed === 'activate' ? deviceBatchMax : undefined);
  const { reason, name } = useRefusal();
  const offers = ({ undo }: BatchEnd) =>
    undo && {
      label: t('register.undo'),
      onAct: () => {
        undo(client).then(
          ({ count, isPutBack }) => {
            const detail = isPutBack ? {} : { detail: t('register.undone.part') };
            toasts.show({ tone: 'success', title: t('register.undone', { count }), ...detail });
            onDone();
          },
          (error: unknown) => tellFailure('save', error),
        );
      },
    };
  const ended = (found: BatchEnd): void => {
    selected.clear();
    onDone();
    if (found.refused.length > 0) setEnd(found);
    else onClose();
  };
  const run = async (): Promise<ConfirmRefusal | void> => {
    if (deed === 'labels' || deed === 'bind') return;
    try {
      const found = await sendBatch(client, deed, parts);
      if (deed === 'activate' && found.done > 0)
        return leaveAfter(
          'openService',
          found.refused.map((one) => `${name(one)}: ${reason(one)}`),
        );
      const action = offers(found);
      const title = t('register.done', { count: found.done, event: nameOf(deed) });
      if (found.done > 0) toasts.show({ tone: 'success', title, ...(action && { action }) });
      ended(found);
    } catch (error) {
      return refusal('save', error);
    }
  };
  if (deed === 'labels') return <QrLabels parts={parts} onClose={onClose} />;
  if (end) return <RefusedDevices title={nameOf(deed)} end={end} onClose={onClose} />;
  if (deed === 'bind')
    return (
      <MoveDevices
        count={selected.count}
        send={(where, by) => sendBatch(by, deed, parts, where)}
        offers={offers}
        onClose={onClose}
        onDone={ended}
      />
    );
  return <Confirm deed={deed} count={selected.count} onConfirm={run} onClose={onClose} />;
}
