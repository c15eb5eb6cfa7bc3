import { archiveProblem } from '@fireline/domain/plan/archive';
import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { openPlanFile } from './planFile.ts';

const drawing = `  0\nSECTION\n  2\nENTITIES\n${'  0\nPOINT\n 10\n1.0\n'.repeat(100_000)}  0\nENDSEC\n  0\nEOF\n`;

const zipOf = async (files: Readonly<Record<string, string>>, password?: string): Promise<File> => {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, password });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return new File([await writer.close()], '一层.zip');
};

describe('a plan picked in the browser', () => {
  it('is read piece by piece, whether it is packed or not [PLN-02]', async () => {
    for (const file of [
      new File([drawing], '一层.dxf'),
      await zipOf({ 'a/一层.dxf': drawing, 'a/read me.txt': 'x' }),
    ]) {
      const plan = await openPlanFile(file);
      if (!plan.ok) throw new Error(plan.problems[0]?.code);
      expect(plan.value).toMatchObject({ name: '一层.dxf', sizeBytes: drawing.length });
      expect(await new Response(plan.value.stream).text()).toBe(drawing);
    }
    const named = await openPlanFile(new Blob([drawing]), 'plan.dxf');
    expect(named).toMatchObject({ ok: true, value: { kind: 'dxf', name: 'plan.dxf' } });
  });

  it('is refused with what is wrong about it [PLN-02]', async () => {
    const cases = [
      [new Blob([drawing]), 'plan.file.none'],
      [new File(['x'], 'plan.dxf'), 'plan.drawing.notDxf'],
      [await zipOf({ 'a.dxf': drawing }, 'secret'), 'plan.zip.encrypted'],
      [await zipOf({ 'a.dxf': drawing, 'b.dxf': drawing }), 'plan.zip.twoDrawings'],
      [await zipOf({ 'a.txt': 'x' }), 'plan.zip.noDrawing'],
    ] as const;
    for (const [file, code] of cases) expect(await openPlanFile(file)).toMatchObject({ problems: [{ code }] });
  });

  it('says why when the file ends or changes while it is read [PLN-02]', async () => {
    const whole = await zipOf({ 'a.dxf': drawing });
    const bytes = new Uint8Array(await new BlobReader(whole).readUint8Array(0, whole.size));
    // one bit of what is packed, far behind the first bytes of the drawing
    const at = Math.floor(bytes.length * 0.6);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const plan = await openPlanFile(new File([bytes], 'a.zip'));
    const problem = plan.ok
      ? await new Response(plan.value.stream).text().then(() => undefined, archiveProblem)
      : plan.problems[0];
    expect(problem).toMatchObject({ code: 'plan.zip.damaged' });
  });
});
