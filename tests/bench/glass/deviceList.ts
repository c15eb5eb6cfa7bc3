import type { Page } from 'playwright';
import { type Row, rounded } from '../lib/suite.ts';

interface Opened {
  readonly shownMs: number;
  readonly callMs: number;
  readonly sentBytes: number;
  readonly jsonBytes: number;
}

/** Goes to the list as the menu does; shown is the frame after the one in which the table knows of every device. */
const open = (devices: number): Promise<Opened> =>
  new Promise((resolve) => {
    performance.clearResourceTimings();
    const start = performance.now();
    history.pushState(null, '', '/device/indexList');
    const look = (): void => {
      const grid = document.querySelector('[role=grid]:not([aria-busy=true])');
      const [call] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/device/all')) as PerformanceResourceTiming[];
      if (!call || Number(grid?.getAttribute('aria-rowcount')) <= devices) requestAnimationFrame(look);
      else
        requestAnimationFrame(() =>
          resolve({
            shownMs: performance.now() - start,
            callMs: call.responseEnd - call.startTime,
            sentBytes: call.encodedBodySize,
            jsonBytes: call.decodedBodySize,
          }),
        );
    };
    look();
  });

/** From the menu to the whole list of devices on the screen, all of them in one reply. */
export async function measureDeviceList(page: Page, devices: number): Promise<Row> {
  const { shownMs, callMs, sentBytes, jsonBytes } = await page.evaluate(open, devices);
  return {
    devices,
    'device.all answered ms': rounded(callMs),
    'list shown ms': rounded(shownMs),
    'MB of JSON': rounded(jsonBytes / 1e6, 1),
    'MB sent': rounded(sentBytes / 1e6, 2),
  };
}
