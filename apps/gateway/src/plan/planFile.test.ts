import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planWords } from '@fireline/domain/plan';
import { archiveProblem } from '@fireline/domain/plan/archive';
import { ok } from '@fireline/domain/lib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderFiles } from '../lib/files/folder.ts';
import './nodeUnpacking.ts';
import { openPlanSource } from './planFile.ts';
import { type ZipPart, emptyDrawing, makeZip } from './zips.test.support.ts';

const megabyte = 1024 * 1024;
const sourceOf = (bytes: Uint8Array, name: string) => ({
  name,
  sizeBytes: bytes.length,
  readAt: async (at: number, length: number) => bytes.subarray(at, at + length),
});

/** As a publish opens it: from where uploads are kept. */
const openPlanFile = async (folder: string, key: string, name: string) => {
  const file = await folderFiles(folder).open(key);
  if (!file) return undefined;
  const plan = await openPlanSource({ name, sizeBytes: file.sizeBytes, readAt: file.readAt });
  if (plan.ok) return ok({ ...plan.value, close: file.close });
  await file.close();
  return plan;
};

/** What reading a plan through comes to: its name and bytes, or the code of what is wrong. */
const readThrough = async (bytes: Uint8Array, name = 'plan.zip') => {
  const plan = await openPlanSource(sourceOf(bytes, name));
  if (!plan.ok) return { code: plan.problems[0]?.code };
  let length = 0;
  let text = '';
  try {
    for await (const chunk of plan.value.stream) {
      length += chunk.length;
      if (length < megabyte) text += Buffer.from(chunk).toString('latin1');
    }
  } catch (error) {
    return { code: archiveProblem(error).code, length };
  }
  return { name: plan.value.name, kind: plan.value.kind, length, text };
};
const codeOf = async (...parts: readonly ZipPart[]) => (await readThrough(makeZip(parts))).code;

const drawing = emptyDrawing();
const good: ZipPart = { name: '一层.dxf', data: drawing };

describe('a plan on disk', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fireline-plan-'));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  it('is read piece by piece, whether it is packed or not [PLN-02]', async () => {
    const long = emptyDrawing(3 * megabyte);
    const files = { dxf: Buffer.from(long), zip: makeZip([{ name: 'a/plan.DXF', data: long }]) };
    for (const kind of ['dxf', 'zip'] as const) {
      const path = join(folder, kind);
      await writeFile(path, files[kind]);
      const plan = await openPlanFile(folder, kind, `plan.${kind}`);
      if (!plan?.ok) throw new Error(plan?.problems[0]?.code);
      expect(plan.value).toMatchObject({
        kind,
        sizeBytes: long.length,
        name: kind === 'dxf' ? 'plan.dxf' : 'plan.DXF',
      });
      const chunks: Uint8Array[] = [];
      for await (const chunk of plan.value.stream) chunks.push(chunk);
      expect(chunks.length).toBeGreaterThan(2);
      expect(Buffer.concat(chunks).toString()).toBe(long);
      await plan.value.close();
    }
  });

  it('is closed again when it is refused or left half way [PLN-02]', async () => {
    const path = join(folder, 'half');
    await writeFile(path, makeZip([{ name: 'plan.dxf', data: emptyDrawing(3 * megabyte) }]));
    expect(await openPlanFile(folder, 'half', 'plan.dxf')).toMatchObject({
      problems: [{ code: 'plan.drawing.notDxf' }],
    });
    const plan = await openPlanFile(folder, 'half', 'plan.zip');
    if (!plan?.ok) throw new Error(plan?.problems[0]?.code);
    const reader = plan.value.stream.getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    await plan.value.close();
    expect(await openPlanFile(folder, 'none', 'plan.zip')).toBeUndefined();
  });
});

