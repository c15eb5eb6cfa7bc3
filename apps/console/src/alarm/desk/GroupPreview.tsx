import type { LiveAlarm } from '@fireline/api/alarm';
import { type AlarmGrouping, alarmWords, isOneGroup, sumOfGroup } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormat, useWords } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { Tools } from '../../lib/page/Page.styles.ts';
import { GroupSum, useGroupName } from './deskGroups.tsx';
import type { PreviewActions } from './DeskPreview.tsx';
import { Panel, PanelHead } from './Desk.styles.ts';
import { deskWords } from './words.ts';

export interface GroupPreviewProps extends PreviewActions {
  readonly by: AlarmGrouping;
  readonly groupKey: string;
  /** Those of the group that the list shows now. */
  readonly alarms: readonly LiveAlarm[];
}

/** A group beside the list: how bad it is, since when, and what can be done with all of it. @spec ALM-01 ALM-03 */
export function GroupPreview({ by, groupKey, alarms, onAcknowledge, onHandle }: GroupPreviewProps) {
  const t = useWords(deskWords, alarmWords, siteWords);
  const format = useFormat();
  const nameOf = useGroupName();
  const sum = sumOfGroup(alarms);
  const [first] = alarms;
  if (!sum || !first)
    return (
      <Panel aria-label={t('desk.preview')}>
        <EmptyState title={t('desk.group.gone')} />
      </Panel>
    );
  return (
    <Panel aria-label={t('desk.preview')}>
      <PanelHead>
        <h2>
          <AlarmLevelBadge level={sum.level} isBlinking={sum.level === 1 && sum.unacknowledged > 0} />
          {nameOf(by, first)}
        </h2>
        <p>{t('desk.group.count', { count: format.number(sum.count) })}</p>
        <Tools>
          {onAcknowledge && sum.unacknowledged > 0 && (
            <Button variant="primary" onClick={onAcknowledge}>
              {t('desk.group.acknowledge')}
            </Button>
          )}
          {onHandle && isOneGroup(groupKey) && <Button onClick={onHandle}>{t('desk.group.handle')}</Button>}
        </Tools>
      </PanelHead>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('desk.group.levels'), detail: <GroupSum alarms={alarms} /> },
          { term: t('desk.group.since'), detail: format.dateTime(sum.since) },
          { term: t('desk.group.floors'), detail: sum.floors.map((floor) => floorText(floor, t)).join('、') },
        ]}
      />
    </Panel>
  );
}
