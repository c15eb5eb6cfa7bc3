import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { wgs84 } from '@fireline/domain/site';
import { createAtlas } from '../../../packages/ui/src/MapDistricts/atlas.ts';
import { isInRing } from '../../../packages/ui/src/MapDistricts/read.ts';
import { districtsFile } from '../../../tooling/districts.ts';
import { perDegree, readOutlines } from '../../../tooling/districtSource.ts';
import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';

export const name = 'districts';

const mostMicroseconds = 10;
const leastAgreePercent = 99.5;
const mostBytes = 900_000;

/** The same points each run. */
function randomPoints(count: number, isWanted: (lng: number, lat: number) => boolean) {
  let seed = 12_345;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const points: ReturnType<typeof wgs84>[] = [];
  while (points.length < count) {
    const [lng, lat] = [73 + random() * 62, 15 + random() * 39];
    if (isWanted(lng, lat)) points.push(wgs84(lng, lat));
  }
  return points;
}

interface Full {
  readonly code: string;
  readonly rings: readonly Float64Array[];
  readonly west: number;
  readonly east: number;
}

/** Each published outline whole, on the grid of the file. */
function fullOutlines(): readonly Full[] {
  return readOutlines().outlines.flatMap(({ code, polygons }) =>
    polygons.map((rings): Full => {
      const xs = (rings[0] ?? []).map(([x]) => x);
      return {
        code,
        rings: rings.map((ring) => Float64Array.from(ring.flat())),
        west: xs.reduce((a, b) => Math.min(a, b), Infinity),
        east: xs.reduce((a, b) => Math.max(a, b), -Infinity),
      };
    }),
  );
}

/** The codes of the whole outlines that hold the point: older ones overlap. */
const codesAt = (outlines: readonly Full[], lng: number, lat: number): string[] => {
  const [x, y] = [lng * perDegree, lat * perDegree];
  return outlines
    .filter(({ west, east }) => west <= x && x <= east)
    .filter(({ rings }) => rings.reduce((isIn, ring) => isIn !== isInRing(ring, x, y), false))
    .map(({ code }) => code);
};

/** Looks up random points of China, and compares with the outlines before they were thinned out. */
export async function run(options: Options): Promise<readonly Row[]> {
  const count = numberOption(options, 'points', 20_000);
  const reps = numberOption(options, 'reps', 5);
  const bytes = readFileSync(districtsFile);
  const outlines = fullOutlines();
  const codes = new Map<string, readonly string[]>();
  const points = randomPoints(count, (lng, lat) => {
    const found = codesAt(outlines, lng, lat);
    codes.set(`${lng},${lat}`, found);
    return found.length > 0;
  });
  const started = performance.now();
  const atlas = createAtlas(bytes);
  atlas.districtAt(points[0] ?? wgs84(0, 0));
  const readyMs = performance.now() - started;
  const agreeing = points.filter((point) => {
    const code = atlas.districtAt(point)?.code;
    return code !== undefined && codes.get(`${point.lng},${point.lat}`)?.includes(code);
  }).length;
  const microseconds = Array.from({ length: reps }, () => {
    // time of the processor: what else runs on the machine is no part of it
    const from = process.cpuUsage();
    for (const point of points) atlas.districtAt(point);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / count;
  });
  const agreePercent = (agreeing / count) * 100;
  const isMet =
    median(microseconds) <= mostMicroseconds && agreePercent >= leastAgreePercent && bytes.length <= mostBytes;
  return [
    {
      points: count,
      'us/lookup': rounded(median(microseconds), 2),
      'agree %': rounded(agreePercent, 2),
      'ready ms': rounded(readyMs),
      kB: rounded(bytes.length / 1000),
      'gzip kB': rounded(gzipSync(bytes).length / 1000),
      target: isMet ? 'met' : 'missed',
    },
  ];
}
