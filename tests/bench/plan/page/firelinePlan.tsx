import { FirelineProvider } from '@fireline/ui/lib';
import { PlanCanvas, type PlanSource, useSparePlanWorker } from '@fireline/ui/PlanCanvas';
import { createRoot } from 'react-dom/client';
import { makePlanOf } from '../../../../packages/ui/src/PlanCanvas/planMaker.stories.support.ts';
import { chosenFile, nextFrame, until, watched } from './harness.ts';

const host = document.querySelector('#root');
if (!host) throw new Error('the page has no root');
const root = createRoot(host);

/** Where a file is chosen, as the console has it. */
function Choice() {
  useSparePlanWorker();
  return null;
}
const draw = (source: PlanSource | undefined): void =>
  root.render(
    <FirelineProvider language="en">
      {!source && <Choice />}
      <PlanCanvas label="plan" {...(source ? { source } : {})} style={{ height: 800 }} />
    </FirelineProvider>,
  );
const canvas = () => document.querySelector<HTMLCanvasElement>('[role="application"] canvas');
const picture = (): string => canvas()?.dataset.picture ?? 'none';

/** One small push, or one notch of the wheel, as a hand does it. */
function nudge(surface: HTMLElement, how: 'pan' | 'zoom', frame: number): void {
  const at = {
    clientX: 600 - (frame % 60) * 5,
    clientY: 420 - (frame % 60) * 3,
    bubbles: true,
    pointerId: 1,
    button: 0,
  };
  if (how === 'zoom')
    surface.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: frame % 60 < 30 ? -30 : 30, cancelable: true }));
  else {
    const type = frame % 60 === 0 ? 'pointerdown' : frame % 60 === 59 ? 'pointerup' : 'pointermove';
    surface.dispatchEvent(new PointerEvent(type, at));
  }
}

// the page is open, and no file was chosen yet
draw(undefined);

globalThis.planBench = {
  async open(address) {
    const file = await chosenFile(address);
    const start = performance.now();
    let firstMs = 0;
    const longestTaskMs = await watched(async () => {
      draw({ kind: 'file', file });
      await until(() => picture() !== 'none');
      firstMs = performance.now() - start;
      await until(() => picture() === 'done');
    });
    return { firstMs, longestTaskMs };
  },
  async make(lines) {
    draw({ kind: 'drawing', drawing: makePlanOf(lines) });
    await until(() => picture() === 'done');
  },
  async move(how, frames) {
    const surface = canvas()?.parentElement;
    if (!surface) throw new Error('no plan');
    // a made event has no pointer that could be captured
    surface.setPointerCapture = () => {};
    const workMs: number[] = [];
    let [gapMs, last] = [0, await nextFrame()];
    for (let frame = 0; frame < frames; frame += 1) {
      nudge(surface, how, frame);
      const now = await nextFrame();
      gapMs = Math.max(gapMs, now - last);
      last = now;
      // the stage's own callback came first in this frame: what is measured is to have its pixels
      const start = performance.now();
      canvas()?.getContext('2d')?.getImageData(0, 0, 1, 1);
      workMs.push(performance.now() - start);
    }
    return { workMs, gapMs };
  },
};
