import { type Tab, takeoverMs, whoSounds } from '@fireline/domain/alarm';
import { type Clock } from './clock.ts';

/** How often each tab tells of itself. */
const tellEveryMs = 500;
/** A new tab first hears who else is there. */
const settleMs = 250;

interface Mute {
  readonly untilMs: number | null;
  readonly setAtMs: number;
}
type Face = Omit<Tab, 'lastToldAtMs'>;
/** What tabs say to each other. */
export type TabMessage =
  | {
      readonly kind: 'tell';
      readonly tab: Face;
      readonly isVoice: boolean;
      readonly mute: Mute;
      readonly wantsAnswer: boolean;
    }
  | { readonly kind: 'bye'; readonly tabId: string }
  | { readonly kind: 'heard'; readonly alarmIds: readonly number[] };

/** What carries messages to the other tabs. */
export interface Channel {
  readonly send: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  readonly close: () => void;
}

/** The browser's own channel between tabs of one origin. */
export const broadcast = (channel: BroadcastChannel): Channel => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target: it never leaves its origin
  send: (message) => channel.postMessage(message),
  listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  close: () => channel.close(),
});

/** The Web Locks of the browser, as far as they are used. */
export interface Locks {
  readonly request: (
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    hold: () => Promise<void>,
  ) => Promise<void>;
}
export interface Page {
  readonly isVisible: () => boolean;
  /** Runs when visibility changes (`show`) and when the page goes (`hide`). */
  readonly onChange: (listener: (what: 'show' | 'hide') => void) => () => void;
}

export interface StationSurroundings {
  /** Unique to the tab. */
  readonly tabId: string;
  readonly channel: Channel;
  /** Missing where the page is not served securely: then the tabs only agree by what they tell. */
  readonly locks: Locks | undefined;
  readonly page: Page;
  readonly clock: Clock;
  readonly lockName?: string;
}

export interface StationListener {
  /** Which tab sounds has changed, or what is known of it. */
  readonly onVoice?: () => void;
  readonly onMute?: (untilMs: number | null) => void;
  readonly onHeard?: (alarmIds: readonly number[]) => void;
}

/**
 * One voice per station: of all open tabs exactly one sounds. Each tab tells of itself twice a second; which of them sounds follows from
 * the domain's rule; a lock of the browser makes sure that two never sound while they have not heard of each other yet. A tab that died
 * gives its lock back by itself; from one that hangs it is taken.
 * @spec N02
 */
export class Station {
  readonly #around: StationSurroundings;
  readonly #tabs = new Map<string, Tab>();
  readonly #listeners = new Set<StationListener>();
  readonly #openedAtMs: number;
  readonly #undo: (() => void)[] = [];
  #canSound = false;
  #mute: Mute = { untilMs: null, setAtMs: 0 };
  #isVoice = false;
  #isElsewhere = false;
  #isLeaving = false;
  #isClosed = false;
  /** Since when it is the turn of this tab, and another has the lock. */
  #turnSinceMs: number | undefined;
  #lastBeatAtMs: number;
  /** When another tab last told that it is the voice. */
  #otherVoiceAtMs: number;
  #lock: { readonly abort: AbortController; release: () => void } | undefined;
  #cancelExpiry = (): void => {};
  #cancelBeat = (): void => {};

