import { alarmSoundWords, alarmWords } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden, useFireline, useWords } from '../lib/index.ts';
import type { PopupAlarm } from './popupAlarm.ts';
import { type Politeness, type Spoken, arrive, noArrivals } from './arrivals.ts';
import { placeOf } from './place.ts';

interface Said {
  readonly id: number;
  readonly text: Readonly<Record<Politeness, Spoken<PopupAlarm> | null>>;
}

/** The spoken twin of the queue: levels 1 and 2 interrupt, the others wait for a pause. @spec N23 */
export function Arrivals({ alarms }: { readonly alarms: readonly PopupAlarm[] }) {
  const { clock } = useFireline();
  const state = useRef(noArrivals);
  const [said, setSaid] = useState<Said>({ id: 0, text: { assertive: null, polite: null } });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      const next = arrive(state.current, alarms, clock());
      state.current = next.state;
      if (next.spoken.length > 0) {
        const found = (politeness: Politeness) => next.spoken.find((one) => one.politeness === politeness) ?? null;
        setSaid(({ id }) => ({ id: id + 1, text: { assertive: found('assertive'), polite: found('polite') } }));
      }
      if (next.waitMs !== null) timer = setTimeout(listen, next.waitMs);
    };
    listen();
    return () => clearTimeout(timer);
  }, [alarms, clock]);
  const say = useSay();
  return (
    <VisuallyHidden>
      <span role="alert">{said.text.assertive && <span key={said.id}>{say(said.text.assertive)}</span>}</span>
      <span role="status">{said.text.polite && <span key={said.id}>{say(said.text.polite)}</span>}</span>
    </VisuallyHidden>
  );
}

function useSay(): (spoken: Spoken<PopupAlarm>) => string {
  const t = useWords(alarmWords, alarmSoundWords, siteWords);
  return ({ alarm, count }) => {
    const entry = { key: '', of: 'alarm', level: alarm.level, first: alarm, alarms: [alarm] } as const;
    const args = {
      level: t(`alarm.level.${alarm.level}`),
      kind: t(`alarm.kind.${alarm.kind}`),
      place: placeOf(entry, t),
    };
    return count === 1 ? t('alarm.spoken.one', args) : t('alarm.spoken.many', { ...args, count: count - 1 });
  };
}
