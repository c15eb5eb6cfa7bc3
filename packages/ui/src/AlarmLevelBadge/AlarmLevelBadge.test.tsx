import { type AlarmLevel, alarmLevelNumbers } from '@fireline/domain/alarm';
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmLevelBadge } from './AlarmLevelBadge.tsx';
import { alarmLevelSymbols } from './symbols.ts';

it.each([
  ['cn', '1 级', '紧急'],
  ['hk', '1 級', '緊急'],
  ['en', 'Level 1', 'Critical'],
] as const)('tells its level in number and word in %s [ALM-02]', async (language, number, word) => {
  const { root } = await mount(<AlarmLevelBadge level={1} />, { language });
  expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(number);
  expect(root.textContent).toBe(word);
});

it('as a symbol alone it still says number and word to those who hear it [ALM-02]', async () => {
  const { root } = await mount(<AlarmLevelBadge level={2} variant="symbol" />);
  expect(root.textContent).toBe('');
  expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('2 级 严重');
});

it('no two levels share a shape, a digit or a colour [ALM-02] [LIB-02]', async () => {
  const { root } = await mount(alarmLevelNumbers.map((level) => <AlarmLevelBadge key={level} level={level} />));
  const drawn = [...root.querySelectorAll('[role="img"]')].map((symbol) => getComputedStyle(symbol, '::before'));
  expect(new Set(drawn.map(({ backgroundColor }) => backgroundColor)).size).toBe(5);
  expect(new Set(drawn.map(({ clipPath }) => clipPath)).size).toBe(5);
  expect(new Set(Object.values(alarmLevelSymbols).map(({ shape }) => shape)).size).toBe(5);
  expect(new Set(Object.values(alarmLevelSymbols).map(({ digit }) => digit)).size).toBe(5);
});

/** The pixels of a level's symbol at 16 px, black on white. */
async function pixels(level: AlarmLevel): Promise<number[]> {
  const { shape, digit } = alarmLevelSymbols[level];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><path d="${shape}"/><path d="${digit}" fill="white"/></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = new OffscreenCanvas(16, 16).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 16, 16);
  context.drawImage(image, 0, 0);
  return [...context.getImageData(0, 0, 16, 16).data].filter((_, index) => index % 4 === 0);
}

it('at 16 px and without colour any two symbols differ in a tenth of their pixels or more [ALM-02]', async () => {
  const drawn = await Promise.all(alarmLevelNumbers.map(pixels));
  drawn.forEach((one, index) => {
    for (const other of drawn.slice(index + 1)) {
      const different = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 96).length;
      expect(different).toBeGreaterThan(25);
    }
  });
});

it('nothing blinks for readers who asked for less motion [N23]', async () => {
  const { root } = await mount(<AlarmLevelBadge level={1} isBlinking />);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(root.querySelector('[role="img"]')?.getAnimations()).toEqual([]);
});

it('what blinks is a ring: the number is never dim [N23] [ALM-02]', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })));
  const { root } = await mount(<AlarmLevelBadge level={1} isBlinking />);
  const animations = root.getAnimations({ subtree: true });
  expect(animations).toHaveLength(1);
  const changed = animations.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys));
  expect(new Set(changed)).toEqual(new Set(['offset', 'easing', 'composite', 'computedOffset', 'outlineColor']));
});

it('a badge is two elements, its symbol no picture that a host has to allow [ALM-02] [LIB-02]', async () => {
  const { root } = await mount(<AlarmLevelBadge level={3} />);
  expect(root.querySelectorAll('[data-level], [data-level] *')).toHaveLength(2);
  const { backgroundImage, maskImage } = getComputedStyle(root.querySelector('[role="img"]') ?? root, '::before');
  expect([backgroundImage, maskImage]).toEqual(['none', 'none']);
});
