import type { AlarmSound, Soundable } from '@fireline/domain/alarm';
import type { AudioOutput } from './audio.ts';
import type { AudioFile } from './audioFile.ts';
import type { Clock } from './clock.ts';
import type { Channel, Locks, Page, TabMessage } from './leader.ts';
import type { SpeechOutput, Utterance } from './speech.ts';

/** A clock that moves only when told to, and then runs what falls due in order. */
export class FakeClock implements Clock {
  #nowMs = 1_000_000;
  #due: { readonly atMs: number; readonly run: () => void }[] = [];

  readonly now = (): number => this.#nowMs;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { atMs: this.#nowMs + ms, run };
    this.#due.push(timer);
    return () => {
      this.#due = this.#due.filter((one) => one !== timer);
    };
  };

  /** Lets time pass; between timers everything that waits for a promise runs. */
  async pass(ms: number): Promise<void> {
    const until = this.#nowMs + ms;
    await settle();
    for (;;) {
      const next = this.#due.filter(({ atMs }) => atMs <= until).toSorted((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.run();
      await settle();
    }
    this.#nowMs = until;
  }
}

/** Lets every promise that can settle do so. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 12; round += 1) await Promise.resolve();
};

/** Loudspeaker that writes down what it was asked to play. */
export class FakeAudio implements AudioOutput {
  readonly played: { readonly sound: AlarmSound; readonly gain: number; readonly file?: AudioFile }[] = [];
  stops = 0;
  #isAllowed = true;
  /** Whether a press makes the browser give leave. */
  givesLeave = true;
  readonly #listeners = new Set<() => void>();

  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    this.#listeners.forEach((listener) => listener());
  }
  readonly isAllowed = (): boolean => this.#isAllowed;
  readonly enable = (): void => {
    if (this.givesLeave) this.allow(true);
  };
  /** Reads whatever is not empty. */
  readonly decode = (bytes: ArrayBuffer): Promise<AudioFile> =>
    bytes.byteLength === 0
      ? Promise.reject(new Error('no sound'))
      : Promise.resolve({ durationMs: bytes.byteLength, start: () => () => {} });
  readonly play = (sound: AlarmSound, gain: number, file?: AudioFile): number => {
    this.played.push({ sound, gain, ...(file && { file }) });
    if (file) return file.durationMs;
    return sound.tonesHz.length * sound.toneMs;
  };
  readonly stop = (): void => {
    this.stops += 1;
  };
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly close = (): void => {};
}

/** Speaker that says nothing until `finish`. */
export class FakeSpeech implements SpeechOutput {
  readonly said: Utterance[] = [];
  isSpeaking = false;
  hasVoice = true;
  readonly #listeners = new Set<() => void>();

  readonly canSpeak = (): boolean => this.hasVoice;
  readonly speak = (utterance: Utterance): void => {
    if (this.isSpeaking) throw new Error('two sentences at once');
    this.isSpeaking = true;
    this.said.push(utterance);
  };
  readonly stop = (): void => {
    this.isSpeaking = false;
  };
  finish(): void {
    this.isSpeaking = false;
    this.said.at(-1)?.onEnd();
  }
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

export const alarm = (alarmId: number, level: Soundable['level'], more: Partial<Soundable> = {}): Soundable => ({
  alarmId,
  level,
  raisedAtMs: alarmId,
  isAcknowledged: false,
  ...more,
});

type Listener = (message: TabMessage) => void;

/** One browser with several tabs: their channel, their locks, and ways for a tab to hang or to die. */
export class FakeBrowser {
  readonly #channels = new Map<string, Set<Listener>>();
  #holder: { readonly tabId: string; readonly reject: (reason: Error) => void } | undefined;
  #waiting: { readonly tabId: string; readonly grant: () => void }[] = [];
  /** A hanging tab neither hears nor speaks, yet keeps its lock. */
  readonly hung = new Set<string>();
  readonly #dead = new Set<string>();

  channel(tabId: string): Channel {
    const listeners = new Set<Listener>();
    this.#channels.set(tabId, listeners);
    const isMute = (id: string): boolean => this.hung.has(id) || this.#dead.has(id);
    return {
      send: (message) => {
        if (isMute(tabId)) return;
        for (const [other, heard] of this.#channels)
          if (other !== tabId && !isMute(other))
            void Promise.resolve().then(() => heard.forEach((one) => one(message)));
      },
      listen: (listener) => void listeners.add(listener),
      close: () => void this.#channels.delete(tabId),
    };
  }

  locks(tabId: string): Locks {
    return {
      request: (_name, { steal, signal }, hold) =>
        new Promise<void>((resolve, reject) => {
          const entry = {
            tabId,
            grant: (): void => {
              const holder = { tabId, reject };
              this.#holder = holder;
              const free = (): void => {
                if (this.#holder !== holder) return;
                this.#holder = undefined;
                this.#next();
                resolve();
              };
              hold().then(free, free);
            },
          };
          if (steal) {
            this.#holder?.reject(new DOMException('stolen', 'AbortError'));
            entry.grant();
            return;
          }
          signal?.addEventListener('abort', () => {
            if (!this.#waiting.includes(entry)) return;
            this.#waiting = this.#waiting.filter((one) => one !== entry);
            reject(new DOMException('aborted', 'AbortError'));
          });
          this.#waiting.push(entry);
          this.#next();
        }),
    };
  }

  /** The tab's process ends: its locks are free at once, nothing more is heard of it. */
  kill(tabId: string): void {
    this.#dead.add(tabId);
    this.#waiting = this.#waiting.filter((one) => one.tabId !== tabId);
    if (this.#holder?.tabId === tabId) {
      this.#holder = undefined;
      this.#next();
    }
  }

  #next(): void {
    if (!this.#holder) this.#waiting.shift()?.grant();
  }
}

/** A page whose visibility the test turns. */
export class FakePage implements Page {
  #isVisible: boolean;
  readonly #listeners = new Set<(what: 'show' | 'hide') => void>();
  constructor(isVisible: boolean) {
    this.#isVisible = isVisible;
  }
  show(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#listeners.forEach((listener) => listener('show'));
  }
  /** As browsers do when a page goes: first `pagehide`, then it is hidden. */
  go(): void {
    this.#listeners.forEach((listener) => listener('hide'));
    this.show(false);
  }
  readonly isVisible = (): boolean => this.#isVisible;
  readonly onChange = (listener: (what: 'show' | 'hide') => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
