import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../lib/mount.test.support.tsx';
import { PlanCanvas } from '../PlanCanvas.tsx';
import { keepSpareWorker, takePlanWorker, useSparePlanWorker } from './spare.ts';

/** Workers that are started from now on, and which of them were ended. */
function watchWorkers() {
  const started: Worker[] = [];
  const ended: Worker[] = [];
  class Watched extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      started.push(this);
    }
    override terminate(): void {
      ended.push(this);
      super.terminate();
    }
  }
  vi.stubGlobal('Worker', Watched);
  onTestFinished(() => {
    for (const worker of started) worker.terminate();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return { started, ended };
}

function Choice() {
  useSparePlanWorker();
  return null;
}
const dxf = '0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nWALL\n10\n0\n20\n0\n11\n900\n21\n500\n0\nENDSEC\n0\nEOF\n';

describe('a worker that is started before the plan is chosen [PLN-04]', () => {
  it('opens the plan that comes, and is ended with it', async () => {
    const { started, ended } = watchWorkers();
    const { rerender } = await mount(<Choice />, { language: 'en' });
    expect(started).toHaveLength(1);
    const source = { kind: 'file', file: new File([dxf], 'floor.dxf') } as const;
    await rerender(<PlanCanvas label="Floor 1" source={source} style={{ height: 400, width: 800 }} />);
    await expect.element(page.getByRole('application', { name: 'Floor 1' })).toBeVisible();
    expect(started).toHaveLength(1);
    await rerender(null);
    expect(ended).toEqual(started);
  });

  it('is one for all who wait, and ends unused a few seconds after the last of them', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { started, ended } = watchWorkers();
    const leave = [keepSpareWorker(), keepSpareWorker()];
    leave[0]?.();
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    leave[1]?.();
    const stayAgain = keepSpareWorker();
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    stayAgain();
    vi.advanceTimersByTime(60_000);
    expect(started).toHaveLength(1);
    expect(ended).toEqual(started);
  });

  it('is given out once, and never when it could not be loaded', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { started, ended } = watchWorkers();
    const leave = keepSpareWorker();
    expect(takePlanWorker()).toBe(started[0]);
    expect(takePlanWorker()).toBe(started[1]);
    const leaveToo = keepSpareWorker();
    started[2]?.dispatchEvent(new Event('error'));
    expect(ended).toEqual([started[2]]);
    expect(takePlanWorker()).toBe(started[3]);
    leave();
    leaveToo();
    vi.advanceTimersByTime(60_000);
    expect(ended).toHaveLength(1);
  });
});
