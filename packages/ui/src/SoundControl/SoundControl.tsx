import { type SoundState, alarmSoundWords, muteMinutes as muteMinutesDefault } from '@fireline/domain/alarm';
import { AudioLines, BellOff, Headphones, HeadphoneOff, Volume2, VolumeOff, VolumeX } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { type Format, type Translate, VisuallyHidden, useFormat, useWords } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { Root } from './SoundControl.styles.ts';
import { soundControlWords } from './words.ts';

const minuteMs = 60_000;

export interface SoundActions {
  /** Asks the browser for leave and plays the test tone. */
  readonly onEnable: () => void;
  readonly onTest: () => void;
  readonly onMute: (change: { readonly forMs: number }) => void;
  readonly onUnmute: () => void;
}

export interface SoundControlProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, SoundActions {
  readonly state: SoundState;
  /** This tab is the one of the station that sounds. Default true. */
  readonly isVoice?: boolean;
  /** What one press silences. Default: the domain's ten minutes. */
  readonly muteMinutes?: number;
  /** A `SoundBanner` on the page says why nothing sounds and has the button: here is the symbol alone. Default false. */
  readonly hasBanner?: boolean;
}

const icons: Record<SoundState['name'], ReactNode> = {
  armed: <Volume2 aria-hidden />,
  muted: <BellOff aria-hidden />,
  blocked: <VolumeX aria-hidden />,
  noDevice: <HeadphoneOff aria-hidden />,
  off: <VolumeOff aria-hidden />,
};

/** What sound says of itself in words, such as 'muted until 11:04:05'. */
export const soundText = (
  state: SoundState,
  isVoice: boolean,
  t: Translate<keyof typeof alarmSoundWords>,
  format: Format,
): string => {
  if (state.name === 'armed' && !isVoice) return t('alarm.sound.elsewhere');
  return t(`alarm.sound.${state.name}`, state.name === 'muted' ? { time: format.time(state.untilMs) } : {});
};

/**
 * The truth about sound, and what can be done about it: test it, silence it for a while, turn it on.
 * @spec N01 N02
 * @example
 * <SoundControl
 *   state={{ name: 'armed' }}
 *   onEnable={() => engine.enable()}
 *   onTest={() => engine.test()}
 *   onMute={() => engine.mute()}
 *   onUnmute={() => engine.unmute()}
 * />
 */
export function SoundControl(props: SoundControlProps) {
  const {
    state,
    isVoice = true,
    muteMinutes = muteMinutesDefault,
    hasBanner = false,
    onEnable,
    onTest,
    onMute,
    onUnmute,
    ...rest
  } = props;
  needs('SoundControl', { onEnable, onTest, onMute, onUnmute });
  const t = useWords(alarmSoundWords, soundControlWords);
  const format = useFormat();
  const isOn = state.name === 'armed' || state.name === 'muted';
  const text = soundText(state, isVoice, t, format);
  const isSaid = hasBanner && (state.name === 'blocked' || state.name === 'noDevice');
  return (
    <Root role="group" aria-label={t('SoundControl.label')} {...rest} data-sound={state.name}>
      <span data-part="state" title={text}>
        {state.name === 'armed' && !isVoice ? <Headphones aria-hidden /> : icons[state.name]}
        {isSaid ? <VisuallyHidden>{text}</VisuallyHidden> : <span data-part="words">{text}</span>}
      </span>
      {state.name === 'blocked' && !isSaid && (
        <Button variant="primary" onClick={onEnable}>
          {t('alarm.sound.enable')}
        </Button>
      )}
      {isOn && (
        <Tooltip text={t('alarm.sound.test')}>
          <IconButton
            label={t('alarm.sound.test')}
            icon={<AudioLines aria-hidden />}
            data-part="test"
            onClick={onTest}
          />
        </Tooltip>
      )}
      {state.name === 'armed' && (
        <Tooltip text={t('SoundControl.silenceFor', { minutes: muteMinutes })}>
          <IconButton
            label={t('SoundControl.silenceFor', { minutes: muteMinutes })}
            icon={<BellOff aria-hidden />}
            onClick={() => onMute({ forMs: muteMinutes * minuteMs })}
          />
        </Tooltip>
      )}
      {state.name === 'muted' && <Button onClick={onUnmute}>{t('alarm.sound.unmute')}</Button>}
    </Root>
  );
}
