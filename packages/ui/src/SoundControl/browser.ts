import type { Soundable } from '@fireline/domain/alarm';
import { webAudio } from './audio.ts';
import { systemClock } from './clock.ts';
import { SoundEngine } from './engine.ts';
import { type Page, Station, broadcast } from './leader.ts';
import { browserSpeech, noSpeech } from './speech.ts';

const channelName = 'fireline-voice';

const browserPage: Page = {
  isVisible: () => document.visibilityState === 'visible',
  onChange: (listener) => {
    const show = (): void => listener('show');
    const hide = (): void => listener('hide');
    document.addEventListener('visibilitychange', show);
    window.addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', show);
      window.removeEventListener('pagehide', hide);
    };
  },
};

// not randomUUID: that one is missing where the page is not served securely
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/**
 * Browsers that let a page choose its output also list the outputs without asking; the others list none, which proves nothing.
 * @spec N01
 */
const countOutputs = async (): Promise<number | null> => {
  if (!('setSinkId' in AudioContext.prototype) || !('mediaDevices' in navigator)) return null;
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'audiooutput').length;
};

const onDeviceChange = (listener: () => void): (() => void) => {
  if (!('mediaDevices' in navigator)) return () => {};
  navigator.mediaDevices.addEventListener('devicechange', listener);
  return () => navigator.mediaDevices.removeEventListener('devicechange', listener);
};

/**
 * The sound of this tab, made of what the browser has. One per page; `close` when it goes.
 * @spec N01 N02 N03
 * @example const { engine, close } = createBrowserSound<Alarm>();
 */
export function createBrowserSound<A extends Soundable>(): {
  readonly engine: SoundEngine<A>;
  readonly close: () => void;
} {
  const audio = webAudio(() => new AudioContext());
  const station = new Station({
    tabId: randomId(),
    channel: broadcast(new BroadcastChannel(channelName)),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    page: browserPage,
    clock: systemClock,
  });
  const speech = 'speechSynthesis' in globalThis ? browserSpeech(speechSynthesis) : noSpeech;
  const engine = new SoundEngine<A>({
    audio,
    speech,
    station,
    devices: { count: countOutputs, onChange: onDeviceChange },
    clock: systemClock,
  });
  // any press is leave enough: who has clicked anywhere need not click the banner too; not each key is a press to the browser
  const unlock = (): void => engine.unlock();
  // at the end of a press, not at its start: the banner that goes then moves what stands below it, and the click would miss its button
  const presses = ['pointerup', 'keydown'] as const;
  for (const press of presses) document.addEventListener(press, unlock, { capture: true });
  return {
    engine,
    close: () => {
      for (const press of presses) document.removeEventListener(press, unlock, { capture: true });
      engine.close();
      station.close();
      audio.close();
    },
  };
}
