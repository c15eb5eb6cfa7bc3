import {
  type AlarmKind,
  type Announcement,
  type AnnouncerState,
  type Foldable,
  type Politeness,
  alarmSoundWords,
  alarmWords,
  announceAlarms,
  startAnnouncer,
} from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { useEffect, useRef, useState } from 'react';
import { TopLayer } from '../overlay/TopLayer.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useFireline } from '../context.ts';
import { placeOf } from '../overlay/placeOf.ts';
import { type Speaker, useAlarmVoice } from './useAlarmVoice.ts';
import { useWords } from '../format/useWords.ts';

/** What is said of an alarm. */
export interface SpokenAlarm extends Foldable {
  readonly kind: AlarmKind;
  readonly placeName: string;
}

export interface AlarmVoiceProps {
  readonly as: Speaker;
  /** All that stand; a new array whenever some came or went, at a pace for walking over all of them. */
  readonly alarms: readonly SpokenAlarm[];
  /** What stands at first is announced too. Default: it is there to be read. */
  readonly isBacklogSpoken?: boolean;
}

interface Said {
  readonly id: number;
  readonly text: Readonly<Record<Politeness, Announcement<SpokenAlarm> | null>>;
}

/**
 * The spoken twin of alarms on screen: two live regions that follow the domain's policy, silent while another component of the page speaks.
 * @spec N23 ALM-07
 */
export function AlarmVoice({ as, alarms, isBacklogSpoken = false }: AlarmVoiceProps) {
  const { clock } = useFireline();
  const isVoice = useAlarmVoice(as);
  const state = useRef<AnnouncerState>(undefined);
  const [said, setSaid] = useState<Said>({ id: 0, text: { assertive: null, polite: null } });
  useEffect(() => {
    if (!isVoice) {
      // what comes meanwhile is told by another, and is not told again when this one is back
      if (state.current) state.current = startAnnouncer(alarms);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      const before = state.current ?? startAnnouncer(isBacklogSpoken ? [] : alarms);
      const next = announceAlarms(before, alarms, clock());
      state.current = next.state;
      if (next.said.length > 0) {
        const found = (politeness: Politeness) => next.said.find((one) => one.politeness === politeness) ?? null;
        setSaid(({ id }) => ({ id: id + 1, text: { assertive: found('assertive'), polite: found('polite') } }));
      }
      if (next.waitMs !== null) timer = setTimeout(listen, next.waitMs);
    };
    listen();
    return () => clearTimeout(timer);
  }, [alarms, clock, isVoice, isBacklogSpoken]);
  const say = useSay();
  return (
    <TopLayer>
      <VisuallyHidden>
        <span role="alert">{said.text.assertive && <span key={said.id}>{say(said.text.assertive)}</span>}</span>
        <span role="status">{said.text.polite && <span key={said.id}>{say(said.text.polite)}</span>}</span>
      </VisuallyHidden>
    </TopLayer>
  );
}

function useSay(): (announcement: Announcement<SpokenAlarm>) => string {
  const t = useWords(alarmWords, alarmSoundWords, siteWords);
  return ({ alarm, more }) => {
    const worst = t('alarm.spoken.one', {
      level: t(`alarm.level.${alarm.level}`),
      kind: t(`alarm.kind.${alarm.kind}`),
      place: placeOf({ of: 'alarm', first: alarm }, t),
    });
    return more.reduce((text, { level, count }) => t('alarm.announce.more', { said: text, level, count }), worst);
  };
}
