import { expect, it, onTestFinished } from 'vitest';
import { dimChangesInMs, inStep, isDimAt } from './blink.ts';

it('ties animations to the page clock: what began later blinks in step [N23]', async () => {
  const lights = [document.createElement('i'), document.createElement('i')];
  const blink = (light: Element): Animation =>
    light.animate({ opacity: [1, 0.25, 1] }, { duration: 1000, iterations: Infinity });
  onTestFinished(() => lights.forEach((light) => light.remove()));
  const animations: Animation[] = [];
  for (const light of lights) {
    document.body.append(light);
    animations.push(blink(light));
    await new Promise(requestAnimationFrame);
    inStep(light);
  }
  await new Promise(requestAnimationFrame);
  expect(animations.map(({ startTime }) => startTime)).toEqual([0, 0]);
});

it('says of what is drawn on a canvas when it is dim: by the same clock, twice a second at most [N23]', () => {
  expect([0, 200, 540, 700, 900, 1000, 1700].map(isDimAt)).toEqual([false, false, false, true, true, false, true]);
  let changes = 0;
  for (let nowMs = 12_345; nowMs < 22_345; nowMs += dimChangesInMs(nowMs)) changes++;
  expect(changes).toBeLessThanOrEqual(21);
  for (const nowMs of [0, 599, 600, 949, 950, 86_400_123])
    expect(isDimAt(nowMs + dimChangesInMs(nowMs))).toBe(!isDimAt(nowMs));
});
