// One contender reads one file and says what it took: a process of its own, so that its memory is its own.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createDrawingReader } from '@fireline/domain/plan/drawing';
import { createPainter } from '../../../packages/ui/src/PlanCanvas/paint/paint.ts';

const [contender = '', file = ''] = process.argv.slice(2);
const require = createRequire(import.meta.url);

type Parser = new () => { parseSync(text: string): { entities: readonly unknown[] } };

/** The parser of a package, whichever way it is exported. */
const load = async (path: string): Promise<Parser> => {
  const { default: found } = (await import(pathToFileURL(path).href)) as {
    default: Parser & { DxfParser?: Parser; default?: Parser };
  };
  return found.DxfParser ?? found.default ?? found;
};
const contenders: Readonly<Record<string, () => Promise<() => Promise<number>>>> = {
  fireline: async () => async () => {
    const reader = createDrawingReader({ sizeBytes: statSync(file).size });
    // pieces as large as those that the gateway reads
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) reader.push(chunk as Buffer);
    const result = reader.end();
    if (!result.ok) throw new Error(result.problems[0]?.code);
    // as the canvas does before a plan can be moved
    createPainter(result.value).index();
    return Object.values(result.value.report.entities).reduce((sum, count) => sum + count, 0);
  },
  'dxf-viewer': async () => {
    const Parser = await load(require.resolve('dxf-viewer/src/parser/DxfParser.js'));
    return async () => new Parser().parseSync(readFileSync(file, 'utf8')).entities.length;
  },
  'dxf-parser': async () => {
    const Parser = await load(require.resolve('dxf-parser'));
    return async () => new Parser().parseSync(readFileSync(file, 'utf8')).entities.length;
  },
};

const read = await contenders[contender]?.();
if (!read) throw new Error(`no contender called ${contender}`);
const before = process.cpuUsage();
const start = performance.now();
const entities = await read();
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    ms: performance.now() - start,
    cpuMs: (user + system) / 1000,
    entities,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
