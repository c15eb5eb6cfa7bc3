import { AlarmHandlingForm } from '../../AlarmHandlingForm/index.ts';
import { AlarmLevelBadge } from '../../AlarmLevelBadge/index.ts';
import { AlarmList } from '../../AlarmList/index.ts';
import { AlarmPopupQueue } from '../../AlarmPopupQueue/index.ts';
import { AlarmTimeline } from '../../AlarmTimeline/index.ts';
import { HandoverSheet } from '../../HandoverSheet/index.ts';
import { LinkState } from '../../LinkState/index.ts';
import { ReplayNotice } from '../../ReplayNotice/index.ts';
import { SoundControl } from '../../SoundControl/index.ts';
import { StatusBar } from '../../StatusBar/index.ts';
import type { Examples } from './types.ts';

const none = (): void => {};

/** Examples of alarms and the link that brings them. */
export const alarmExamples: Examples = {
  AlarmHandlingForm: (root) => (
    <AlarmHandlingForm
      {...root}
      alarm={{ state: 'open', handledBy: null }}
      problems={[{ code: 'alarm.closingRequired', field: 'closing' }]}
      onHandle={none}
    />
  ),
  AlarmLevelBadge: (root) => <AlarmLevelBadge {...root} level={1} isBlinking />,
  AlarmList: (root) => (
    <AlarmList
      {...root}
      alarms={[
        {
          alarmId: 1,
          level: 1,
          kind: 'smoke',
          raisedAtMs: 0,
          unitName: '星河国际广场',
          buildingName: 'B 座',
          floor: 12,
          placeName: '1207 室',
          state: 'open',
        },
      ]}
      onOpen={none}
      onAcknowledge={none}
      onHandle={none}
      style={{ height: 300 }}
    />
  ),
  AlarmPopupQueue: (root) => (
    <AlarmPopupQueue
      {...root}
      alarms={[
        {
          alarmId: 1,
          level: 1,
          kind: 'smoke',
          raisedAtMs: 0,
          unitName: '星河国际广场',
          buildingName: 'B 座',
          floor: 12,
          placeName: '1207 室',
        },
      ]}
      onAcknowledge={none}
      onOpen={none}
      onHandle={none}
    />
  ),
  AlarmTimeline: (root) => (
    <AlarmTimeline
      {...root}
      track={[{ at: 0, event: 'raised', by: null, closing: null, remark: '', value: 132 }]}
      measurement="smoke"
      isOpen
    />
  ),
  HandoverSheet: (root) => (
    <HandoverSheet
      {...root}
      sheet={{
        open: [],
        unacknowledged: 0,
        byLevel: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
        raisedInShift: 3,
        checks: { asked: 0, present: 4, missed: 0 },
      }}
      shift={{ from: 0, to: 43_200_000 }}
      mutes={[]}
      state="draft"
      outgoing={{ accountId: 1, name: '值班员', signedAt: null }}
      incoming={null}
      actor={1}
      onStep={none}
    />
  ),
  LinkState: (root) => <LinkState {...root} link={{ name: 'stale', sinceMs: 0 }} />,
  ReplayNotice: (root) => <ReplayNotice {...root} count={12} gapMs={14_000} onDismiss={none} />,
  SoundControl: (root) => (
    <SoundControl {...root} state={{ name: 'blocked' }} onEnable={none} onTest={none} onMute={none} onUnmute={none} />
  ),
  StatusBar: (root) => (
    <StatusBar
      {...root}
      counts={{ 1: 2, 2: 0, 3: 0, 4: 1, 5: 0 }}
      unacknowledged={3}
      isCriticalUnacknowledged
      freshness={{ name: 'live' }}
      link={{ name: 'polling' }}
      sound={{ state: { name: 'armed' }, onEnable: none, onTest: none, onMute: none, onUnmute: none }}
      onOpenLevel={none}
    />
  ),
};
