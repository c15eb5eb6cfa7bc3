import { type LiveAlarm, alarmCalls } from '@fireline/api/alarm';
import { type RouteName, pathTo } from '@fireline/domain/shell';
import { AlarmPopupQueue } from '@fireline/ui/AlarmPopupQueue';
import { SoundBanner } from '@fireline/ui/SoundControl';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '../../lib/loading/Boundary.tsx';
import { useAlarmCounts } from '../../lib/session/live.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useAlarmSound, useSpeaker } from '../../shell/frame/useAlarmSound.ts';
import { useScreenPush } from '../../shell/useScreenPush.tsx';
import { DrillBanner } from '../drills/DrillBanner.tsx';
import { DutyWatch } from '../duty/DutyWatch.tsx';
import { HandleDialog } from '../handling/HandleDialog.tsx';
import { useBulkAcknowledge } from '../handling/useBulkAcknowledge.tsx';
import { useAlarmFiles } from '../sounds/useAlarmFiles.ts';
import { useWaiting } from './useWaiting.ts';

/** They show new alarms themselves: the strip would say again what they are about. */
const showNewcomers: ReadonlySet<RouteName | undefined> = new Set(['alarmList', 'alarmDetail'] as const);

/** New alarms, to be acknowledged and handled from anywhere. @spec ALM-04 ALM-07 */
function NewAlarms({ page }: AlarmWatchProps) {
  const waiting = useWaiting();
  const [path, navigate] = useLocation();
  const [unfoldedOn, setUnfoldedOn] = useState<string>();
  const { acknowledge, question } = useBulkAcknowledge();
  const [handled, setHandled] = useState<LiveAlarm>();
  const mayHandle = useMay()(alarmCalls.handle);
  return (
    <>
      <AlarmPopupQueue
        alarms={waiting}
        hasStrip={!showNewcomers.has(page)}
        // another page begins with all its room
        isFolded={unfoldedOn !== path}
        onFoldedChange={({ isFolded }) => setUnfoldedOn(isFolded ? undefined : path)}
        onAcknowledge={mayHandle ? ({ alarms }) => acknowledge(alarms.map(({ alarmId }) => alarmId)) : undefined}
        onOpen={({ alarms: [first, ...others] }) => {
          if (first && others.length === 0)
            navigate(pathTo('alarmDetail', { alarmId: first.alarmId, segment: 'current' }));
          else if (first) navigate(`${pathTo('alarmList')}?search=${encodeURIComponent(first.unitName)}`);
        }}
        onHandle={mayHandle ? ({ alarm }) => setHandled(alarm) : undefined}
      />
      {question}
      {handled && (
        <Boundary key={handled.alarmId} isPart>
          <HandleDialog alarm={handled} onClose={() => setHandled(undefined)} />
        </Boundary>
      )}
    </>
  );
}

export interface AlarmWatchProps {
  /** The page that is shown; undefined: none that anybody knows. */
  readonly page?: RouteName | undefined;
}

/** Watches over alarms on every screen: they are seen, sound, and can be acknowledged and handled from anywhere. @spec ALM-04 ALM-07 N01 */
export function AlarmWatch({ page }: AlarmWatchProps) {
  useSpeaker();
  useAlarmFiles();
  const push = useScreenPush();
  const sound = useAlarmSound();
  const { loadedAtMs } = useAlarmCounts();
  const [isSpeechMissed, setSpeechMissed] = useState(true);
  return (
    <>
      {push(1).popup.isOn && loadedAtMs !== null && <NewAlarms page={page} />}
      <Boundary isPart>
        <DrillBanner />
      </Boundary>
      <Boundary isPart>
        <DutyWatch />
      </Boundary>
      <SoundBanner
        data-banner="sound"
        state={sound.state}
        canSpeak={sound.canSpeak || !isSpeechMissed}
        onEnable={sound.actions.onEnable}
        onDismissSpeech={() => setSpeechMissed(false)}
      />
    </>
  );
}
