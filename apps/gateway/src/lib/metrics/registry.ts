import type { Timers } from '@fireline/api/lib';

type Labels = Readonly<Record<string, string>>;
interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}
type Read = () => number | readonly Sample[] | Promise<number | readonly Sample[]>;
interface About {
  readonly name: string;
  readonly help: string;
}
interface Family extends About {
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** Lines without the name: suffix, labels and value. */
  readonly lines: () => Promise<readonly string[]>;
}

/** The most series of one name; what comes beyond is left out, so that a mistake fills no memory. */
const seriesMax = 5000;
/** A value that takes longer to read is left out of the page. */
const readMs = 2000;

const escapedLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
const labelled = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapedLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

interface Histogram {
  readonly labels: Labels;
  readonly buckets: number[];
  sum: number;
  count: number;
}

const histogramLines = ({ labels, buckets, sum, count }: Histogram, bounds: readonly number[]): string[] => {
  let upTo = 0;
  const cumulative = buckets.map((held, index) => {
    upTo += held;
    return `_bucket${labelled({ ...labels, le: String(bounds[index]) })} ${upTo}`;
  });
  return [
    ...cumulative,
    `_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
    `_sum${labelled(labels)} ${sum}`,
    `_count${labelled(labels)} ${count}`,
  ];
};

/** Metrics by name, and their page in the text format of Prometheus. Labels take values of closed sets only. */
export class Registry {
  readonly #families: Family[] = [];
  readonly #timers: Timers;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** @returns adds to it */
  counter(about: About): (by?: number, labels?: Labels) => void {
    const totals = new Map<string, number>();
    this.#families.push({
      ...about,
      type: 'counter',
      lines: async () => Array.from(totals, ([key, value]) => `${key} ${value}`),
    });
    return (by = 1, labels = {}) => {
      const key = labelled(labels);
      if (totals.has(key) || totals.size < seriesMax) totals.set(key, (totals.get(key) ?? 0) + by);
    };
  }

  /** Counts values by the bounds they do not exceed. @returns takes one value */
  histogram({ bounds, ...about }: About & { readonly bounds: readonly number[] }) {
    const series = new Map<string, Histogram>();
    this.#families.push({
      ...about,
      type: 'histogram',
      lines: async () => [...series.values()].flatMap((one) => histogramLines(one, bounds)),
    });
    return (value: number, labels: Labels = {}): void => {
      const key = labelled(labels);
      let one = series.get(key);
      if (!one) {
        if (series.size >= seriesMax) return;
        series.set(key, (one = { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 }));
      }
      const index = bounds.findIndex((bound) => value <= bound);
      if (index !== -1) one.buckets[index] = (one.buckets[index] ?? 0) + 1;
      one.sum += value;
      one.count += 1;
    };
  }

  /** A value that is read when it is asked for; it is left out when it cannot be read in time. */
  gauge(about: About, read: Read, type: 'gauge' | 'counter' = 'gauge'): void {
    this.#families.push({
      ...about,
      type,
      lines: async () => {
        const found = await this.#inTime(read);
        const samples = typeof found === 'number' ? [{ value: found }] : found;
        return samples.map(({ labels, value }: Sample) => `${labelled(labels)} ${value}`);
      },
    });
  }

  /** The page, in the text format 0.0.4. */
  async page(): Promise<string> {
    const parts = await Promise.all(
      this.#families.map(async ({ name, help, type, lines }) => {
        const found = await lines();
        if (found.length === 0) return '';
        return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${found.map((line) => `${name}${line}\n`).join('')}`;
      }),
    );
    return parts.join('');
  }

  async #inTime(read: Read): Promise<number | readonly Sample[]> {
    const late = Promise.withResolvers<readonly Sample[]>();
    const cancel = this.#timers.after(readMs, () => late.resolve([]));
    try {
      return await Promise.race([read(), late.promise]);
    } catch {
      // the database is away: `fireline_database_up` says so
      return [];
    } finally {
      cancel();
    }
  }
}
