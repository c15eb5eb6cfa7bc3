import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from './clock.ts';
import { Station, broadcast } from './leader.ts';

/** A second tab of the same origin: its own channel and its own locks, both gone when it goes. */
async function openFrame(): Promise<{ readonly window: Window & typeof globalThis; readonly crash: () => void }> {
  const frame = document.createElement('iframe');
  frame.src = URL.createObjectURL(new Blob(['<!doctype html><title>tab</title>'], { type: 'text/html' }));
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  onTestFinished(() => frame.remove());
  return { window: frame.contentWindow as Window & typeof globalThis, crash: () => frame.remove() };
}

let count = 0;
function tabIn(realm: Window & typeof globalThis, name: string, isVisible: boolean): Station {
  const page = { isVisible: () => isVisible, onChange: () => () => {} };
  count += 1;
  const station = new Station({
    tabId: `tab ${count}`,
    channel: broadcast(new realm.BroadcastChannel(name)),
    locks: realm.navigator.locks,
    page,
    clock: systemClock,
    lockName: name,
  });
  station.setCanSound(true);
  onTestFinished(() => station.close());
  return station;
}

/** Until the tab has become, or ceased to be, the voice. */
const until = (station: Station, isVoice: boolean): Promise<void> =>
  new Promise((resolve) => {
    if (station.isVoice === isVoice) return resolve();
    const stop = station.listen({
      onVoice: () => {
        if (station.isVoice !== isVoice) return;
        stop();
        resolve();
      },
    });
  });

it('in a real browser: one voice, handed to the visible tab [N02]', async () => {
  const name = `voice ${Math.random()}`;
  const { window: other } = await openFrame();
  const hidden = tabIn(window, name, false);
  await until(hidden, true);
  const visible = tabIn(other, name, true);
  await until(visible, true);
  expect(hidden.isVoice).toBe(false);
  visible.close();
  await until(hidden, true);
});

it('in a real browser: when the frame of the voice is torn away, the other takes over [N02]', async () => {
  const name = `voice ${Math.random()}`;
  const { window: other, crash } = await openFrame();
  const first = tabIn(other, name, true);
  await until(first, true);
  const second = tabIn(window, name, false);
  crash();
  await until(second, true);
  expect(second.isVoice).toBe(true);
});

it('in a real browser: a silence reaches the other tab [N01] [N02]', async () => {
  const name = `voice ${Math.random()}`;
  const { window: other } = await openFrame();
  const here = tabIn(window, name, true);
  const there = tabIn(other, name, false);
  const heard = new Promise((resolve) => there.listen({ onMute: resolve }));
  here.mute(9_000_000);
  expect(await heard).toBe(9_000_000);
});
