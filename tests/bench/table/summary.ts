import { type Row, median, rounded } from '../lib/suite.ts';
import type { Sample } from './measure.ts';

const ratio = (value: number, to: number): string => (to > 0 ? `${(value / to).toFixed(2)}×` : '—');

type Figure = Exclude<keyof Sample, 'name'>;

/** The middle of each figure over the repetitions. */
function middle(samples: readonly Sample[], name: string, rows: number): (figure: Figure) => number {
  const own = samples.filter((sample) => sample.name === name && sample.rows === rows);
  return (figure) => median(own.map((sample) => sample[figure]));
}

const line = (name: string, rows: number, of: (figure: Figure) => number, floor: (figure: Figure) => number): Row => ({
  rows,
  table: name,
  'ready ms': rounded(of('readyMs'), 1),
  'mount CPU ms': rounded(of('mountCpuMs'), 1),
  'painted ms': rounded(of('paintedMs'), 0),
  'heap MB': rounded(of('heapMb'), 1),
  elements: of('elements'),
  'busy %': rounded(of('busyPercent'), 2),
  '× vanilla': ratio(of('busyPercent'), floor('busyPercent')),
  'busy % (all visible)': rounded(of('busyVisiblePercent'), 2),
  '× vanilla ': ratio(of('busyVisiblePercent'), floor('busyVisiblePercent')),
  'frames/s': rounded(of('framesPerSecond'), 0),
  'scroll ms/frame': rounded(of('scrollMs'), 2),
  'slow frame ms': rounded(of('scrollSlowFrameMs'), 0),
});

const verdict = (rows: number, target: string, value: string, isMet: boolean): Row => ({
  rows,
  target,
  measured: value,
  met: isMet ? 'yes' : 'NO',
});

/** What we promised ourselves, where the figures for it were taken. */
function verdicts(samples: readonly Sample[], rows: number): Row[] {
  const [own, floor, rival] = ['fireline', 'vanilla', 'agGrid'].map((name) => middle(samples, name, rows));
  if (!own || !floor || !rival || Number.isNaN(own('readyMs')) || Number.isNaN(floor('readyMs'))) return [];
  const [busy, bare, theirs] = [own('busyPercent'), floor('busyPercent'), rival('busyPercent')];
  const mostReady = 2 * floor('readyMs') + 20;
  return [
    verdict(
      rows,
      `ready ≤ 2 × vanilla + 20 ms = ${mostReady.toFixed(1)} ms`,
      `${own('readyMs').toFixed(1)} ms`,
      own('readyMs') <= mostReady,
    ),
    verdict(rows, 'busy ≤ 1.5 × vanilla', ratio(busy, bare), busy <= 1.5 * bare),
    ...(Number.isNaN(theirs)
      ? []
      : [verdict(rows, 'busy ≤ 0.25 × AG Grid', ratio(busy, theirs), busy <= 0.25 * theirs)]),
  ];
}

/** One line per contender and number of rows, then the targets. */
export function summary(samples: readonly Sample[]): Row[] {
  const counts = [...new Set(samples.map(({ rows }) => rows))];
  const names = [...new Set(samples.map(({ name }) => name))];
  return [
    ...counts.flatMap((rows) => {
      const floor = middle(samples, 'vanilla', rows);
      return names.map((name) => line(name, rows, middle(samples, name, rows), floor));
    }),
    ...counts.flatMap((rows) => verdicts(samples, rows)),
  ];
}

const kb = (bytes: number): number => rounded(bytes / 1024, 1);
const ownMostKb = 15;

/** Weights after gzip, over React; ours also over what every Fireline page has anyway. */
export function weights(sizes: ReadonlyMap<string, number>): Row[] {
  const react = sizes.get('reactOnly') ?? 0;
  const over = (name: string, base: number): number => kb((sizes.get(name) ?? 0) - base);
  const rows: Row[] = [...sizes.keys()]
    .filter((name) => !name.endsWith('Only'))
    .map((name) => ({
      'weight of': name,
      'KB gz over React': over(name, name === 'vanilla' ? (sizes.get(name) ?? 0) : react),
    }));
  const provider = over('firelineOnly', sizes.get('styledOnly') ?? 0);
  const table = over('fireline', sizes.get('firelineOnly') ?? 0);
  return [
    ...rows,
    { 'weight of': 'provider and tokens, over React and styled-components', 'KB gz over React': provider },
    {
      'weight of': `our table (at most ${ownMostKb}): ${table <= ownMostKb ? 'met' : 'NOT MET'}`,
      'KB gz over React': table,
    },
  ];
}
