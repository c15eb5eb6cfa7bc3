import { expect, it, onTestFinished } from 'vitest';
import { inStep } from './blink.ts';

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
