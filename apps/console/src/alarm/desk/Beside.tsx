import { type AlarmGrouping } from '@fireline/domain/alarm';
import { memo, useMemo } from 'react';
import { useCalmly } from '../../lib/useCalmly.ts';
import { useLive } from '../../lib/session/live.ts';
import { AlarmPreview, NoPreview, type PreviewActions } from './DeskPreview.tsx';
import { GroupPreview } from './GroupPreview.tsx';
import type { Current } from './useCurrent.ts';

interface BesideProps {
  readonly current: Current;
  readonly actions: PreviewActions;
}

/** Follows the alarms of the group at the pace of a storm. */
function CurrentGroup({
  current,
  by,
  groupKey,
  actions,
}: BesideProps & { readonly by: AlarmGrouping; readonly groupKey: string }) {
  const { alarms } = useLive();
  const counts = useCalmly(alarms.subscribe, alarms.getSnapshot);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the counts say that the alarms may have changed
  const members = useMemo(() => current.alarms(), [current, counts]);
  return <GroupPreview by={by} groupKey={groupKey} alarms={members} {...actions} />;
}

/** What the reader is at. In a storm it is drawn again only when that changes. @spec ALM-07 ALM-11 */
export const Beside = memo(({ current, actions }: BesideProps) => {
  const { id, by, groupKey } = current;
  if (by && groupKey !== undefined) return <CurrentGroup {...{ current, by, groupKey, actions }} />;
  if (typeof id === 'number') return <AlarmPreview key={id} alarmId={id} {...actions} />;
  return <NoPreview />;
});
Beside.displayName = 'Beside';
