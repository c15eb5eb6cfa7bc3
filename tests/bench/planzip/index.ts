import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDrawingReader } from '@fireline/domain/plan/drawing';
import '../../../apps/gateway/src/plan/nodeUnpacking.ts';
import { openPlanSource } from '../../../apps/gateway/src/plan/planFile.ts';
import { makeZip } from '../../../apps/gateway/src/plan/zips.test.support.ts';
import { type Options, type Row, numberOption, rounded } from '../lib/suite.ts';
import { drawingPieces } from './drawing.ts';

export const name = 'planzip: a plan in a zip, against unpacking alone and reading alone';

const megabyte = 1024 * 1024;

interface Files {
  readonly dxf: string;
  readonly zip: string;
}
async function writeFiles(folder: string, bytes: number): Promise<Files> {
  const files = { dxf: join(folder, 'plan.dxf'), zip: join(folder, 'plan.zip') };
  const drawing = Buffer.concat(Array.from(drawingPieces(bytes), (piece) => Buffer.from(piece)));
  await writeFile(files.dxf, drawing);
  await writeFile(files.zip, makeZip([{ name: 'plan.dxf', data: drawing }]));
  return files;
}

/** Takes all that is in a file, by what is asked of each piece. */
async function through(path: string, name: string, take: (chunk: Uint8Array) => void): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const plan = await openPlanSource({
      name,
      sizeBytes: size,
      readAt: async (from, length) => {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, from);
        return bytes.subarray(0, bytesRead);
      },
    });
    if (!plan.ok) throw new Error(plan.problems[0]?.code);
    for await (const chunk of plan.value.stream) take(chunk);
  } finally {
    await file.close();
  }
}

async function readPlan(path: string, name: string): Promise<void> {
  const reader = createDrawingReader();
  await through(path, name, reader.push);
  if (!reader.end().ok) throw new Error('the drawing was not read');
}

interface Spent {
  readonly wallMs: number;
  /** Of all threads: unpacking runs beside reading. */
  readonly cpuMs: number;
}
async function spent(work: () => Promise<void>): Promise<Spent> {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

/** The least of each: what else runs on the machine only ever adds. */
const least = (all: readonly Spent[]): Spent => ({
  wallMs: Math.min(...all.map(({ wallMs }) => wallMs)),
  cpuMs: Math.min(...all.map(({ cpuMs }) => cpuMs)),
});

/**
 * Reads a drawing out of a zip on disk as the gateway does, against only unpacking it and only reading it, in turns. Unpacking and
 * reading overlap, so the zip should cost little above the slower of the two. The fastest rounds count.
 * Options: `--mb 100` (size of the drawing), `--rounds 5`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const size = numberOption(options, 'mb', 100);
  const rounds = numberOption(options, 'rounds', 5);
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  try {
    const files = await writeFiles(folder, size * megabyte);
    const works = {
      unpack: async () => through(files.zip, 'plan.zip', () => undefined),
      read: async () => readPlan(files.dxf, 'plan.dxf'),
      both: async () => readPlan(files.zip, 'plan.zip'),
    };
    const rows: Record<keyof typeof works, Spent[]> = { unpack: [], read: [], both: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const work of ['unpack', 'read', 'both'] as const) rows[work].push(await spent(works[work]));
    const [unpack, read, both] = [least(rows.unpack), least(rows.read), least(rows.both)];
    return (['wallMs', 'cpuMs'] as const).map((time) => {
      const ratio = both[time] / Math.max(unpack[time], read[time]);
      return {
        drawing: `${size} MB`,
        time: time === 'wallMs' ? 'by the clock' : 'of all threads',
        'unpack ms': rounded(unpack[time]),
        'read ms': rounded(read[time]),
        'read from zip ms': rounded(both[time]),
        'against the slower': rounded(ratio, 2),
        target: 1.3,
        met: ratio <= 1.3 ? 'yes' : 'no',
      };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
