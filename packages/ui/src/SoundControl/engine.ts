import {
  type AlarmLevel,
  type NextSound,
  type SoundEvent,
  type SoundFacts,
  type SoundState,
  type Soundable,
  alarmSounds,
  initialSoundFacts,
  mildestAlarmLevel,
  isSilenced,
  nextSound,
  soundState,
  soundStep,
} from '@fireline/domain/alarm';
import type { AudioOutput } from './audio.ts';
import type { AudioFile } from './audioFile.ts';
import type { Clock } from './clock.ts';
import type { Station } from './leader.ts';
import type { SpeechOutput } from './speech.ts';

/** Between the tones and the spoken place. */
const breathMs = 150;
/** Some browsers never say that an utterance ended. */
const speechLimitMs = 20_000;
/** What the test at the start of a shift plays: the two-tone of level 3, nobody's alarm. */
const testLevel: AlarmLevel = 3;

export interface SoundSurroundings {
  readonly audio: AudioOutput;
  readonly speech: SpeechOutput;
  readonly station: Pick<
    Station,
    'isVoice' | 'isElsewhere' | 'mutedUntilMs' | 'setCanSound' | 'mute' | 'tellHeard' | 'listen'
  >;
  readonly devices: {
    /** How many outputs there are; null where the browser does not tell. */
    readonly count: () => Promise<number | null>;
    readonly onChange: (listener: () => void) => () => void;
  };
  readonly clock: Clock;
}

/** What is said after the tones, and in which language. */
export interface Speaker<A extends Soundable> {
  readonly sentence: (next: NextSound<A>) => string;
  /** BCP 47. */
  readonly tag: string;
}

export interface SoundSnapshot {
  readonly state: SoundState;
  /** No other tab of the station is known to sound in place of this one. */
  readonly isVoice: boolean;
  /** The browser has a voice for the reader's language. */
  readonly canSpeak: boolean;
  /** The level that is heard just now. */
  readonly sounding: AlarmLevel | null;
}

interface Signal<A extends Soundable> {
  readonly level: AlarmLevel;
  /** The alarms it stands for; none for a test. */
  readonly next: NextSound<A> | null;
}

/**
 * Sounds what the domain says is due: tones of the level, then the place, one signal at a time, again until acknowledged.
 * It holds no rule of its own about what is heard when; it knows how to play, to cut off and to wait.
 * @spec N01 N02 N03 ALM-04 ALM-07
 */
export class SoundEngine<A extends Soundable = Soundable> {
  readonly #around: SoundSurroundings;
  readonly #heard = new Map<number, { readonly times: number; readonly lastAtMs: number }>();
  readonly #listeners = new Set<() => void>();
  #files: ReadonlyMap<AlarmLevel, AudioFile> = new Map();
  readonly #undo: (() => void)[];
  #alarms: ReadonlyMap<number, A> = new Map();
  #facts: SoundFacts = initialSoundFacts;
  #mildestLevel: AlarmLevel = mildestAlarmLevel;
  #speaker: Speaker<A> | undefined;
  #signal: Signal<A> | undefined;
  #snapshot: SoundSnapshot;
  #cancelStep = (): void => {};
  /** Of the test tone that waits for leave. */
  #cancelTest = (): void => {};
  #cancelWake = (): void => {};

