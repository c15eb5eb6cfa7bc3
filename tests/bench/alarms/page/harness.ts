import type { AlarmKind, AlarmLevel, AlarmState } from '@fireline/domain/alarm';

export interface BenchAlarm {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly kind: AlarmKind;
  readonly raisedAtMs: number;
  readonly unitName: string;
  readonly buildingName: string;
  readonly floor: number;
  readonly placeName: string;
  readonly state: AlarmState;
}

/** What an entry has to say about its list. */
export interface Contender {
  /** Answers what takes in those that came, told twenty times a second. */
  mount(host: HTMLElement, alarms: readonly BenchAlarm[]): (came: readonly BenchAlarm[]) => void;
  /** How many alarms the list says it holds. */
  shown(): number;
}

export interface StormResult {
  readonly wallMs: number;
  readonly gapsMs: readonly number[];
  readonly longTasksMs: readonly number[];
  /** From a press to the next picture, of each press made. */
  readonly pressesMs: readonly number[];
  readonly came: number;
}

export interface AlarmBenchPage {
  mount(count: number): Promise<void>;
  storm(perSecond: number, ms: number): Promise<StormResult>;
  shown(): number;
}

declare global {
  var alarmBench: AlarmBenchPage | undefined;
}

const tickMs = 50;
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const levels: readonly AlarmLevel[] = [1, 2, 3, 4, 5];
const kinds: readonly AlarmKind[] = ['smoke', 'gasLeak', 'pressureLow', 'lowBattery', 'offline'];

const alarmAt = (n: number, raisedAtMs: number): BenchAlarm => ({
  alarmId: n,
  level: levels[(n * 7) % 5] ?? 1,
  kind: kinds[(n * 3) % 5] ?? 'smoke',
  raisedAtMs,
  unitName: `第 ${n % 40} 单位`,
  buildingName: `${n % 7} 栋`,
  floor: (n % 30) + 1,
  placeName: `${n % 90} 室`,
  state: 'open',
});

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

/** What the browser itself says of presses and long tasks. */
function watchEntries() {
  const longTasks: number[] = [];
  const presses = new Map<number, number>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') longTasks.push(entry.duration);
      const { interactionId } = entry as PerformanceEventTiming;
      if (interactionId > 0) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, entry.duration));
    }
  });
  observer.observe({ type: 'longtask' });
  // shorter presses than 16 ms are not told of; the types do not know of the threshold yet
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return () => {
    observer.disconnect();
    return { longTasksMs: longTasks, pressesMs: [...presses.values()] };
  };
}

/** Makes the page ready to be measured. */
export function register(contender: Contender): void {
  const host = document.getElementById('root');
  if (!host) throw new Error('the page has no #root');
  let take: ((came: readonly BenchAlarm[]) => void) | undefined;
  let made = 0;
  globalThis.alarmBench = {
    async mount(count) {
      const startMs = Date.now() - 3_600_000;
      take = contender.mount(
        host,
        Array.from({ length: count }, () => alarmAt(++made, startMs + made)),
      );
      await pause(500);
    },
    async storm(perSecond, ms) {
      const [frames, entries] = [watchFrames(), watchEntries()];
      const start = performance.now();
      const before = made;
      while (performance.now() - start < ms) {
        const due = Math.floor(((performance.now() - start) / 1000) * perSecond) - (made - before);
        take?.(Array.from({ length: due }, () => alarmAt(++made, Date.now())));
        await pause(tickMs);
      }
      const wallMs = performance.now() - start;
      const gapsMs = frames();
      // event timings are told a moment after their picture
      await pause(300);
      return { wallMs, gapsMs, came: made - before, ...entries() };
    },
    shown: () => contender.shown(),
  };
}
