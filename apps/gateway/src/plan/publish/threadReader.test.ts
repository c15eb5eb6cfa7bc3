import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { expect, it } from 'vitest';
import { memoryFiles } from '../../lib/files/memory.ts';
import { inlinePlanReader } from './inlineReader.ts';
import { threadPlanReader } from './threadReader.ts';

const drawing = '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n';
async function zipOf(names: readonly string[]): Promise<Uint8Array> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const name of names) await zip.add(name, new TextReader(drawing));
  return new Uint8Array(await (await zip.close()).arrayBuffer());
}

it('a thread refuses the files that the gateway itself would, and takes the others [PLN-02]', async () => {
  const files = memoryFiles(() => 0);
  const long = `${'x'.repeat(60_000)}.dxf`;
  const given = {
    good: await zipOf(['plan.dxf']),
    two: await zipOf(['a.dxf', 'b.dxf']),
    none: await zipOf(['readme.txt']),
    long: await zipOf([long, `y${long}`]),
    torn: new Uint8Array([0x50, 0x4b, 3, 4, 0]),
  };
  for (const [key, bytes] of Object.entries(given)) {
    await files.write(
      key,
      (async function* () {
        yield bytes;
      })(),
    );
    const plan = { files, key, kind: 'zip' } as const;
    const problem = await threadPlanReader.check(plan);
    expect([key, problem]).toEqual([key, await inlinePlanReader.check(plan)]);
    expect([key, problem === undefined]).toEqual([key, key === 'good']);
  }
});
