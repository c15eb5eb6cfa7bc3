import { type SoundState, alarmSoundWords } from '@fireline/domain/alarm';
import { Banner, type BannerProps } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { useWords } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { soundControlWords } from './words.ts';

export interface SoundBannerProps extends Omit<
  BannerProps,
  'tone' | 'title' | 'actions' | 'children' | 'live' | 'onDismiss'
> {
  readonly state: SoundState;
  /** The browser has a voice for the reader's language. Default true. */
  readonly canSpeak?: boolean;
  readonly onEnable: () => void;
  /** Takes the remark on missing speech away; what silences alarms cannot be waved away. */
  readonly onDismissSpeech?: () => void;
}

/**
 * Says loudly that alarms would not be heard, and how to mend it; draws nothing while all is well.
 * @spec N01 ALM-04
 */
export function SoundBanner({ state, canSpeak = true, onEnable, onDismissSpeech, ...rest }: SoundBannerProps) {
  needs('SoundBanner', { onEnable });
  const t = useWords(alarmSoundWords, soundControlWords);
  if (state.name === 'blocked' || state.name === 'noDevice') {
    const enable = (
      <Button variant="primary" onClick={onEnable}>
        {t('alarm.sound.enable')}
      </Button>
    );
    return (
      <Banner
        {...rest}
        tone="danger"
        live="assertive"
        title={t(`alarm.sound.${state.name}`)}
        actions={state.name === 'blocked' ? enable : undefined}
      >
        {t(`SoundControl.${state.name}`)}
      </Banner>
    );
  }
  if (canSpeak || state.name === 'off') return null;
  return (
    <Banner {...rest} tone="attention" live="polite" title={t('alarm.sound.noSpeech')} onDismiss={onDismissSpeech}>
      {t('SoundControl.noSpeech')}
    </Banner>
  );
}