  constructor(around: StationSurroundings) {
    this.#around = around;
    this.#openedAtMs = around.clock.now();
    this.#lastBeatAtMs = this.#openedAtMs;
    this.#otherVoiceAtMs = this.#openedAtMs;
    around.channel.listen((message) => this.#hear(message));
    this.#undo.push(
      around.page.onChange((what) => {
        if (what === 'hide') {
          this.#isLeaving = true;
          around.channel.send({ kind: 'bye', tabId: around.tabId });
          return;
        }
        // browsers hide a page after `pagehide`: reporting that would add the closed tab to the list of the others again
        if (this.#isLeaving && !around.page.isVisible()) return;
        this.#isLeaving = false;
        this.#change();
      }),
    );
    this.#tell(true);
    this.#cancelBeat = around.clock.after(settleMs, () => this.#beat());
  }

  /** This tab is the one that sounds. */
  get isVoice(): boolean {
    return this.#isVoice;
  }

  /** Another tab is known to sound, or holds the lock. False while this tab has not asked the others yet, or is about to begin. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
  }

  /** The silence that holds for all tabs of the station. */
  get mutedUntilMs(): number | null {
    return this.#mute.untilMs;
  }

  /** Whether this tab could sound if it were its turn. */
  setCanSound(canSound: boolean): void {
    if (canSound === this.#canSound || this.#isClosed) return;
    this.#canSound = canSound;
    this.#change();
  }

  /** Silences the whole station, or ends it: whoever takes over keeps to it. */
  mute(untilMs: number | null): void {
    this.#mute = { untilMs, setAtMs: this.#around.clock.now() };
    this.#tell(false);
  }

  /** Tells the other tabs what was heard, so that a takeover does not start all over. */
  tellHeard(alarmIds: readonly number[]): void {
    this.#around.channel.send({ kind: 'heard', alarmIds });
  }

  listen(listener: StationListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#undo.forEach((undo) => undo());
    this.#cancelBeat();
    this.#cancelExpiry();
    this.#around.channel.send({ kind: 'bye', tabId: this.#around.tabId });
    this.#leave();
    this.#around.channel.close();
  }

  #face(): Face {
    return {
      tabId: this.#around.tabId,
      isVisible: this.#around.page.isVisible(),
      canSound: this.#canSound,
      openedAtMs: this.#openedAtMs,
    };
  }

  #tell(wantsAnswer: boolean): void {
    this.#around.channel.send({
      kind: 'tell',
      tab: this.#face(),
      isVoice: this.#isVoice,
      mute: this.#mute,
      wantsAnswer,
    });
  }

  #change(): void {
    this.#tell(false);
    if (this.#around.clock.now() - this.#openedAtMs >= settleMs) this.#decide();
  }

  #beat(): void {
    const now = this.#around.clock.now();
    // a hidden page is put to sleep by the browser: what it did not hear meanwhile proves nothing about the others
    const wasAsleep = now - this.#lastBeatAtMs >= takeoverMs;
    if (wasAsleep) {
      for (const tab of this.#tabs.values()) this.#tabs.set(tab.tabId, { ...tab, lastToldAtMs: now });
      this.#otherVoiceAtMs = now;
    }
    this.#lastBeatAtMs = now;
    this.#tell(wasAsleep);
    this.#decide();
    this.#cancelBeat = this.#around.clock.after(tellEveryMs, () => this.#beat());
  }

  #hear(message: TabMessage): void {
    if (this.#isClosed) return;
    if (message.kind === 'heard') {
      for (const { onHeard } of this.#listeners) onHeard?.(message.alarmIds);
      return;
    }
    if (message.kind === 'bye') {
      this.#tabs.delete(message.tabId);
    } else {
      this.#tabs.set(message.tab.tabId, { ...message.tab, lastToldAtMs: this.#around.clock.now() });
      if (message.isVoice) this.#otherVoiceAtMs = this.#around.clock.now();
      this.#takeMute(message.mute);
      if (message.wantsAnswer) this.#tell(false);
    }
    if (this.#around.clock.now() - this.#openedAtMs >= settleMs) this.#decide();
  }

  #takeMute(mute: Mute): void {
    if (mute.setAtMs <= this.#mute.setAtMs) return;
    this.#mute = mute;
    for (const { onMute } of this.#listeners) onMute?.(mute.untilMs);
  }

  #decide(): void {
    const now = this.#around.clock.now();
    for (const tab of this.#tabs.values()) if (now - tab.lastToldAtMs >= takeoverMs) this.#tabs.delete(tab.tabId);
    const me: Tab = { ...this.#face(), lastToldAtMs: now };
    const voice = whoSounds([me, ...this.#tabs.values()], now);
    if (voice === me.tabId) this.#enter(now);
    else this.#leave();
    this.#turnSinceMs = voice === me.tabId && !this.#isVoice ? (this.#turnSinceMs ?? now) : undefined;
    const isKeptOut = this.#turnSinceMs !== undefined && now - this.#turnSinceMs >= tellEveryMs;
    this.#setElsewhere(isKeptOut || (voice !== undefined && voice !== me.tabId));
    this.#watchExpiry(now);
  }

  /** Looks again the moment the next tab would count as dead, so that a takeover does not wait for a beat. */
  #watchExpiry(now: number): void {
    this.#cancelExpiry();
    const silences = [...this.#tabs.values()].map((tab) => tab.lastToldAtMs + takeoverMs - now);
    if (silences.length > 0)
      this.#cancelExpiry = this.#around.clock.after(Math.max(1, Math.min(...silences)), () => this.#decide());
  }

  #enter(now: number): void {
    const { locks } = this.#around;
    if (!locks) return this.#setVoice(true);
    if (!this.#lock) return this.#request(locks, false);
    // it is my turn, and whoever has the lock says nothing: it hangs
    if (!this.#isVoice && now - this.#otherVoiceAtMs >= takeoverMs) {
      this.#lock.abort.abort();
      this.#otherVoiceAtMs = now;
      this.#request(locks, true);
    }
  }

  #request(locks: Locks, steal: boolean): void {
    const lock = { abort: new AbortController(), release: (): void => {} };
    this.#lock = lock;
    const hold = (): Promise<void> => {
      if (this.#lock !== lock) return Promise.resolve();
      this.#setVoice(true);
      return new Promise((resolve) => {
        lock.release = resolve;
      });
    };
    // ends when given back, when no longer wanted, or when another tab took it from this one
    const end = (): void => {
      if (this.#lock !== lock) return;
      this.#lock = undefined;
      this.#otherVoiceAtMs = this.#around.clock.now();
      this.#setVoice(false);
    };
    locks
      .request(this.#around.lockName ?? 'fireline-voice', steal ? { steal } : { signal: lock.abort.signal }, hold)
      .then(end, end);
  }

  #leave(): void {
    const lock = this.#lock;
    this.#lock = undefined;
    // silent first: whoever waits for the lock may sound at once
    this.#setVoice(false);
    lock?.release();
    lock?.abort.abort();
  }

  #setElsewhere(isElsewhere: boolean): void {
    if (isElsewhere === this.#isElsewhere) return;
    this.#isElsewhere = isElsewhere;
    for (const { onVoice } of this.#listeners) onVoice?.();
  }

  #setVoice(isVoice: boolean): void {
    if (isVoice === this.#isVoice) return;
    this.#isVoice = isVoice;
    if (isVoice) this.#isElsewhere = false;
    if (!this.#isClosed) this.#tell(false);
    for (const { onVoice } of this.#listeners) onVoice?.();
  }
}
