import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { installRivals } from '../table/build.ts';
import { growOwn, growReal } from './grow.ts';

export const name = 'drawing: reading a plan';

const here = import.meta.dirname;
const folder = join(here, '../../../node_modules/.cache/fireline-bench/drawing');
const contenders = ['fireline', 'dxf-viewer', 'dxf-parser'] as const;
type Contender = (typeof contenders)[number] | 'C scan';

interface Sample {
  readonly ms: number;
  readonly cpuMs: number;
  readonly entities: number;
  readonly peakMb?: number;
}

/** A plan of this size, made once: our own, or a real one grown when the corpus is there. */
async function planOf(sizeMb: number, real: string | undefined): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${real ? 'real' : 'own'}-${sizeMb}.dxf`);
  if (existsSync(file)) return file;
  if (real) await growReal(real, file, sizeMb);
  else growOwn(file, sizeMb);
  return file;
}

/** The scan in C, compiled; undefined where there is no compiler. */
function scanProgram(): string | undefined {
  const program = join(folder, 'scan');
  return spawnSync('gcc', ['-O2', '-o', program, join(here, 'scan.c')], { stdio: 'ignore' }).status === 0
    ? program
    : undefined;
}

const readLast = (output: string): Sample | undefined => {
  const last = output.trim().split('\n').at(-1);
  return last?.startsWith('{') ? (JSON.parse(last) as Sample) : undefined;
};

const measure = (contender: Contender, file: string, scan: string | undefined): Sample | undefined => {
  if (contender === 'C scan') return scan ? readLast(spawnSync(scan, [file], { encoding: 'utf8' }).stdout) : undefined;
  const flags = ['--conditions=fireline-source', '--disable-warning=ExperimentalWarning', '--max-old-space-size=8192'];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, join(here, 'contenderMain.ts'), contender, file], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  const sample = readLast(stdout);
  if (!sample) console.warn(`${contender} did not finish ${file}: ${stderr.slice(-300)}`);
  return sample;
};

/** What our reader may take of what each other one does. */
const targets: Readonly<Record<number, Partial<Record<Contender, number>>>> = {
  100: { 'dxf-viewer': 0.4, 'C scan': 6 },
  299: { 'dxf-parser': 0.25 },
};

/**
 * Reading plans from disk: our reader as a stream, which draws all blocks, hatches and curves and then makes the canvas's index; the
 * parsers of dxf-viewer and dxf-parser, which put tags into objects; and a scan in C that keeps nothing. Each in a process of its own, in turns, medians.
 * Targets are of time by the clock, which is what people wait for; CPU time stands beside it, since other work on the machine changes it least.
 * Options: `--mb 100` (one size instead of 100 and 299), `--reps 3`, `--real plan.dxf` (default: floorplan.dxf of the corpus).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  await installRivals();
  const corpus = process.env.FIRELINE_CORPUS;
  const known = corpus && join(corpus, 'dxf/floorplan.dxf');
  const real = options.real ?? (known && existsSync(known) ? known : undefined);
  if (!real) console.log('FIRELINE_CORPUS is not set: only our own plan is grown.');
  const sizes = options.mb === undefined ? [100, 299] : [numberOption(options, 'mb', 100)];
  const rows: Row[] = [];
  for (const plan of real ? [undefined, real] : [undefined])
    for (const sizeMb of sizes) rows.push(...rowsOf(await planOf(sizeMb, plan), sizeMb, options));
  return rows;
}

function rowsOf(file: string, sizeMb: number, options: Options): Row[] {
  const scan = scanProgram();
  if (!scan) console.log('There is no gcc: the scan in C is left out.');
  const all: readonly Contender[] = [...contenders, 'C scan'];
  const samples = new Map<Contender, Sample[]>(all.map((contender) => [contender, []]));
  for (let rep = 0; rep < numberOption(options, 'reps', 3); rep += 1)
    for (const contender of rep % 2 === 0 ? all : all.toReversed()) {
      const sample = measure(contender, file, scan);
      if (sample) samples.get(contender)?.push(sample);
    }
  const of = (contender: Contender, figure: keyof Sample): number =>
    median((samples.get(contender) ?? []).map((sample) => sample[figure] ?? NaN));
  return all.map((contender) => {
    const ratio = (figure: 'ms' | 'cpuMs'): number => of('fireline', figure) / of(contender, figure);
    const target = targets[sizeMb]?.[contender];
    const isMet = target !== undefined && ratio('ms') <= target ? 'yes' : 'no';
    return {
      plan: file.slice(file.lastIndexOf('/') + 1),
      reader: contender,
      'wall ms': rounded(of(contender, 'ms')),
      'CPU ms': rounded(of(contender, 'cpuMs')),
      'peak MB': rounded(of(contender, 'peakMb')),
      entities: rounded(of(contender, 'entities')),
      'fireline / it': rounded(ratio('ms'), 2),
      'CPU / its': rounded(ratio('cpuMs'), 2),
      target: target ?? '',
      met: target === undefined || Number.isNaN(ratio('ms')) ? '' : isMet,
    };
  });
}
