import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { sizes } from './sizes.ts';
import { type Work, works } from './work.ts';

export const name = 'domain: time of its heaviest rules, and sizes (kB, gzip)';

const nsPerMs = 1_000_000;
/** A round lasts at least this long, so that the clock's own steps do not count. */
const roundMs = 20;

/** How often a piece of work fits into a round; asking warms it up. */
function callsPerRound(work: () => number, warmUpMs: number): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < warmUpMs) {
    work();
    calls += 1;
  }
  return Math.max(1, Math.ceil((calls * roundMs) / warmUpMs));
}

let seen = 0;
/** Milliseconds of one call. */
function timed(work: () => number, calls: number): number {
  const start = performance.now();
  for (let call = 0; call < calls; call++) seen += work();
  return (performance.now() - start) / calls;
}

function measure({ what, plain, times, unit, target, domain, baseline }: Work, rounds: number, warmUpMs: number): Row {
  const calls = [callsPerRound(domain, warmUpMs), callsPerRound(baseline, warmUpMs)] as const;
  const own: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) own.push(timed(domain, calls[0]));
    bare.push(timed(baseline, calls[1]));
    if (round % 2 === 1) own.push(timed(domain, calls[0]));
  }
  const inUnit = (ms: number): number => (unit === 'ns' ? (ms * nsPerMs) / times : ms);
  const [ownTime, bareTime] = [inUnit(median(own)), inUnit(median(bare))];
  return {
    what,
    domain: rounded(ownTime, 2),
    baseline: rounded(bareTime, 2),
    unit,
    ratio: rounded(ownTime / bareTime, 1),
    target,
    met: ownTime <= target ? 'yes' : 'no',
    'baseline is': plain,
  };
}

/**
 * The rules with a target for their time, against plain code in the same run: warmed up, rounds in turns, medians. Then what a
 * page downloads for one function, one area, and all of it.
 * Options: `--rounds 30`, `--warm-up 500` (milliseconds for each).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const rounds = numberOption(options, 'rounds', 30);
  const warmUpMs = numberOption(options, 'warm-up', 500);
  const rows = works().map((work) => measure(work, rounds, warmUpMs));
  if (!(seen > 0)) throw new Error('the work was left out');
  return [...rows, ...(await sizes())];
}
