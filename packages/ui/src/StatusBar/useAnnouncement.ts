import { useEffect, useRef, useState } from 'react';
import { useFireline } from '../lib/index.ts';
import { useAlarmVoice } from '../lib/alarm/useAlarmVoice.ts';
import { type AnnouncerState, type Remark, type StatusFacts, announce, startAnnouncer } from './announce.ts';

export interface Announcement {
  /** Grows, so that the same words said twice are two announcements. */
  readonly id: number;
  readonly remarks: readonly Remark[];
}

/** What to speak now of the facts, at the announcer's pace. @param facts the same object as long as nothing changed */
export function useAnnouncement(facts: StatusFacts): Announcement {
  const { clock } = useFireline();
  const isVoice = useAlarmVoice('bar');
  const state = useRef<AnnouncerState>(undefined);
  const [announcement, setAnnouncement] = useState<Announcement>({ id: 0, remarks: [] });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      const next = announce(state.current ?? startAnnouncer(facts), facts, clock(), isVoice);
      state.current = next.state;
      if (next.remarks.length > 0) setAnnouncement(({ id }) => ({ id: id + 1, remarks: next.remarks }));
      if (next.waitMs !== null) timer = setTimeout(listen, next.waitMs);
    };
    listen();
    return () => clearTimeout(timer);
  }, [facts, clock, isVoice]);
  return announcement;
}
