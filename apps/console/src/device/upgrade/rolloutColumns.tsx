import type { Rollout } from '@fireline/api/device';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { doneOf, failedOf, type UpgradeKeys } from './upgradeText.ts';

/** The columns of roll-outs. @spec DEV-18 */
export function rolloutColumns(
  t: Translate<UpgradeKeys>,
  format: Pick<Format, 'dateTime' | 'number' | 'ratio'>,
): readonly Column<Rollout>[] {
  const { number } = format;
  const progress = ({ counts, total }: Rollout): string =>
    t('rollout.progress.of', { done: number(doneOf(counts)), total: number(total) });
  return [
    {
      id: 'package',
      header: t('rollout.package'),
      width: 220,
      isHideable: false,
      text: ({ packageName, version }) => `${packageName} ${version}`,
      cell: ({ packageName, version }) => `${packageName} ${version}`,
    },
    {
      id: 'state',
      header: t('rollout.state'),
      width: 150,
      ...stateCell<Rollout>(
        ({ state }) => state,
        ({ state }) => t(`device.rollout.state.${state}`),
      ),
    },
    { id: 'progress', header: t('rollout.progress'), width: 120, text: progress, cell: progress },
    {
      id: 'applied',
      header: t('rollout.applied'),
      width: 100,
      align: 'end',
      cell: ({ counts }) => number(counts.applied ?? 0),
    },
    {
      id: 'failed',
      header: t('rollout.failed'),
      width: 120,
      align: 'end',
      cell: ({ counts }) => number(failedOf(counts)),
    },
    { id: 'wave', header: t('rollout.wave'), width: 80, align: 'end', cell: ({ wave }) => number(wave) },
    {
      id: 'nextAt',
      header: t('rollout.nextAt'),
      ...timeCell<Rollout>(({ nextAt }) => nextAt, format),
    },
    {
      id: 'startAt',
      header: t('rollout.startAt'),
      ...timeCell<Rollout>(({ startAt }) => startAt, format),
    },
    {
      id: 'endedAt',
      header: t('rollout.endedAt'),
      ...timeCell<Rollout>(({ endedAt }) => endedAt, format),
    },
    { id: 'createdBy', header: t('rollout.createdBy'), width: 130, cell: ({ createdBy }) => createdBy },
  ];
}