describe('a plan in a zip', () => {
  it('may lie beside papers, fonts and what systems put in [PLN-02]', async () => {
    const zip = makeZip([
      { name: '图纸/' },
      { name: '图纸/一层.dxf', data: drawing },
      { name: '图纸/说明.pdf', data: 'x' },
      { name: '__MACOSX/图纸/._一层.dxf', data: 'x' },
      { name: '.DS_Store', data: 'x' },
      { name: '.hidden.zip', data: 'x' },
    ]);
    expect(await readThrough(zip)).toEqual({ kind: 'zip', name: '一层.dxf', length: drawing.length, text: drawing });
    expect(await readThrough(makeZip([{ ...good, method: 0 }]))).toMatchObject({ text: drawing });
  });

  it('has its name read in the code page it was packed in [PLN-02]', async () => {
    // 消防平面图.dxf
    const gbk = Buffer.from('cffbb7c0c6bdc3e6cdbc2e647866', 'hex');
    expect(await readThrough(makeZip([{ ...good, name: gbk }]))).toMatchObject({ name: '消防平面图.dxf' });
    // 一層平面圖.dxf
    const big5 = Buffer.from('a440bc68a5adadb1b9cf2e647866', 'hex');
    expect(await readThrough(makeZip([{ ...good, name: big5 }]))).toMatchObject({ name: '一層平面圖.dxf' });
    const unmarked = { ...good, isUnicode: false };
    expect(await readThrough(makeZip([unmarked]))).toMatchObject({ name: '一层.dxf' });
  });

  const other = { name: 'a.txt', data: 'x' };
  const faults: Readonly<Record<string, readonly (readonly ZipPart[])[]>> = {
    'plan.zip.unsafeName': [
      [good, { ...other, name: '../a.txt' }],
      [good, { ...other, name: 'a/../../a.txt' }],
      [good, { ...other, name: '/etc/passwd' }],
      [good, { ...other, name: 'C:/a.txt' }],
      [good, { ...other, name: 'a\\b.txt' }],
      [good, { ...other, name: 'a\u0000.txt' }],
      [good, { ...other, name: '' }],
      [{ ...good, name: '__MACOSX/../plan.dxf' }],
    ],
    'plan.zip.link': [
      [good, { ...other, mode: 0o120777 }],
      [{ ...good, mode: 0o120777 }],
      [good, { ...other, mode: 0o020666 }],
    ],
    'plan.zip.nested': [[good, { ...other, name: 'a.zip' }], [{ ...other, name: 'plan.dxf.7Z' }]],
    'plan.zip.encrypted': [[{ ...good, isEncrypted: true }], [good, { ...other, isEncrypted: true }]],
    'plan.zip.twoDrawings': [
      [good, { ...good, name: 'b/二层.DXF' }],
      [good, good],
    ],
    'plan.zip.noDrawing': [[], [other], [{ ...other, name: 'plan.dxf/' }], [{ ...other, name: '.plan.dxf' }]],
    'plan.file.dwg': [[{ ...other, name: 'plan.dwg' }], [{ ...good, data: `AC1032${'\u0000'.repeat(100)}` }]],
    'plan.drawing.notDxf': [[{ ...good, data: '\u0089PNG' }], [{ ...good, data: Buffer.from(makeZip([good])) }]],
    'plan.file.empty': [[{ ...good, data: '' }]],
    'plan.zip.method': [[{ ...good, method: 12 }]],
    'plan.zip.entries': [[good, ...Array.from({ length: 1000 }, (_, at) => ({ ...other, name: `${at}.txt` }))]],
    'plan.zip.tooLarge': [[{ ...good, claims: { sizeBytes: 1024 * megabyte } }]],
    'plan.zip.bomb': [
      [{ ...good, data: drawing + ' '.repeat(50 * megabyte) }],
      [{ ...good, claims: { sizeBytes: 1000 * megabyte } }],
    ],
    'plan.zip.damaged': [
      [{ ...good, claims: { crc: 1 } }],
      [{ ...good, claims: { sizeBytes: drawing.length - 1 } }],
      [{ ...good, claims: { sizeBytes: drawing.length + 1 } }],
      [{ ...good, data: emptyDrawing(megabyte), claims: { sizeBytes: 100 } }],
    ],
  };
  it.each(Object.keys(faults))('is refused: %s [PLN-02]', async (code) => {
    expect(planWords).toHaveProperty([code]);
    for (const parts of faults[code] ?? []) expect(await codeOf(...parts)).toBe(code);
  });

  it('gives no byte more than it claims, however much it unpacks to [PLN-02]', async () => {
    const bomb = makeZip([
      { name: 'a.dxf', data: drawing + ' '.repeat(200 * megabyte), claims: { sizeBytes: 500_000 } },
    ]);
    const result = await readThrough(bomb);
    expect(result.code).toMatch(/plan\.zip\.(damaged|bomb)/);
    expect(result.length ?? 0).toBeLessThanOrEqual(500_000);
  });

  it('is refused by its name and size before a byte is read [PLN-02]', async () => {
    const readAt = async () => Promise.reject(new Error('read'));
    for (const [source, code] of [
      [{ name: 'plan.dwg', sizeBytes: 1, readAt }, 'plan.file.format'],
      [{ name: 'plan.zip', sizeBytes: 301 * megabyte, readAt }, 'plan.file.tooLarge'],
      [{ name: 'plan.zip', sizeBytes: 0, readAt }, 'plan.file.empty'],
    ] as const)
      expect(await openPlanSource(source)).toMatchObject({ problems: [{ code }] });
  });

  it('is refused wherever it is cut off [PLN-02]', async () => {
    const zip = makeZip([good, other]);
    for (let end = 1; end < zip.length; end += 1)
      expect((await readThrough(zip.subarray(0, end))).code, String(end)).toMatch(/^plan\.(zip|file)\./);
  });

  it('never claims so many entries that memory runs out [PLN-02]', async () => {
    const zip = Buffer.from(makeZip([good]));
    const padded = Buffer.concat([zip.subarray(0, -22), Buffer.alloc(20 * megabyte), zip.subarray(-22)]);
    // a list of entries of 20 MB
    padded.writeUInt32LE(20 * megabyte, padded.length - 10);
    let most = 0;
    const source = sourceOf(padded, 'plan.zip');
    const plan = await openPlanSource({
      ...source,
      readAt: async (at, length) => {
        most = Math.max(most, length);
        return source.readAt(at, length);
      },
    });
    expect(plan).toMatchObject({ problems: [{ code: 'plan.zip.damaged' }] });
    expect(most).toBeLessThanOrEqual(8 * megabyte);
  });

  it('never hangs nor throws, whatever was changed in it [PLN-02]', async () => {
    const long = emptyDrawing(20_000);
    const seeds = [
      makeZip([{ ...good, data: long }]),
      makeZip([{ ...good, data: long, method: 0 }, other]),
      makeZip([other, good, { ...other, name: 'b/' }]),
    ];
    const change = fc.tuple(fc.nat(), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...seeds),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.option(fc.nat()),
        async (seed, changes, cut) => {
          const bytes = Uint8Array.from(seed);
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
          const result = await readThrough(cut === null ? bytes : bytes.subarray(0, 1 + (cut % bytes.length)));
          // either a problem that has words, or the bytes that were packed
          const isFine =
            'code' in result ? Object.hasOwn(planWords, String(result.code)) : [long, drawing].includes(result.text);
          expect([isFine, result.code]).toEqual([true, result.code]);
        },
      ),
      { numRuns: 1500 },
    );
  });
});

