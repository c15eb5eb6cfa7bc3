import { alarmSoundWords, alarmWords } from '@fireline/domain/alarm';
import { shellWords } from '@fireline/domain/shell';
import { TopLayer } from '../lib/overlay/TopLayer.tsx';
import { VisuallyHidden, useFormat, useWords } from '../lib/index.ts';
import { type Remark, type StatusFacts, politenessOf } from './announce.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { statusBarWords } from './words.ts';

/** The spoken twin of the bar. Where something on the page speaks of alarms by name, it leaves them to that. @spec N23 */
export function Announcer({ facts }: { readonly facts: StatusFacts }) {
  const { id, remarks } = useAnnouncement(facts);
  const say = useSay();
  const politeness = politenessOf(remarks);
  const text = <span key={id}>{remarks.map(say).join(' · ')}</span>;
  return (
    <TopLayer>
      <VisuallyHidden>
        <span role="alert">{politeness === 'assertive' && text}</span>
        <span role="status">{politeness === 'polite' && text}</span>
      </VisuallyHidden>
    </TopLayer>
  );
}

function useSay(): (remark: Remark) => string {
  const t = useWords(statusBarWords, alarmWords, alarmSoundWords, shellWords);
  const format = useFormat();
  return (remark) => {
    switch (remark.kind) {
      case 'alarms':
        return t('StatusBar.say.alarms', {
          level: t(`alarm.level.${remark.level}`),
          more: format.number(remark.more),
          count: format.number(remark.count),
        });
      case 'link':
        return t('StatusBar.say.link', {
          state: remark.link === 'stale' ? t('StatusBar.say.stale') : t(`shell.link.${remark.link}`),
        });
      case 'sound':
        return remark.sound === 'muted' ? t('StatusBar.say.muted') : t(`alarm.sound.${remark.sound}`);
      case 'allAcknowledged':
        return t('alarm.count.allAcknowledged');
    }
  };
}
