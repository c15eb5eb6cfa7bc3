import type { AlarmSound } from '@fireline/domain/alarm';
import { type AudioFile, decodeAudio } from './audioFile.ts';
import { scheduleTones, tonesMs } from './tones.ts';

/** What makes tones, and plays files in their place. */
export interface AudioOutput {
  /** The browser lets the page sound. */
  readonly isAllowed: () => boolean;
  /** Asks the browser for leave; it gives it only in answer to a press or a key. */
  readonly enable: () => void;
  /** Plays one signal, the file where there is one and it can be played, otherwise the tones. @returns how long it takes in milliseconds */
  readonly play: (sound: AlarmSound, gain: number, file?: AudioFile) => number;
  /** Reads a file. @throws Error where it cannot be played, or not be heard */
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioFile>;
  readonly stop: () => void;
  /** Tells of leave given or taken away; the answer ends it. */
  readonly onChange: (listener: () => void) => () => void;
  readonly close: () => void;
}

/**
 * Tones by WebAudio. The context's own state is the only proof that the browser lets us sound, so it is made at once and watched.
 * @param makeContext `() => new AudioContext()`
 * @spec N01
 */
export function webAudio(makeContext: () => AudioContext): AudioOutput {
  const context = makeContext();
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let stop = (): void => {};
  context.addEventListener('statechange', tell);
  return {
    isAllowed: () => context.state === 'running',
    // refused or closed meanwhile: the state says so
    enable: () => void context.resume().then(tell, tell),
    play: (sound, gain, file) => {
      stop();
      if (file)
        try {
          stop = file.start(gain);
          return file.durationMs;
        } catch {
          // tones below: an alarm is never silent for the want of a file
        }
      stop = scheduleTones(context, sound, gain);
      return tonesMs(sound);
    },
    decode: (bytes) => decodeAudio(context, bytes),
    stop: () => stop(),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      context.removeEventListener('statechange', tell);
      stop();
      void context.close().catch(() => {
        // closed already by the browser, which is what was wanted
      });
    },
  };
}
