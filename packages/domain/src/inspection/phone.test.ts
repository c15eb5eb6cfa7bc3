import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import {
  inspectionWords,
  namedProblem,
  nfcScanned,
  notYours,
  pointQrText,
  pointScanned,
  recordProblem,
  scanForm,
} from './index.ts';

const signature = 'a'.repeat(43);
const points = [
  { pointId: 7, edition: 2, tags: ['04A23B', 'T-7'] },
  { pointId: 8, edition: 1, tags: [] },
];
const label = (pointId: number, edition: number, rentId = 'r1') => pointQrText({ rentId, pointId, edition }, signature);
const codeOf = (raw: string) => {
  const read = pointScanned(raw, 'r1', points);
  return read.ok ? [read.value.pointId, read.value.way, read.value.code] : read.problems[0]?.code;
};

describe('what a phone scans', () => {
  it('leads to the point of a label, in whatever address and form it comes [N24] [INS-02]', () => {
    const code = label(7, 2);
    for (const raw of [code, ` ${code}\n`, `https://f.example/public/patrol/point?code=${code}`, `\uFEFF${code}`])
      expect(codeOf(raw)).toEqual([7, 'label', code]);
    // printed after the phone's download: the gateway judges it
    expect(codeOf(label(7, 3))).toEqual([7, 'label', label(7, 3)]);
    expect(codeOf(label(7, 1))).toBe('inspection.qr.outdated');
    expect(codeOf(label(9, 1))).toBe('inspection.qr.otherPoint');
    expect(codeOf(label(7, 2, 'r2'))).toBe('inspection.qr.otherPoint');
  });

  it('leads to the point of a tag as readers and people write its number [N24] [INS-02]', () => {
    for (const raw of ['04:a2:3b', '04A23B', ' 04 a2 3b ', '０４Ａ２３Ｂ'])
      expect(codeOf(raw)).toEqual([7, 'tag', '04A23B']);
    expect(codeOf('04A23C')).toBe('inspection.scan.unknown');
    expect(codeOf('')).toBe('inspection.scan.unknown');
  });

  it('throws on nothing, and never names a point that is not among those asked [N24]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (raw) => {
        const read = pointScanned(raw, 'r1', points);
        const said = read.ok ? String(read.value.pointId) : (read.problems[0]?.code ?? '');
        expect(said).toMatch(/^([78]|inspection\.(qr|scan)\..+)$/);
      }),
    );
  });
});

describe('a scan as it is sent', () => {
  const chosen = { key: 'scan-0001', taskId: 1, pointId: 7, way: 'chosen', reason: '标签损坏', atMs: 1 };
  it('has a code, or a reason in words [N24] [INS-05]', () => {
    const problems = (sent: object) => {
      const form = scanForm.check({ ...chosen, ...sent });
      return form.ok ? [] : form.problems.map(({ code, field }) => [code, field]);
    };
    expect(problems({})).toEqual([]);
    expect(problems({ reason: '.' })).toEqual([['inspection.scan.reason', 'reason']]);
    expect(problems({ way: 'tag' })).toEqual([['form.required', 'code']]);
    expect(problems({ way: 'label', code: 'x'.repeat(161) })).toEqual([['form.tooLong', 'code']]);
    expect(problems({ way: 'tag', code: 'T-7', reason: '' })).toEqual([]);
    expect(problems({ atMs: 1e300 })[0]?.[1]).toBe('atMs');
  });
  it('is judged whatever is sent [N24]', () => {
    expectTotalForm(scanForm, chosen, { ...formWords, ...inspectionWords });
  });
});

it('a task takes nothing from an account that is not its inspector’s [N24] [ROL-06]', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat(), { nil: null }), (userId, boundTo) => {
      expect(notYours(userId, boundTo, '王芳')?.code).toBe(
        userId === boundTo ? undefined : 'inspection.result.notYours',
      );
    }),
  );
});

describe('results recorded at a desk', () => {
  const inspector = { userId: 7, isInspector: true, mayDispatch: false };
  const task = { inspectorId: 21, inspectorName: '王芳' };
  it('are taken of the own task of an inspector, of any task from who gives tasks out or stands for nobody [INS-05] [ROL-06]', () => {
    expect(recordProblem(inspector, 7, '王芳')).toBeUndefined();
    for (const boundTo of [8, null])
      expect(recordProblem(inspector, boundTo, '王芳')).toMatchObject({
        code: 'inspection.result.notYours',
        args: { name: '王芳' },
      });
    for (const other of [
      { ...inspector, mayDispatch: true },
      { ...inspector, isInspector: false },
    ])
      expect(recordProblem(other, 8, '王芳')).toBeUndefined();
  });
  it('are signed by an inspector in no other name [INS-05] [ROL-06]', () => {
    expect(namedProblem(inspector, task, 21)).toBeUndefined();
    for (const named of [22, null])
      expect(namedProblem(inspector, task, named)?.code).toBe('inspection.result.ownName');
    expect(namedProblem({ ...inspector, mayDispatch: true }, task, 22)).toBeUndefined();
    expect(namedProblem({ ...inspector, isInspector: false }, task, null)).toBeUndefined();
  });
});

it('an NFC tag is known by its serial number first, then by a label that is written on it [N24] [INS-02]', () => {
  const read = (serial: string, ...texts: string[]) => {
    const found = nfcScanned({ serial, texts }, 'r1', points);
    return found.ok ? [found.value.pointId, found.value.way] : found.problems[0]?.code;
  };
  expect(read('04:a2:3b')).toEqual([7, 'tag']);
  // on record, it is of its point, whatever somebody has written on it
  expect(read('04:a2:3b', label(8, 1))).toEqual([7, 'tag']);
  expect(read('de:ad', `https://city.example/public/patrol/point?code=${label(8, 1)}`)).toEqual([8, 'label']);
  expect(read('de:ad', 'hello', label(7, 1))).toBe('inspection.qr.outdated');
  expect(read('de:ad', 'hello')).toBe('inspection.scan.unknown');
  expect(read('')).toBe('inspection.scan.unknown');
});
