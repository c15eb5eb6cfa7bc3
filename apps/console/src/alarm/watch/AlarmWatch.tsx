import { type LiveAlarm, alarmCalls } from '@fireline/api/alarm';
import { type RouteName, pathTo } from '@fireline/domain/shell';
import { AlarmPopupQueue } from '@fireline/ui/AlarmPopupQueue';
import { SoundBanner } from '@fireline/ui/SoundControl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '../../lib/loading/Boundary.tsx';
import { AlarmsNotShown } from '../../lib/loading/FailedLine.tsx';
import { useAlarmCounts, useLive } from '../../lib/session/live.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useAlarmSound, useSpeaker } from '../../shell/frame/useAlarmSound.ts';
import { useScreenPush } from '../../shell/useScreenPush.tsx';
import { DrillBanner } from '../drills/DrillBanner.tsx';
import { DutyWatch } from '../duty/DutyWatch.tsx';
import { HandleDialog } from '../handling/HandleDialog.tsx';
import { useBulkAcknowledge } from '../handling/useBulkAcknowledge.tsx';
import { useAlarmFiles } from '../sounds/useAlarmFiles.ts';
import { addNewcomers, currentNewcomers, dropNewcomers, subscribeNewcomers } from './newcomerStore.ts';
import { useWaiting } from './useWaiting.ts';

/** Once they are there, they show new alarms themselves: the strip would say again what they are about. */
const aboutAlarms: ReadonlySet<RouteName | undefined> = new Set(['alarmList', 'alarmDetail'] as const);

/** Collects those that come while pages about alarms are open, whether or not one of them is there to show them. */
function useArrivals(isAboutAlarms: boolean): void {
  const { alarms } = useLive();
  useEffect(() => {
    if (!isAboutAlarms) return undefined;
    const stop = alarms.onArrived((arrived) => addNewcomers(arrived.map(({ alarmId }) => alarmId)));
    return () => {
      stop();
      dropNewcomers();
    };
  }, [alarms, isAboutAlarms]);
}

/** New alarms, to be acknowledged and handled from anywhere. @spec ALM-04 ALM-07 */
function NewAlarms({ page }: AlarmWatchProps) {
  const waiting = useWaiting();
  const { hasLine } = useSyncExternalStore(subscribeNewcomers, currentNewcomers);
  const [path, navigate] = useLocation();
  const [unfoldedOn, setUnfoldedOn] = useState<string>();
  const { acknowledge, question } = useBulkAcknowledge();
  const [handled, setHandled] = useState<LiveAlarm>();
  const mayHandle = useMay()(alarmCalls.handle);
  return (
    <>
      <AlarmPopupQueue
        alarms={waiting}
        // a page that is on its way, or that failed, shows nothing of them
        hasStrip={!(hasLine && aboutAlarms.has(page))}
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

/**
 * Watches over alarms on every screen: they are seen, sound, and can be acknowledged and handled from anywhere. What fails in a part of it leaves the
 * others, and new alarms that cannot be drawn are told in their place.
 * @spec ALM-04 ALM-07 N01
 */
export function AlarmWatch({ page }: AlarmWatchProps) {
  useSpeaker();
  useAlarmFiles();
  useArrivals(aboutAlarms.has(page));
  const push = useScreenPush();
  const sound = useAlarmSound();
  const { loadedAtMs } = useAlarmCounts();
  const [isSpeechMissed, setSpeechMissed] = useState(true);
  return (
    <>
      <Boundary Failed={AlarmsNotShown}>
        {push(1).popup.isOn && loadedAtMs !== null && <NewAlarms page={page} />}
      </Boundary>
      <Boundary isPart>
        <DrillBanner />
      </Boundary>
      <Boundary isPart>
        <DutyWatch />
      </Boundary>
      <Boundary isSilent>
        <SoundBanner
          data-banner="sound"
          state={sound.state}
          canSpeak={sound.canSpeak || !isSpeechMissed}
          onEnable={sound.actions.onEnable}
          onDismissSpeech={() => setSpeechMissed(false)}
        />
      </Boundary>
    </>
  );
}
