import { type Browser, type Page, chromium } from 'playwright';
import { launch } from '../../../tooling/chromium.ts';

/** They draw by a graphics card that is emulated: the same pixels everywhere, at a price that no screen pays. */
const emulation = new Set(['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']);

export const openBrowser = (drawing: 'emulated' | 'plain' = 'emulated'): Promise<Browser> => {
  const args = [...launch.args, '--js-flags=--expose-gc', '--enable-precise-memory-info'];
  return chromium.launch({
    ...launch,
    args: drawing === 'emulated' ? args : [...args.filter((arg) => !emulation.has(arg)), '--disable-gpu'],
  });
};

/** What the page's scripts hold once what nobody needs any more is gone. */
export const heapBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tools = globalThis as unknown as { gc: () => void; performance: { memory: { usedJSHeapSize: number } } };
    tools.gc();
    return tools.performance.memory.usedJSHeapSize;
  });