  constructor(around: SoundSurroundings) {
    this.#around = around;
    const { audio, speech, station, devices } = around;
    this.#facts = { ...this.#facts, mutedUntilMs: station.mutedUntilMs };
    const countDevices = (): void =>
      void devices.count().then(
        (count) => count !== null && this.#apply({ type: 'devices', count }),
        () => {
          // the browser does not tell: sound is not called missing on a guess
        },
      );
    this.#undo = [
      audio.onChange(() => this.#apply({ type: audio.isAllowed() ? 'allowed' : 'blocked' })),
      speech.onChange(() => this.#publish()),
      devices.onChange(countDevices),
      station.listen({
        onVoice: () => this.#turn(),
        onMute: (untilMs) => this.#apply(untilMs === null ? { type: 'unmute' } : { type: 'mute', untilMs }),
        onHeard: (alarmIds) => this.#markHeard(alarmIds),
      }),
    ];
    this.#snapshot = this.#read();
    this.#apply({ type: audio.isAllowed() ? 'allowed' : 'blocked' });
    countDevices();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SoundSnapshot => this.#snapshot;

  /** The current alarms, all of them, as often as they change. */
  setAlarms(alarms: Iterable<A>): void {
    this.#alarms = new Map(Array.from(alarms, (alarm) => [alarm.alarmId, alarm]));
    for (const alarmId of this.#heard.keys()) if (!this.#alarms.has(alarmId)) this.#heard.delete(alarmId);
    this.#turn();
  }

  /**
   * Sounds of one's own by level, whole files as they are stored. A level without one, or whose file cannot be played or heard, has tones.
   * @returns the levels whose files cannot be played
   * @spec ALM-04
   */
  async setFiles(files: ReadonlyMap<AlarmLevel, ArrayBuffer>): Promise<readonly AlarmLevel[]> {
    const failed: AlarmLevel[] = [];
    const read = new Map<AlarmLevel, AudioFile>();
    for (const [level, bytes] of files)
      try {
        read.set(level, await this.#around.audio.decode(bytes));
      } catch {
        failed.push(level);
      }
    this.#files = read;
    return failed;
  }

  /** Plays a level once as it sounds now, for those who set it. Never over an alarm. @spec ALM-04 */
  preview(level: AlarmLevel): void {
    if (this.#signal) return;
    if (this.#around.audio.isAllowed()) this.#start({ level, next: null }, 1);
    else this.enable();
  }

  setSpeaker(speaker: Speaker<A>): void {
    this.#speaker = speaker;
    this.#publish();
  }

  /**
   * The reader's setting.
   * @param mildestLevel milder alarms make no sound
   */
  setWanted(isWanted: boolean, mildestLevel: AlarmLevel = mildestAlarmLevel): void {
    this.#mildestLevel = mildestLevel;
    this.#apply({ type: 'wanted', isWanted });
  }

  /** Asks for leave and plays the test tone as soon as it is given. Call it from a press. */
  enable(): void {
    const { audio } = this.#around;
    this.#cancelTest();
    if (audio.isAllowed()) return this.test();
    this.#cancelTest = audio.onChange(() => {
      if (!audio.isAllowed()) return;
      this.#cancelTest();
      this.test();
    });
    audio.enable();
  }

  /**
   * Asks for leave at a press anywhere on the page. The test tone follows where alarms will sound here from now on: not beside another tab
   * that sounds, nor where sound is off or silenced.
   * @spec N01
   */
  unlock(): void {
    const { audio, station, clock } = this.#around;
    if (audio.isAllowed()) return;
    const next = soundState(soundStep(this.#facts, { type: 'allowed' }), clock.now());
    if (next.name === 'armed' && !station.isElsewhere) this.enable();
    else audio.enable();
  }

  /** Plays the test tone here, whichever tab is the voice. Never over an alarm: that one is proof enough. */
  test(): void {
    if (this.#signal || !this.#around.audio.isAllowed()) return;
    this.#start({ level: testLevel, next: null }, 1);
  }

  mute(untilMs: number): void {
    this.#around.station.mute(untilMs);
    this.#apply({ type: 'mute', untilMs });
  }

  unmute(): void {
    this.#around.station.mute(null);
    this.#apply({ type: 'unmute' });
  }

  close(): void {
    this.#undo.forEach((undo) => undo());
    this.#cancelWake();
    this.#cancelTest();
    this.#cut();
    this.#listeners.clear();
  }

  #apply(event: SoundEvent): void {
    this.#facts = soundStep(this.#facts, event);
    const { isWanted, isAllowed, hasDevice } = this.#facts;
    // a silenced tab is still the voice: were it not, the next tab would break the silence
    this.#around.station.setCanSound(isWanted && isAllowed && hasDevice);
    this.#turn();
  }

  /** Looks at everything anew: cuts what should not sound, starts what should, else sleeps until something is due. */
  #turn(): void {
    this.#cancelWake();
    const now = this.#around.clock.now();
    const isHeardHere = soundState(this.#facts, now).name === 'armed' && this.#around.station.isVoice;
    if (this.#signal?.next && !(isHeardHere && this.#isStillDue(this.#signal.next))) this.#cut();
    if (isHeardHere && !this.#signal) {
      const next = nextSound(this.#audible(), this.#heard, now);
      if (next) this.#start({ level: next.alarm.level, next }, next.gain);
    }
    this.#sleep(now);
    this.#publish();
  }

  #audible(): readonly A[] {
    return [...this.#alarms.values()].filter(({ level }) => level <= this.#mildestLevel);
  }

  /** Somebody has yet to acknowledge it, and nothing worse has come that was never heard. */
  #isStillDue(next: NextSound<A>): boolean {
    const level = next.alarm.level;
    if (level > this.#mildestLevel) return false;
    const now = this.#around.clock.now();
    const isOpen = (alarmId: number): boolean => {
      const alarm = this.#alarms.get(alarmId);
      return alarm !== undefined && !alarm.isAcknowledged && !isSilenced(alarm, now);
    };
    for (const alarm of this.#alarms.values())
      if (alarm.level < level && isOpen(alarm.alarmId) && !this.#heard.has(alarm.alarmId)) return false;
    return next.covers.some(({ alarmId }) => isOpen(alarmId));
  }

  #start(signal: Signal<A>, gain: number): void {
    const { audio, clock, station } = this.#around;
    this.#signal = signal;
    if (signal.next) {
      const alarmIds = signal.next.covers.map(({ alarmId }) => alarmId);
      this.#markHeard(alarmIds);
      station.tellHeard(alarmIds);
    }
    const tonesMs = audio.play(alarmSounds[signal.level], gain, this.#files.get(signal.level));
    this.#cancelStep = clock.after(tonesMs + breathMs, () => this.#say(signal, gain));
    this.#publish();
  }

  #say(signal: Signal<A>, gain: number): void {
    const { clock, speech } = this.#around;
    const end = (): void => {
      if (this.#signal !== signal) return;
      this.#cancelStep();
      this.#signal = undefined;
      this.#turn();
    };
    const speaker = this.#speaker;
    if (!signal.next || !speaker || !speech.canSpeak(speaker.tag)) return end();
    this.#cancelStep = clock.after(speechLimitMs, () => {
      speech.stop();
      end();
    });
    speech.speak({ text: speaker.sentence(signal.next), tag: speaker.tag, gain, onEnd: end });
  }

  #cut(): void {
    this.#signal = undefined;
    this.#cancelStep();
    this.#around.audio.stop();
    this.#around.speech.stop();
  }

  #markHeard(alarmIds: readonly number[]): void {
    const lastAtMs = this.#around.clock.now();
    for (const alarmId of alarmIds)
      this.#heard.set(alarmId, { times: (this.#heard.get(alarmId)?.times ?? 0) + 1, lastAtMs });
  }

  /** Until the next repeat or the end of a silence, whichever is first. */
  #sleep(now: number): void {
    const dues = this.#signal ? [] : this.#audible().flatMap((alarm) => this.#dueAtMs(alarm) ?? []);
    const { mutedUntilMs } = this.#facts;
    const wake = [...dues, ...(mutedUntilMs === null ? [] : [mutedUntilMs])].filter((atMs) => atMs > now);
    if (wake.length === 0) return;
    const soonest = wake.reduce((a, b) => Math.min(a, b));
    this.#cancelWake = this.#around.clock.after(soonest - now, () => this.#turn());
  }

  #dueAtMs(alarm: A): number | undefined {
    const heard = this.#heard.get(alarm.alarmId);
    if (alarm.isAcknowledged) return undefined;
    const repeatMs = heard && heard.lastAtMs + alarmSounds[alarm.level].repeatEveryMs;
    // one that was never heard is due at once, unless a silence keeps it quiet
    return isSilenced(alarm, this.#around.clock.now()) ? Math.max(repeatMs ?? 0, alarm.silencedUntilMs ?? 0) : repeatMs;
  }

  #read(): SoundSnapshot {
    const { clock, station, speech } = this.#around;
    return {
      state: soundState(this.#facts, clock.now()),
      isVoice: !station.isElsewhere,
      canSpeak: this.#speaker !== undefined && speech.canSpeak(this.#speaker.tag),
      sounding: this.#signal?.level ?? null,
    };
  }

  #publish(): void {
    const next = this.#read();
    const { state, isVoice, canSpeak, sounding } = this.#snapshot;
    const isSame =
      isVoice === next.isVoice &&
      canSpeak === next.canSpeak &&
      sounding === next.sounding &&
      JSON.stringify(state) === JSON.stringify(next.state);
    if (isSame) return;
    this.#snapshot = next;
    this.#listeners.forEach((listener) => listener());
  }
}
