import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Example, examples } from './examples.tsx';
import { mount } from './mount.test.support.tsx';

const root = { className: 'from-outside', 'data-conformance': '', ref: () => {} };

/** What jsdom, in which partners test their own screens, does not have. */
function withoutLayout(): void {
  for (const name of ['ResizeObserver', 'Worker', 'matchMedia', 'IntersectionObserver']) vi.stubGlobal(name, undefined);
  const { getAnimations } = Element.prototype;
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
  onTestFinished(() => {
    Element.prototype.getAnimations = getAnimations;
    vi.unstubAllGlobals();
  });
}

describe.each(Object.entries(examples))('%s', (_name: string, example: Example) => {
  beforeEach(withoutLayout);

  it('is drawn where the environment has no layout, no workers and no animations [LIB-01]', async () => {
    const faults: string[] = [];
    const note = ({ message }: ErrorEvent): void => void faults.push(message);
    addEventListener('error', note);
    onTestFinished(() => removeEventListener('error', note));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const mounted = await mount(example(root));
    // what waits for the next frame comes as well
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(mounted.root.isConnected).toBe(true);
    expect(faults).toEqual([]);
  });
});
