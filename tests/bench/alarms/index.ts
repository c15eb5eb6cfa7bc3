import { openBrowser } from '../lib/browser.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';
import { buildPage } from '../table/build.ts';
import { servePages } from '../table/measure.ts';
import { type Sample, measure } from './measure.ts';

export const name = 'alarms';

const pages = { idleAlarms: 'idle.ts', vanillaAlarms: 'vanilla.ts', firelineAlarms: 'fireline.tsx' } as const;

const longest = (values: readonly number[]): number => Math.max(0, ...values);

const line = ({ name: list, standing, perSecond, busyPercent, storm, lost }: Sample, idleGapMs: number): Row => ({
  standing,
  'alarms/s': perSecond,
  list,
  'busy %': rounded(busyPercent, 1),
  'frames/s': rounded(storm.gapsMs.length / (storm.wallMs / 1000)),
  'gap p99 ms': rounded(percentile(storm.gapsMs, 99)),
  'longest gap ms': rounded(longest(storm.gapsMs)),
  'over idle ms': rounded(longest(storm.gapsMs) - idleGapMs),
  'long tasks': storm.longTasksMs.length,
  presses: storm.pressesMs.length,
  'INP ms': rounded(longest(storm.pressesMs)),
  lost,
});

const verdict = (target: string, measured: string, isMet: boolean): Row => ({
  target,
  measured,
  met: isMet ? 'yes' : 'NO',
});

/**
 * The live list of alarms in a storm, against bare recycled rows and against a page that draws nothing, one after the other in one run.
 * A press is made three times a second, so that the list is held and let go as by a person.
 * Options: `--standing 0,50000`, `--rate 1000`, `--ms 10000`, `--reps 1`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const standings = (options.standing ?? '0,50000').split(',').map(Number);
  const perSecond = numberOption(options, 'rate', 1000);
  const ms = numberOption(options, 'ms', 10_000);
  const reps = numberOption(options, 'reps', 1);
  for (const [page, file] of Object.entries(pages)) await buildPage(page, `${import.meta.dirname}/page/${file}`);
  const { origin, close } = await servePages();
  const browser = await openBrowser('plain');
  const rows: Row[] = [];
  const own: { readonly over: number; readonly inp: number; readonly lost: number }[] = [];
  try {
    for (const standing of standings)
      for (let rep = 0; rep < reps; rep++) {
        let idleGapMs = 0;
        for (const page of Object.keys(pages)) {
          const url = `${origin}/${page}/node_modules/.cache/fireline-bench/table/${page}.html`;
          const sample = await measure(browser, url, page, { standing, perSecond, ms });
          const gapMs = longest(sample.storm.gapsMs);
          if (page === 'idleAlarms') idleGapMs = gapMs;
          if (page === 'firelineAlarms')
            own.push({ over: gapMs - idleGapMs, inp: longest(sample.storm.pressesMs), lost: sample.lost });
          rows.push(line(sample, idleGapMs));
        }
      }
  } finally {
    await browser.close();
    close();
  }
  const over = longest(own.map((one) => one.over));
  const inp = longest(own.map((one) => one.inp));
  const lost = longest(own.map((one) => Math.abs(one.lost)));
  return [
    ...rows,
    verdict('no frame gap over 50 ms beyond what the idle page needs', `${rounded(over)} ms`, over <= 50),
    verdict('INP under 200 ms', `${rounded(inp)} ms`, inp < 200),
    verdict('none lost', String(lost), lost === 0),
  ];
}
