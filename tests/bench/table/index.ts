import { openBrowser } from '../lib/browser.ts';
import { type Options, type Row, numberOption } from '../lib/suite.ts';
import { buildPage, contenders, installRivals } from './build.ts';
import { type Sample, measure, servePages } from './measure.ts';
import { summary, weights } from './summary.ts';

export const name = 'table';

/** Pages that only tell weights. */
const bases = new Set(['reactOnly', 'styledOnly', 'firelineOnly']);

/**
 * Our table against the common ones and against bare recycled DOM: one run, contenders one after the other, the order turned round on every
 * second repetition.
 * Options: `--rows 10000,100000`, `--reps 3`, `--ms 4000` (length of each update phase), `--only vanilla,fireline`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const only = options.only?.split(',');
  await installRivals();
  const sizes = new Map<string, number>();
  for (const [contender, source] of await contenders()) {
    if (only && !only.includes(contender) && !bases.has(contender)) continue;
    sizes.set(contender, await buildPage(contender, source));
  }
  const names = [...sizes.keys()].filter((contender) => !bases.has(contender));
  const samples = await measureAll(names, options);
  return [...summary(samples), ...weights(sizes)];
}

async function measureAll(names: readonly string[], options: Options): Promise<readonly Sample[]> {
  const counts = (options.rows ?? '10000,100000').split(',').map(Number);
  const reps = numberOption(options, 'reps', 3);
  const updateMs = numberOption(options, 'ms', 4000);
  const samples: Sample[] = [];
  const browser = await openBrowser();
  const { origin, close } = await servePages();
  try {
    for (const rows of counts)
      for (let rep = 0; rep < reps; rep++)
        for (const contender of rep % 2 === 0 ? names : names.toReversed()) {
          console.log(`${rows} rows, repetition ${rep + 1}: ${contender}`);
          try {
            samples.push(await measure(browser, origin, contender, { rows, updateMs }));
          } catch (error) {
            // one rival that breaks must not cost the whole run; it is missing from the table then
            console.error(`${contender} could not be measured:`, error);
          }
        }
  } finally {
    await browser.close();
    close();
  }
  return samples;
}