const corpus = process.env.FIRELINE_CORPUS ?? '';
const hasCorpus = existsSync(join(corpus, 'zip')) && corpus !== '';
if (!hasCorpus) console.warn('FIRELINE_CORPUS is not set: the zips of other programs were not tried');

describe.runIf(hasCorpus)('zips of other programs', () => {
  const files = globSync('zip/**/*.zip', { cwd: corpus }).toSorted();
  /** The first file of a zip taken for a drawing, so that what is in it is read too. */
  const asDrawing = (bytes: Buffer) => {
    const at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    if (at < 0) return bytes;
    const name = bytes.toString('latin1', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const renamed = /[^/\\]{5}$/.test(name) ? `${name.slice(0, -4)}.dxf` : name;
    return Buffer.from(bytes.toString('latin1').replaceAll(name, renamed), 'latin1');
  };

  it('are each refused, as none has a drawing, and none hangs [PLN-02]', async () => {
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const bytes = readFileSync(join(corpus, file));
      for (const one of [bytes, asDrawing(bytes)])
        expect((await readThrough(one)).code, file).toMatch(/^plan\.(zip|file)\.|^plan\.drawing\.notDxf$/);
    }
  });

  it('are refused for the fault they are named by [PLN-02]', async () => {
    const faults: readonly (readonly [RegExp, RegExp])[] = [
      [/failure\/(absolute|invalid relative|invalid characters)/, /unsafeName/],
      [/failure\/strong encryption|success\/traditional-encryption/, /encrypted/],
      [/other\/symlinks/, /link/],
      [/failure\/(invalid central|multi-disk|End of central directory record.*truncated\.zip)/, /damaged/],
      [/failure\/(too many|invalid code|not enough|compressed)/, /damaged/],
      [/failure\/file data overflows/, /tooLarge/],
    ];
    for (const [named, expected] of faults) {
      const some = files.filter((file) => named.test(file));
      expect(some.length, String(named)).toBeGreaterThan(0);
      for (const file of some)
        expect((await readThrough(asDrawing(readFileSync(join(corpus, file))))).code, file).toMatch(expected);
    }
  });
});
