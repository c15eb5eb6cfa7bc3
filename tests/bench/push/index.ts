import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { type Contender, bare, fireline } from './contenders.ts';
import { type Readers, startReaders } from './readers.ts';

export const name = 'push: deliveries a second';

/** So many deliveries are under way at once: enough to fill the wires, far from where a slow reader is cut off. */
const deliveriesPerBurst = 20_000;
const messagesPerBurstMax = 200;

/**
 * Alarms to so many readers through the hub and its sockets, against the same bytes by bare `ws`. A delivery is one message
 * that one reader has got: bursts are sent, each once the readers (one process of their own) have told that the one before
 * arrived whole. One run, the order turned round on every second repetition, medians.
 * Options: `--readers 100,1000`, `--reps 3`, `--ms 3000` (length of each measurement).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const counts = (options.readers ?? '100,1000').split(',').map(Number);
  const reps = numberOption(options, 'reps', 3);
  const ms = numberOption(options, 'ms', 3000);
  const contenders = [await fireline(), await bare()] as const;
  const readers = startReaders();
  const rows: Row[] = [];
  try {
    for (const count of counts) {
      const rates = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]));
      for (let rep = 0; rep < reps; rep++)
        for (const contender of rep % 2 === 0 ? contenders : contenders.toReversed())
          rates.get(contender)?.push(await measure(contender, readers, count, ms));
      const [own, peer] = contenders.map((contender) => median(rates.get(contender) ?? [])) as [number, number];
      rows.push({
        readers: count,
        'hub deliveries/s': rounded(own),
        'bare ws deliveries/s': rounded(peer),
        'hub / bare': rounded(own / peer, 2),
      });
    }
  } finally {
    await readers.stop();
    for (const { close } of contenders) await close();
  }
  return rows;
}

let lastSeq = 0;

async function measure({ url, isStomp, send }: Contender, readers: Readers, count: number, ms: number) {
  const opened = readers.next();
  readers.tell({ url, readers: count, isStomp });
  await opened;
  const perBurst = Math.min(messagesPerBurstMax, deliveriesPerBurst / count);
  const burst = async (): Promise<void> => {
    const have = readers.next();
    readers.tell({ expect: perBurst * count });
    for (let at = 0; at < perBurst; at++) send(++lastSeq);
    await have;
  };
  await burst();
  const start = performance.now();
  let bursts = 0;
  while (performance.now() - start < ms) {
    await burst();
    bursts += 1;
  }
  return (bursts * perBurst * count) / ((performance.now() - start) / 1000);
}
