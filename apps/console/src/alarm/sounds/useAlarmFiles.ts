import { alarmCalls } from '@fireline/api/alarm';
import { useApi, useCall, useTopic } from '@fireline/api/react';
import { accountTopic } from '@fireline/api/session';
import type { AlarmLevel } from '@fireline/domain/alarm';
import { useEffect, useState } from 'react';
import { useLive } from '../../lib/session/live.ts';

const none: readonly AlarmLevel[] = [];

/** The sounds of one's own as this browser hears them, and read again whenever a level gets another. @spec ALM-04 */
export function useAlarmSounds() {
  const call = useCall(alarmCalls.sounds, {});
  const { refetch } = call;
  useTopic(accountTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.what === 'sounds')) void refetch();
    },
    reload: () => void refetch(),
  });
  return call;
}

/**
 * Gives the voice of the station the files of the levels that have one. A file that cannot be fetched or played is left out: its level has tones.
 * @returns the levels whose file cannot be played here
 * @spec ALM-04
 */
export function useAlarmFiles(): readonly AlarmLevel[] {
  const { client } = useApi();
  const { sound } = useLive();
  const { data } = useAlarmSounds();
  const [failed, setFailed] = useState(none);
  const sounds = data?.sounds;
  useEffect(() => {
    if (!sounds) return;
    const asking = new AbortController();
    const fetched = sounds.map(async ({ level, soundId }) => {
      try {
        const { blob } = await client.download(alarmCalls.soundFile, { soundId }, { signal: asking.signal });
        return [level, await blob.arrayBuffer()] as const;
      } catch {
        // empty: no browser plays it, and the level has tones
        return [level, new ArrayBuffer(0)] as const;
      }
    });
    void Promise.all(fetched).then(async (files) => {
      if (asking.signal.aborted) return;
      const unplayed = await sound.setFiles(new Map(files));
      if (!asking.signal.aborted) setFailed(unplayed);
    });
    return () => asking.abort();
  }, [sounds, client, sound]);
  return failed;
}
