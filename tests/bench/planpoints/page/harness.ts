import type { DeviceStatusFields, DeviceType } from '@fireline/domain/device';
import type { PlanDevicePoint } from '@fireline/ui/PlanDevices';

/** What an entry has to say of its picture. */
export interface Contender {
  /** Answers what takes the points as they are now, told once a frame. */
  mount(host: HTMLElement, points: readonly PlanDevicePoint[]): (points: readonly PlanDevicePoint[]) => void;
}

export interface LiveResult {
  readonly wallMs: number;
  readonly gapsMs: readonly number[];
  readonly longTasksMs: readonly number[];
  readonly updates: number;
}

export interface PointsBenchPage {
  mount(count: number): Promise<void>;
  live(perSecond: number, ms: number): Promise<LiveResult>;
}

declare global {
  var pointsBench: PointsBenchPage | undefined;
}

const types: readonly DeviceType[] = ['smoke', 'smoke', 'smoke', 'gas', 'camera', 'hydrant'];
const well: DeviceStatusFields = {
  online: true,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 24,
};
const states: readonly DeviceStatusFields[] = [
  well,
  well,
  { ...well, online: false },
  { ...well, online: false, lowPower: true },
];
export const extent = { minX: 0, minY: 0, maxX: 100_000, maxY: 50_000 };

const pointAt = (index: number, count: number): PlanDevicePoint => {
  const columns = Math.ceil(Math.sqrt(count * 2));
  const rows = Math.ceil(count / columns);
  return {
    deviceId: index + 1,
    name: `${index + 1}`,
    deviceType: types[index % types.length] ?? 'smoke',
    device: well,
    x: ((index % columns) + 0.5) * (extent.maxX / columns),
    y: (Math.floor(index / columns) + 0.5) * (extent.maxY / rows),
  };
};

/** The n-th change: mostly a status that came or went, each fiftieth an alarm that comes, or one that is acknowledged. */
const changed = (point: PlanDevicePoint, n: number): PlanDevicePoint => {
  if (n % 50 !== 0) return { ...point, device: states[n % states.length] ?? well };
  const [standing] = point.alarms ?? [];
  const state = standing ? ('acknowledged' as const) : ('open' as const);
  const level = ((n / 50) % 5) + 1;
  return { ...point, alarms: [{ alarmId: point.deviceId, level: level as 1, kind: 'smoke', raisedAtMs: 0, state }] };
};

function watchFrames(): () => number[] {
  const gaps: number[] = [];
  let last = performance.now();
  let isOn = true;
  const next = (now: number): void => {
    if (!isOn) return;
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  return () => {
    isOn = false;
    return gaps;
  };
}

function watchLongTasks(): () => number[] {
  const found: number[] = [];
  const observer = new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  return () => {
    observer.disconnect();
    return found;
  };
}

/** Makes the page ready to be measured. */
export function register(contender: Contender): void {
  const host = document.getElementById('root');
  if (!host) throw new Error('the page has no #root');
  let points: readonly PlanDevicePoint[] = [];
  let take: ((points: readonly PlanDevicePoint[]) => void) | undefined;
  globalThis.pointsBench = {
    async mount(count) {
      points = Array.from({ length: count }, (_, index) => pointAt(index, count));
      take = contender.mount(host, points);
      await new Promise((resolve) => {
        setTimeout(resolve, 1500);
      });
    },
    live(perSecond, ms) {
      const [frames, longTasks] = [watchFrames(), watchLongTasks()];
      const startMs = performance.now();
      let done = 0;
      return new Promise((resolve) => {
        const tick = (nowMs: number): void => {
          const due = Math.floor((Math.min(nowMs - startMs, ms) / 1000) * perSecond);
          if (due > done) {
            const next = [...points];
            for (; done < due; done++) {
              // a step that shares nothing with the count goes to every one of them
              const at = (done * 7919) % next.length;
              const point = next[at];
              if (point) next[at] = changed(point, done + 1);
            }
            points = next;
            take?.(points);
          }
          if (nowMs - startMs < ms) requestAnimationFrame(tick);
          else
            resolve({ wallMs: performance.now() - startMs, gapsMs: frames(), longTasksMs: longTasks(), updates: done });
        };
        requestAnimationFrame(tick);
      });
    },
  };
}
