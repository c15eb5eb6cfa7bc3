import { alarmCalls, type HazardMeasure } from '@fireline/api/alarm';
import { useSend } from '@fireline/api/react';
import { alarmHazardWords } from '@fireline/domain/alarm';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../../../lib/page/useTellFailure.ts';
import { measureText } from '../measureTexts.ts';
import { hazardWords } from '../words.ts';

const outdates = [alarmCalls.hazardMeasures];

/** What is done to measures at once: each is taken back as easily. @spec ALM-13 */
export function useMeasureDeeds() {
  const t = useWords(hazardWords, alarmHazardWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const told = (key: 'saved' | 'restored') => ({
    outdates,
    onDone: ({ reply }: { readonly reply: HazardMeasure }) =>
      toasts.show({ tone: 'success', title: t(`hazards.catalogue.${key}`, { name: measureText(reply, t) }) }),
  });
  const switching = useSend(alarmCalls.switchHazardMeasure, {
    ...told('saved'),
    onFailed: ({ error }) => tellFailure('modify', error),
  });
  const restoring = useSend(alarmCalls.restoreHazardMeasure, {
    ...told('restored'),
    onFailed: ({ error, retry }) => tellFailure('save', error, retry),
  });
  const removing = useSend(alarmCalls.removeHazardMeasure, {
    outdates,
    onDone: ({ reply }) => {
      const { measureId, revision } = reply;
      toasts.show({
        tone: 'success',
        title: t('hazards.catalogue.removed', { name: measureText(reply, t) }),
        action: { label: t('hazards.catalogue.undo'), onAct: () => restoring.mutate({ measureId, revision }) },
      });
    },
    onFailed: ({ error }) => tellFailure('delete', error),
  });
  const ordering = useSend(alarmCalls.orderHazardMeasures, {
    outdates,
    onFailed: ({ error }) => tellFailure('modify', error),
  });
  return {
    isBusy: switching.isPending || removing.isPending || ordering.isPending || restoring.isPending,
    switchTo: ({ measureId, revision, isEnabled }: HazardMeasure): void =>
      switching.mutate({ measureId, revision, isEnabled: !isEnabled }),
    remove: ({ measureId, revision }: HazardMeasure): void => removing.mutate({ measureId, revision }),
    /** Moves a measure one up or down. */
    move: (measures: readonly HazardMeasure[], measureId: number, by: -1 | 1): void => {
      const ids = measures.map((one) => one.measureId);
      const at = ids.indexOf(measureId);
      const beside = ids[at + by];
      if (at < 0 || beside === undefined) return;
      ids[at + by] = measureId;
      ids[at] = beside;
      ordering.mutate({ measureIds: ids });
    },
  };
}
export type MeasureDeeds = ReturnType<typeof useMeasureDeeds>;
