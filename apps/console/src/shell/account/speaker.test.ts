import type { Language } from '@fireline/domain/lib';
import { expect, it, vi } from 'vitest';
import { createSpeaker } from './speaker.ts';

type Words = `${Language}/${string}`;

/** A speaker whose words arrive, or do not, when a test says so. */
function listen() {
  const asked = new Map<Words, PromiseWithResolvers<void>>();
  const known = new Set<Words>();
  let spoken: Language | undefined;
  const changeTo = async (language: Language): Promise<void> => {
    spoken = language;
  };
  const load = async (part: string, language: Language): Promise<void> => {
    const words: Words = `${language}/${part}`;
    if (known.has(words)) return;
    const arrival = asked.get(words) ?? Promise.withResolvers<void>();
    asked.set(words, arrival);
    await arrival.promise;
    known.add(words);
  };
  const arrivalOf = (words: Words): PromiseWithResolvers<void> => {
    const arrival = asked.get(words);
    if (!arrival) throw new Error(`Nobody asked for ${words}`);
    asked.delete(words);
    return arrival;
  };
  return {
    ...createSpeaker({ load, changeTo, first: 'first' }),
    known,
    arrive: (words: Words) => arrivalOf(words).resolve(),
    fail: (words: Words) => arrivalOf(words).reject(new Error(`no ${words}`)),
    spoken: () => spoken,
  };
}

/** One that speaks Chinese, with these parts. */
async function chinese(...parts: readonly string[]) {
  const speaker = listen();
  const ready = Promise.all([speaker.speak('cn'), ...parts.map((part) => speaker.speakPart(part))]);
  for (const part of ['first', ...parts]) speaker.arrive(`cn/${part}`);
  await ready;
  return speaker;
}

/** The words of alarms are asked for during a switch to English, which then has all but these. */
async function partDuringSwitch() {
  const speaker = await chinese();
  const switched = speaker.speak('en');
  const part = speaker.speakPart('alarm');
  speaker.arrive('cn/alarm');
  await part;
  speaker.arrive('en/first');
  return { speaker, switched };
}

it('a language is spoken when the words of all parts have arrived, whatever their order [SHL-12]', async () => {
  const speaker = await chinese('home', 'alarm');
  expect(speaker.spoken()).toBe('cn');
  const switched = speaker.speak('en');
  speaker.arrive('en/alarm');
  speaker.arrive('en/first');
  await vi.waitFor(() => expect(speaker.known).toContain('en/first'));
  expect(speaker.spoken()).toBe('cn');
  speaker.arrive('en/home');
  await switched;
  expect(speaker.spoken()).toBe('en');
});

it('a switch whose words do not arrive leaves the language, and later parts come in it [SHL-12]', async () => {
  const speaker = await chinese();
  const switched = speaker.speak('en');
  speaker.fail('en/first');
  await expect(switched).rejects.toThrow('no en/first');
  expect(speaker.spoken()).toBe('cn');
  const part = speaker.speakPart('alarm');
  speaker.arrive('cn/alarm');
  await part;
  expect(speaker.known).toContain('cn/alarm');
});

it('a switch that failed can be made again [SHL-12]', async () => {
  const speaker = await chinese();
  const switched = speaker.speak('en');
  speaker.fail('en/first');
  await expect(switched).rejects.toThrow('no en/first');
  const again = speaker.speak('en');
  speaker.arrive('en/first');
  await again;
  expect(speaker.spoken()).toBe('en');
});

it('the language that was asked for last is spoken, though the words of one before arrive later [SHL-12]', async () => {
  const speaker = await chinese();
  const overtaken = speaker.speak('en');
  const last = speaker.speak('hk');
  speaker.arrive('hk/first');
  await last;
  speaker.arrive('en/first');
  await overtaken;
  expect(speaker.spoken()).toBe('hk');
});

it('a switch back to the language that is spoken is not undone by the one before [SHL-12]', async () => {
  const speaker = await chinese();
  const overtaken = speaker.speak('en');
  await speaker.speak('cn');
  speaker.arrive('en/first');
  await overtaken;
  expect(speaker.spoken()).toBe('cn');
});

it('a part that is asked for during a switch comes in the language that is spoken, and the switch waits for it [SHL-12]', async () => {
  const { speaker, switched } = await partDuringSwitch();
  await vi.waitFor(() => speaker.arrive('en/alarm'));
  expect(speaker.spoken()).toBe('cn');
  await switched;
  expect(speaker.spoken()).toBe('en');
});

it('a part that the new language lacks stops the switch alone [SHL-12]', async () => {
  const { speaker, switched } = await partDuringSwitch();
  await vi.waitFor(() => speaker.fail('en/alarm'));
  await expect(switched).rejects.toThrow('no en/alarm');
  expect(speaker.spoken()).toBe('cn');
});

it('a part that is asked for before any language comes with the first [SHL-12]', async () => {
  const speaker = listen();
  await speaker.speakPart('home');
  const switched = speaker.speak('hk');
  speaker.arrive('hk/first');
  speaker.arrive('hk/home');
  await switched;
  expect(speaker.spoken()).toBe('hk');
});

it('a part that is asked for at any moment of a switch is there in the language that is spoken then [SHL-12]', async () => {
  for (let moment = 0; moment < 20; moment += 1) {
    const known = new Set<Words>();
    const speaker = createSpeaker({
      load: async (part, language) => void known.add(`${language}/${part}`),
      changeTo: async () => {},
      first: 'first',
    });
    await speaker.speak('cn');
    const switched = speaker.speak('en');
    for (let step = 0; step < moment; step += 1) await Promise.resolve();
    await Promise.all([switched, speaker.speakPart('alarm')]);
    expect([moment, known.has('en/alarm')]).toEqual([moment, true]);
  }
});
