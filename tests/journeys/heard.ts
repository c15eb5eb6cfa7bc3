import { type BrowserContext, type Page, expect } from 'playwright/test';
import { launch } from '../../tooling/chromium.ts';
import { apiBase, password } from './world.ts';

/** A browser on a machine with a loudspeaker. Without a press on the page it lets nothing sound, as browsers do. */
export const withLoudspeaker = { ...launch, args: [...launch.args, '--use-fake-device-for-media-stream'] };

interface Sounded {
  /** Instants, as `Date.now`. */
  readonly fromMs: number;
  readonly toMs: number;
}
export interface Tones extends Sounded {
  readonly hz: readonly number[];
  readonly loudness: number;
}
export interface Spoken extends Sounded {
  readonly text: string;
}
export interface Heard {
  readonly tones: readonly Tones[];
  readonly spoken: readonly Spoken[];
  /** What the status bar said of sound, one after the other. */
  readonly states: readonly { readonly text: string; readonly atMs: number }[];
  /** When another tab said that it goes. */
  readonly goodbyes: readonly number[];
}

/** Runs in the page before anything else. Tones are only written down; the browser of the tests has no voices, so it is given one. */
function writeDown(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const heard: { tones: Tones[]; spoken: Spoken[]; states: Heard['states'][number][]; goodbyes: number[] } = {
    tones: [],
    spoken: [],
    states: [],
    goodbyes: [],
  };
  Object.assign(globalThis, { heard });

  const values = new WeakMap<AudioParam, number[]>();
  let loudness = 0;
  const { setValueAtTime, linearRampToValueAtTime } = AudioParam.prototype;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    values.set(this, [...(values.get(this) ?? []), value]);
    return setValueAtTime.call(this, value, at);
  };
  AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
    loudness = Math.max(loudness, value);
    return linearRampToValueAtTime.call(this, value, at);
  };
  const begun = new WeakMap<AudioScheduledSourceNode, { readonly at: number; readonly entry: number }>();
  const { start, stop } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (at = 0) {
    const hz = this instanceof OscillatorNode ? (values.get(this.frequency) ?? []) : [];
    begun.set(this, { at, entry: heard.tones.push({ hz, loudness, fromMs: now(), toMs: Infinity }) - 1 });
    loudness = 0;
    start.call(this, at);
  };
  AudioScheduledSourceNode.prototype.stop = function (at) {
    const { at: from, entry } = begun.get(this) ?? { at: 0, entry: -1 };
    const tones = heard.tones[entry];
    const toMs = at === undefined ? now() : tones ? tones.fromMs + (at - from) * 1000 : 0;
    if (tones) heard.tones[entry] = { ...tones, toMs: Math.min(tones.toMs, toMs) };
    stop.call(this, at);
  };

  const voice = { lang: 'zh-CN', localService: true, default: true, name: 'test', voiceURI: 'test' };
  const chosen = new WeakMap<SpeechSynthesisUtterance, SpeechSynthesisVoice | null>();
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', {
    get: function (this: SpeechSynthesisUtterance) {
      return chosen.get(this) ?? null;
    },
    set: function (this: SpeechSynthesisUtterance, one: SpeechSynthesisVoice | null) {
      chosen.set(this, one);
    },
  });
  let ending: (() => void) | undefined;
  const speakMs = 400;
  SpeechSynthesis.prototype.getVoices = () => [voice];
  SpeechSynthesis.prototype.speak = (utterance) => {
    const entry = heard.spoken.push({ text: utterance.text, fromMs: now(), toMs: Infinity }) - 1;
    const end = (): void => {
      clearTimeout(timer);
      ending = undefined;
      heard.spoken[entry] = { ...(heard.spoken[entry] as Spoken), toMs: now() };
      utterance.dispatchEvent(new Event('end'));
    };
    const timer = setTimeout(end, speakMs);
    ending = end;
  };
  SpeechSynthesis.prototype.cancel = () => ending?.();

  new BroadcastChannel('fireline-voice').addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    if (data.kind === 'bye') heard.goodbyes.push(now());
  });
  const look = (): void => {
    const text = document.querySelector('[data-sound] [data-part=state]')?.textContent;
    if (text && text !== heard.states.at(-1)?.text) heard.states.push({ text, atMs: now() });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Whatever this page sounded, spoke and said of its sound since it was loaded. */
export const heardOn = (page: Page): Promise<Heard> =>
  page.evaluate(() => (globalThis as unknown as { readonly heard: Heard }).heard);

/** Signs in every page of the context, and writes down what they sound. */
export async function station(context: BrowserContext, username: string): Promise<void> {
  const reply = await context.request.post(`${apiBase}/auths/weak/login`, {
    form: { rentId: 'R001', username, password },
  });
  const { data } = (await reply.json()) as { data: object };
  await context.addInitScript(
    (session) => localStorage.getItem('fireline.session') ?? localStorage.setItem('fireline.session', session),
    JSON.stringify(data),
  );
  await context.addInitScript(writeDown);
}

/**
 * Loads a page as a person does who has pressed nothing on it yet. What a test asks of a page counts as a press: nothing is asked before
 * the page has made its sound, which is before it connects.
 */
export async function openUnpressed(page: Page, load: () => Promise<unknown>): Promise<void> {
  const connected = page.waitForEvent('websocket');
  await load();
  await connected;
}

/** Presses the button of the banner and waits until alarms are heard. */
export async function turnOn(page: Page): Promise<void> {
  await page.locator('[data-banner=sound]').getByRole('button', { name: '开启声音' }).click();
  await expect(page.locator('[data-banner=sound]')).toHaveCount(0);
}

/** Waits until what the page sounds and speaks has ended: the test tone, after sound was turned on. */
export const quietOn = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const { tones, spoken } = await heardOn(page);
      return [...tones, ...spoken].filter(({ toMs }) => toMs > Date.now());
    })
    .toEqual([]);

/** What a page sounded that was closed then: a tone ends with its page. */
export const endedBy = (heard: Heard, closedAtMs: number): Heard => {
  const cut = <S extends Sounded>(some: readonly S[]) =>
    some.map((one) => ({ ...one, toMs: Math.min(one.toMs, closedAtMs) }));
  return { ...heard, tones: cut(heard.tones), spoken: cut(heard.spoken) };
};

/** Pairs that sounded at the same moment, also of several pages. */
export function atOnce(some: readonly Heard[]): readonly (readonly [Sounded, Sounded])[] {
  const all = some.flatMap(({ tones, spoken }): Sounded[] => [...tones, ...spoken]);
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter((b) => a.fromMs < b.toMs && b.fromMs < a.toMs)
      .map((b) => [a, b] as const),
  );
}
