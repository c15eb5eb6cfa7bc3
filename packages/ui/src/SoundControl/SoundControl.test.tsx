import type { SoundState } from '@fireline/domain/alarm';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { SoundBanner } from './SoundBanner.tsx';
import { SoundControl } from './SoundControl.tsx';

const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const untilMs = Date.parse('2026-11-21T03:14:05Z');
const actions = () => ({
  onEnable: vi.fn<() => void>(),
  onTest: vi.fn<() => void>(),
  onMute: vi.fn<(change: object) => void>(),
  onUnmute: vi.fn<() => void>(),
});
const states: readonly (readonly [SoundState, string])[] = [
  [{ name: 'armed' }, 'Sound on'],
  [{ name: 'muted', untilMs }, 'Muted until 11:14:05'],
  [{ name: 'blocked' }, 'Sound blocked by the browser'],
  [{ name: 'noDevice' }, 'No audio output'],
  [{ name: 'off' }, 'Sound off'],
];

it.each(states)('%o is said in words, with a symbol of its own [N01]', async (state, text) => {
  const { root } = await mount(<SoundControl {...actions()} state={state} />, settings);
  expect(root.querySelector('[data-part="state"]')?.textContent).toBe(text);
  expect(root.querySelector('[data-part="state"] > svg')).not.toBeNull();
});

it('says when another tab is the voice of the station [N02]', async () => {
  await mount(<SoundControl {...actions()} state={{ name: 'armed' }} isVoice={false} />, settings);
  await expect.element(page.getByText('Played by another tab')).toBeVisible();
});

it('tests, silences for a while, and takes the silence back [N01] [ALM-04]', async () => {
  const act = actions();
  const { rerender } = await mount(<SoundControl {...act} state={{ name: 'armed' }} muteMinutes={5} />, settings);
  await userEvent.click(page.getByRole('button', { name: 'Play a test tone' }));
  await userEvent.click(page.getByRole('button', { name: 'Silence for 5 min' }));
  expect(act.onTest).toHaveBeenCalledOnce();
  expect(act.onMute).toHaveBeenCalledWith({ forMs: 300_000 });
  await rerender(<SoundControl {...act} state={{ name: 'muted', untilMs }} />);
  await userEvent.click(page.getByRole('button', { name: 'Unmute' }));
  expect(act.onUnmute).toHaveBeenCalledOnce();
});

it('blocked is loud: an alert that cannot be waved away, with the button that mends it [N01]', async () => {
  const onEnable = vi.fn<() => void>();
  await mount(
    <SoundBanner state={{ name: 'blocked' }} onEnable={onEnable} onDismissSpeech={vi.fn<() => void>()} />,
    settings,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/No alarm can be heard now/)).toBeVisible();
  expect(alert.element().querySelectorAll('button')).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Turn sound on' }));
  expect(onEnable).toHaveBeenCalledOnce();
});

it('beside its banner the control says blocked sound by its symbol, and leaves the button to the banner [N01]', async () => {
  const { root } = await mount(<SoundControl {...actions()} state={{ name: 'blocked' }} hasBanner />, settings);
  const state = root.querySelector('[data-part="state"]');
  expect([state?.textContent, state?.getAttribute('title')]).toEqual(Array(2).fill('Sound blocked by the browser'));
  expect(state?.getBoundingClientRect().width).toBeLessThan(40);
  expect(root.querySelectorAll('button')).toHaveLength(0);
});

it('without a voice it says so in the required words; with sound and voice it says nothing [ALM-04]', async () => {
  const { root, rerender } = await mount(
    <SoundBanner state={{ name: 'armed' }} canSpeak={false} onEnable={vi.fn<() => void>()} />,
    settings,
  );
  await expect.element(page.getByText('The browser does not support voice broadcast')).toBeVisible();
  await rerender(<SoundBanner state={{ name: 'armed' }} onEnable={vi.fn<() => void>()} />);
  expect(root.querySelector('[role]')).toBeNull();
});
