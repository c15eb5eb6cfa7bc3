import { type LiveAlarm, alarmCalls } from '@fireline/api/alarm';
import { isInPopupRange, isSilenced, muteMinutes } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { AlarmPopupQueue } from '@fireline/ui/AlarmPopupQueue';
import { SoundBanner } from '@fireline/ui/SoundControl';
import { useNow } from '@fireline/ui/lib';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLive } from '../lib/session/live.ts';
import { useCalmly } from '../lib/useCalmly.ts';
import { useMay } from '../lib/session/useMay.ts';
import { usePreferences } from '../lib/session/preferences.ts';
import { useScreenPush } from '../shell/useScreenPush.ts';
import { DrillBanner } from './drills/DrillBanner.tsx';
import { DutyWatch } from './duty/DutyWatch.tsx';
import { useAlarmFiles } from './sounds/useAlarmFiles.ts';
import { HandleDialog } from './handling/HandleDialog.tsx';
import { useBulkAcknowledge } from './handling/useBulkAcknowledge.tsx';
import { useAlarmSound, useSpeaker } from '../shell/frame/useAlarmSound.ts';

const silenceMs = muteMinutes * 60_000;
/** How soon an alarm pops up whose silence has ended, or disappears that is out of range. */
const popupEveryMs = 5000;

/** The alarms that wait for acknowledgement and are recent enough to pop up. @spec ALM-08 */
function useWaiting() {
  const { alarms } = useLive();
  const counts = useCalmly(alarms.subscribe, alarms.getSnapshot);
  const now = useNow(popupEveryMs);
  const { popupHours } = usePreferences();
  const waiting = useMemo(() => {
    if (counts.total === 0) return [];
    const recent: LiveAlarm[] = [];
    for (const id of alarms.rows.getIds()) {
      const alarm = alarms.rows.getRow(id);
      if (!alarm || alarm.isAcknowledged || isSilenced(alarm, now)) continue;
      if (isInPopupRange(alarm.raisedAtMs, now, popupHours)) recent.push(alarm);
    }
    return recent;
  }, [alarms, counts, now, popupHours]);
  return { counts, waiting };
}

/** What stood when the page was opened waits behind a bar; what comes afterwards opens it, until a person folds it away. */
function useFolding() {
  const { alarms } = useLive();
  const [isFolded, setFolded] = useState(true);
  const isTouched = useRef(false);
  useEffect(
    () =>
      alarms.onArrived(() => {
        if (!isTouched.current) setFolded(false);
      }),
    [alarms],
  );
  const onFoldedChange = (change: { readonly isFolded: boolean }) => {
    isTouched.current = change.isFolded;
    setFolded(change.isFolded);
  };
  return { isFolded, onFoldedChange };
}

/** Watches over alarms on every screen: they pop up, sound, and can be acknowledged and handled from anywhere. @spec ALM-04 ALM-07 N01 */
export function AlarmWatch() {
  useSpeaker();
  useAlarmFiles();
  const push = useScreenPush();
  const sound = useAlarmSound();
  const { counts, waiting } = useWaiting();
  const folding = useFolding();
  const [, navigate] = useLocation();
  const { acknowledge, question } = useBulkAcknowledge();
  const [handled, setHandled] = useState<LiveAlarm>();
  const [isSpeechMissed, setSpeechMissed] = useState(true);
  const mayHandle = useMay()(alarmCalls.handle);
  return (
    <>
      <DrillBanner />
      <DutyWatch />
      <SoundBanner
        data-banner="sound"
        state={sound.state}
        canSpeak={sound.canSpeak || !isSpeechMissed}
        onEnable={sound.actions.onEnable}
        onDismissSpeech={() => setSpeechMissed(false)}
      />
      {push(1).popup.isOn && counts.loadedAtMs !== null && (
        <AlarmPopupQueue
          alarms={waiting.filter(({ level }) => push(level).popup.isOn)}
          totals={{ standing: counts.total, unacknowledged: counts.unacknowledged }}
          {...folding}
          onAcknowledge={mayHandle ? ({ alarms }) => acknowledge(alarms.map(({ alarmId }) => alarmId)) : undefined}
          onOpen={({ alarms: [first, ...others] }) => {
            if (first && others.length === 0)
              navigate(pathTo('alarmDetail', { alarmId: first.alarmId, segment: 'current' }));
            else if (first) navigate(`${pathTo('alarmList')}?search=${encodeURIComponent(first.unitName)}`);
          }}
          onSilence={() => sound.actions.onMute({ forMs: silenceMs })}
          onHandle={mayHandle ? ({ alarm }) => setHandled(alarm) : undefined}
        />
      )}
      {question}
      {handled && <HandleDialog alarm={handled} onClose={() => setHandled(undefined)} />}
    </>
  );
}
