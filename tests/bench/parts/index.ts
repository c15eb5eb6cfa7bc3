import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openBrowser } from '../lib/browser.ts';
import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { buildPage, installRivals } from '../table/build.ts';
import { servePages } from '../table/measure.ts';
import type { PartsPage } from './page/harness.ts';

export const name = 'parts';

interface Sample {
  readonly name: string;
  readonly mountMs: number;
  readonly mountCpuMs: number;
  /** Of it in scripts; the rest is styles, layout and paint. */
  readonly mountScriptMs: number;
  readonly updateMs: number;
  readonly updateCpuMs: number;
  readonly elements: number;
}
type Figure = Exclude<keyof Sample, 'name'>;

const here = import.meta.dirname;
const updates = 5;

/**
 * Ours against theirs: at most so much of what they take. Our parts show a symbol and a word, as theirs do with an icon; without one
 * theirs show less.
 */
const targets = [
  ...['Tags', 'Badges', 'Batteries', 'Signals'].flatMap((part) =>
    ['antdTagsWithIcon', 'muiChipsWithIcon', 'antdTags', 'muiChips'].map((rival) => ({
      own: `fireline${part}`,
      rival,
      most: 0.5,
    })),
  ),
  { own: 'firelineLine', rival: 'rechartsLine', most: 0.5 },
] as const;

/**
 * A line of 50 000 points, and 1 000 tags, badges, gauges and sparklines: the time to the first picture and to one with other values, against
 * what is common, in one run and in turns. Options: `--reps 5`, `--only firelineLine,rechartsLine`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const only = options.only?.split(',');
  const reps = numberOption(options, 'reps', 5);
  await installRivals();
  const files = await Promise.all(
    ['page', 'rivals'].map(async (folder) =>
      (await readdir(join(here, folder)))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => join(here, folder, file)),
    ),
  );
  const sources = new Map(files.flat().map((file) => [file.slice(file.lastIndexOf('/') + 1, -4), file]));
  const names = [...sources.keys()].filter((contender) => !only || only.includes(contender));
  for (const contender of names) await buildPage(contender, sources.get(contender) ?? '');
  const browser = await openBrowser();
  const { origin, close } = await servePages();
  const samples: Sample[] = [];
  try {
    for (let rep = 0; rep < reps; rep += 1)
      for (const contender of rep % 2 === 0 ? names : names.toReversed())
        samples.push(await measure(browser, origin, contender));
  } finally {
    await browser.close();
    close();
  }
  return [...names.map((contender) => line(contender, samples)), ...verdicts(samples)];
}

type WithBench = { readonly partsBench: PartsPage };

async function measure(browser: Browser, origin: string, contender: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${origin}/${contender}/node_modules/.cache/fireline-bench/table/${contender}.html`);
    await page.waitForFunction(() => 'partsBench' in globalThis);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async (kind = 'TaskDuration'): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find((metric) => metric.name === kind)?.value ?? Number.NaN) * 1000;
    };
    const draw = async (turn: number) => {
      const before = await busyMs();
      const result = await page.evaluate((which) => (globalThis as unknown as WithBench).partsBench.draw(which), turn);
      return { ...result, cpuMs: (await busyMs()) - before };
    };
    await page.evaluate(() => (globalThis as unknown as WithBench).partsBench.prepare());
    const scriptBefore = await busyMs('ScriptDuration');
    const mount = await draw(0);
    const scriptMs = (await busyMs('ScriptDuration')) - scriptBefore;
    const again = [];
    for (let turn = 1; turn <= updates; turn += 1) again.push(await draw(turn));
    return {
      name: contender,
      mountMs: mount.paintedMs,
      mountCpuMs: mount.cpuMs,
      mountScriptMs: scriptMs,
      updateMs: median(again.map(({ paintedMs }) => paintedMs)),
      updateCpuMs: median(again.map(({ cpuMs }) => cpuMs)),
      elements: mount.elements,
    };
  } finally {
    await context.close();
  }
}

const middle = (samples: readonly Sample[], contender: string, figure: Figure): number =>
  median(samples.filter((sample) => sample.name === contender).map((sample) => sample[figure]));

const line = (contender: string, samples: readonly Sample[]): Row => ({
  part: contender,
  'first picture ms': rounded(middle(samples, contender, 'mountMs')),
  'its CPU ms': rounded(middle(samples, contender, 'mountCpuMs')),
  'of it scripts': rounded(middle(samples, contender, 'mountScriptMs')),
  'update ms': rounded(middle(samples, contender, 'updateMs')),
  'update CPU ms': rounded(middle(samples, contender, 'updateCpuMs')),
  elements: middle(samples, contender, 'elements'),
});

/** Targets whose both sides were measured. */
function verdicts(samples: readonly Sample[]): Row[] {
  return targets.flatMap(({ own, rival, most }) => {
    const ratio = (figure: Figure): number => middle(samples, own, figure) / middle(samples, rival, figure);
    const [mount, update] = [ratio('mountCpuMs'), ratio('updateCpuMs')];
    if (Number.isNaN(mount)) return [];
    const isMet = mount <= most && (own === 'firelineLine' || update <= most);
    return [
      {
        own,
        rival,
        'mount CPU': `${mount.toFixed(2)}×`,
        'mount clock': `${ratio('mountMs').toFixed(2)}×`,
        'update CPU': `${update.toFixed(2)}×`,
        target: `${most}×`,
        met: isMet ? 'yes' : 'NO',
      },
    ];
  });
}
