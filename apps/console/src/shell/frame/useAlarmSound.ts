import { alarmLevelNumbers, alarmSoundWords, alarmWords } from '@fireline/domain/alarm';
import { languageTags } from '@fireline/domain/lib';
import { siteWords } from '@fireline/domain/site';
import { type SoundActions, useSound } from '@fireline/ui/SoundControl';
import { useLanguage, useWords } from '@fireline/ui/lib';
import { useEffect, useMemo } from 'react';
import { floorText } from '../../lib/floor.ts';
import { useLive } from '../../lib/session/live.ts';
import { useScreenPush } from '../useScreenPush.tsx';

/** What the station's voice says of itself, and its switches. @spec N01 N03 ALM-04 */
export function useAlarmSound() {
  const { sound } = useLive();
  const snapshot = useSound(sound);
  const actions = useMemo<SoundActions>(
    () => ({
      onEnable: () => sound.enable(),
      onTest: () => sound.test(),
      onMute: ({ forMs }) => sound.mute(Date.now() + forMs),
      onUnmute: () => sound.unmute(),
    }),
    [sound],
  );
  return { ...snapshot, actions, control: { ...actions, state: snapshot.state, isVoice: snapshot.isVoice } };
}

/** Tells the voice what to say in the reader's language, and whether it is wanted. Once per page. @spec N03 */
export function useSpeaker(): void {
  const { sound } = useLive();
  const push = useScreenPush();
  const mildest = alarmLevelNumbers.findLast((level) => push(level).sound.isOn);
  const language = useLanguage();
  const t = useWords(alarmWords, alarmSoundWords, siteWords);
  useEffect(() => sound.setWanted(mildest !== undefined, mildest), [sound, mildest]);
  useEffect(() => {
    sound.setSpeaker({
      tag: languageTags[language],
      sentence: ({ alarm, covers }) => {
        const place = [alarm.placeName, alarm.buildingName, floorText(alarm.floor, t)]
          .filter((part) => part !== '')
          .join(' ');
        const args = { level: t(`alarm.level.${alarm.level}`), kind: t(`alarm.kind.${alarm.kind}`), place };
        const others = covers.length - 1;
        const sentence =
          others === 0 ? t('alarm.spoken.one', args) : t('alarm.spoken.many', { ...args, count: others });
        return alarm.isDrill ? t('alarm.spoken.drill', { sentence }) : sentence;
      },
    });
  }, [sound, language, t]);
}
