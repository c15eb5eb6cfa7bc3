import { alarmCalls, type Drill } from '@fireline/api/alarm';
import { alarmDutyWords } from '@fireline/domain/alarm';
import { dayAt } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { drillColumns } from './drillColumns.tsx';
import { drillWords } from './words.ts';

/** All alarms of a drill, those that are not closed among them. */
const alarmsOf = ({ drillId, startsAt, endsAt }: Drill): string =>
  `${pathTo('alarmHistory')}?list=all&drillOf=${drillId}&from=${dayAt(Date.parse(startsAt))}&to=${dayAt(Date.parse(endsAt))}`;

/** What can be done about it: end it while it runs, cancel it before it begins. */
function EndDrill({ drill, onClose }: { readonly drill: Drill; readonly onClose: () => void }) {
  const t = useWords(drillWords);
  const isPlanned = drill.state === 'planned';
  const what = isPlanned ? 'drills.cancel' : 'drills.end';
  return (
    <ConfirmSend
      call={alarmCalls.endDrill}
      send={{ drillId: drill.drillId }}
      outdates={[alarmCalls.drills, alarmCalls.drillsNow]}
      action="handle"
      title={t(what)}
      confirmLabel={t(what)}
      tone="danger"
      done={t(isPlanned ? 'drills.cancelled' : 'drills.ended')}
      onClose={onClose}
    >
      {t(`${what}.what`, { name: drill.name, count: drill.alarms })}
    </ConfirmSend>
  );
}

/** One drill: where and when, what was raised in it and how fast people reacted. @spec N15 */
export function DrillDrawer({ drill, onClose }: { readonly drill: Drill; readonly onClose: () => void }) {
  const t = useWords(drillWords, alarmDutyWords, siteWords);
  const format = useFormat();
  const mayEnd = useMay()(alarmCalls.endDrill);
  const [isEnding, setEnding] = useState(false);
  const { alarms: count, acknowledged, state } = drill;
  const canEnd = mayEnd && (state === 'planned' || state === 'running');
  const facts = drillColumns(t, format).filter(({ id }) => id !== 'name' && id !== 'alarms');
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={drill.name}
      footer={
        <>
          {count > 0 && <Link href={alarmsOf(drill)}>{t('drills.show')}</Link>}
          {canEnd && (
            <Button variant="danger" onClick={() => setEnding(true)}>
              {t(state === 'planned' ? 'drills.cancel' : 'drills.end')}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList
        layout="rows"
        items={[
          ...facts.map(({ header, cell }) => ({ term: header, detail: cell(drill) })),
          { term: t('drills.alarms'), detail: t('drills.acknowledged', { count, acknowledged }) },
        ]}
      />
      {isEnding && <EndDrill drill={drill} onClose={() => setEnding(false)} />}
    </Drawer>
  );
}
