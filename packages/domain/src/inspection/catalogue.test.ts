import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { checkDeleteRecord } from '../record/index.ts';
import {
  checkDeletePoint,
  checkLinePoints,
  industries,
  isNewerQr,
  inspectionCatalogueWords,
  inspectionCategory,
  inspectionItem,
  inspectionRefusalWords,
  inspectionWords,
  lineForm,
  type LinePoint,
  type PlacedPoint,
  pointForm,
  pointQrIn,
  nextEdition,
  qrEditionMax,
  pointQrProblem,
  pointQrSigned,
  pointQrText,
  readPointQr,
  reorder,
  setToLine,
  tagForm,
  tagTypes,
} from './index.ts';

const words = { ...inspectionCatalogueWords, ...inspectionWords, ...inspectionRefusalWords, ...formWords };
const item = { categoryId: 3, content: '灭火器压力', requirement: '指针在绿区', guideUrl: 'https://example.com/g' };
const tag = { type: 'qrCode', serialNumber: 'T-0001', unitId: 5, pointId: 8 };
const point = { name: '一层东侧', location: '消防通道', categoryId: 3, unitId: 5, itemIds: [1, 2] };

describe('the catalogue', () => {
  it('answers whatever comes [INS-01] [INS-02] [INS-03]', () => {
    expectTotalForm(inspectionCategory.form, { industry: 'security', name: '门禁' }, words);
    expectTotalForm(inspectionItem.form, item, words);
    expectTotalForm(tagForm, tag, words);
    expectTotalForm(pointForm, point, words);
    expectTotalForm(lineForm, { name: '一号线', unitId: 5, pointIds: [3, 1, 2] }, words);
  });

  it('has categories of firefighting and security [INS-01]', () => {
    expect(industries).toEqual(['firefighting', 'security']);
    expect(inspectionCategory.form.check({ industry: 'sport', name: '门禁' })).toMatchObject({
      problems: [{ field: 'industry' }],
    });
  });

  it('takes a guide that can be opened, or none [INS-01]', () => {
    expect(inspectionItem.form.check({ ...item, guideUrl: '' }).ok).toBe(true);
    for (const guideUrl of ['javascript:alert(1)', 'ftp://a.b', 'https://', 'https:// a', 'example.com'])
      expect(inspectionItem.form.check({ ...item, guideUrl })).toMatchObject({
        problems: [{ code: 'inspection.item.guideUrl' }],
      });
  });

  it('knows a tag by its serial number, a device tag by that of the device [INS-02]', () => {
    for (const type of tagTypes) {
      const field = type === 'device' ? 'deviceSerialNumber' : 'serialNumber';
      expect(tagForm.check({ type, unitId: 5 })).toEqual({ ok: false, problems: [{ code: 'form.required', field }] });
      expect(tagForm.check({ type, unitId: 5, [field]: 'SN_12-3' }).ok).toBe(true);
    }
    expect(tagForm.check({ ...tag, serialNumber: 'a/b' })).toMatchObject({
      problems: [{ code: 'inspection.tag.serial' }],
    });
  });

  it('is one tag however its serial number is written, and has one serial number [INS-02]', () => {
    for (const serialNumber of ['04:A2:3B:91', '04a23b91', ' 04 A2 3b 91 ', '０４Ａ２３Ｂ９１'])
      expect(tagForm.check({ ...tag, type: 'nfc', serialNumber })).toMatchObject({
        value: { serialNumber: '04A23B91' },
      });
    expect(tagForm.check({ ...tag, deviceSerialNumber: 'D1' })).toMatchObject({
      problems: [{ code: 'inspection.tag.oneSerial', field: 'deviceSerialNumber' }],
    });
    expect(tagForm.check({ ...tag, serialNumber: 'A'.repeat(65) })).toMatchObject({
      problems: [{ code: 'form.tooLong', field: 'serialNumber' }],
    });
  });

  it('asks to fill in the information of a point completely [INS-03] [INS-02]', () => {
    expect(pointForm.check({ itemIds: [] })).toEqual({
      ok: false,
      problems: ['name', 'location', 'categoryId', 'unitId', 'itemIds'].map((field) => ({
        code: 'inspection.point.incomplete',
        field,
      })),
    });
    expect(inspectionWords['inspection.point.incomplete'].en).toBe('Please fill in the information completely');
    expect(pointForm.check({ ...point, itemIds: [1, 1] })).toMatchObject({
      problems: [{ code: 'form.duplicate', field: 'itemIds.1' }],
    });
  });
});

describe('what is in use', () => {
  it('is not deleted, and says by how many [INS-01]', () => {
    expect(checkDeleteRecord(inspectionCategory, { items: 0, points: 0 })).toBeUndefined();
    expect(checkDeleteRecord(inspectionCategory, { items: 2, points: 1 })).toMatchObject({
      args: { items: 2, points: 1 },
    });
    expect(checkDeleteRecord(inspectionItem, { points: 3 })).toMatchObject({
      code: 'inspection.item.inUse',
      args: { points: 3 },
    });
  });
});

describe('a point', () => {
  it('is on a floor only of a building [INS-02] [BLD-04]', () => {
    expect(pointForm.check({ ...point, buildingId: 7, floor: -2 })).toMatchObject({
      value: { buildingId: 7, floor: -2 },
    });
    expect(pointForm.check({ ...point, floor: 3 })).toMatchObject({
      problems: [{ code: 'inspection.point.buildingFirst', field: 'buildingId' }],
    });
  });

  it('that is in a line leaves it before it is deleted [INS-03]', () => {
    expect(checkDeletePoint({ line: undefined })).toBeUndefined();
    expect(checkDeletePoint({ line: { id: 3, name: '一号线' } })).toMatchObject({ args: { line: '一号线' } });
  });
});

describe('the points of a line', () => {
  it('keep every point and the order of the others when one is dragged [INS-03]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const moved = reorder(list, from, to);
        expect(moved[to]).toBe(list[from]);
        expect(moved.filter((one) => one !== list[from])).toEqual(list.filter((one) => one !== list[from]));
        expect(reorder(moved, to, from)).toEqual(list);
      }),
    );
  });

  it('stay as they are for an entry that is not there, and end at an end for a place that is not [INS-03]', () => {
    for (const from of [-1, 3, 0.5, NaN]) expect(reorder(['a', 'b', 'c'], from, 0)).toEqual(['a', 'b', 'c']);
    expect(reorder(['a', 'b', 'c'], 0, NaN)).toEqual(['a', 'b', 'c']);
    for (const to of [-1, -5]) expect(reorder(['a', 'b', 'c'], 2, to)).toEqual(['c', 'a', 'b']);
    expect(reorder(['a', 'b', 'c'], 0, Infinity)).toEqual(['b', 'c', 'a']);
  });

  const points = fc.array(
    fc.integer({ min: 1, max: 60 }).map((id): LinePoint => ({ id, name: `P${id}`, unitId: (id % 7) + 1 })),
  );

  it('belong to one unit: each stranger is named [INS-03]', () => {
    fc.assert(
      fc.property(points, points, (before, added) => {
        const unitId = (before[0] ?? added[0])?.unitId;
        const line = before.filter((one) => one.unitId === unitId);
        const result = setToLine(line, added);
        const strangers = added.flatMap((one, at) =>
          one.unitId === unitId
            ? []
            : [{ code: 'inspection.line.otherUnit', field: `points.${at}`, args: { name: one.name } }],
        );
        expect(result).toEqual(
          added.length === 0
            ? { ok: false, problems: [{ code: 'inspection.line.selectPoints', field: 'points' }] }
            : strangers.length > 0
              ? { ok: false, problems: strangers }
              : { ok: true, value: [...new Set([...line, ...added].map(({ id }) => id))] },
        );
      }),
    );
  });

  it('are of the unit of the line, though it has none yet, and in no other line [INS-03]', () => {
    const of = (id: number, unitId: number, line?: number): PlacedPoint => ({
      id,
      name: `P${id}`,
      unitId,
      line: line === undefined ? undefined : { id: line, name: `L${line}` },
    });
    expect(setToLine([], [of(1, 2)], 1)).toMatchObject({ problems: [{ code: 'inspection.line.otherUnit' }] });
    expect(setToLine([], [of(1, 1)], 1)).toEqual({ ok: true, value: [1] });
    expect(checkLinePoints({ lineId: 5, unitId: 1 }, [of(1, 1, 5), of(2, 1)])).toEqual([]);
    expect(checkLinePoints({ unitId: 1 }, [of(1, 2), of(2, 1, 5)])).toEqual([
      { code: 'inspection.line.otherUnit', field: 'pointIds.0', args: { name: 'P1' } },
      { code: 'inspection.line.taken', field: 'pointIds.1', args: { name: 'P2', line: 'L5' } },
    ]);
  });

  it('are at most 200 [INS-03]', () => {
    const many = Array.from({ length: 201 }, (_, id): LinePoint => ({ id, name: 'P', unitId: 1 }));
    expect(setToLine(many.slice(1), many.slice(1)).ok).toBe(true);
    expect(setToLine(many.slice(1), many)).toMatchObject({ problems: [{ code: 'form.tooMany', args: { 0: 200 } }] });
  });
});

describe('the QR text of a point', () => {
  const base64url = fc.stringMatching(/^[\w-]{43}$/);
  const qr = fc.record({
    rentId: fc.stringMatching(/^[\w-]{1,32}$/),
    pointId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    edition: fc.integer({ min: 1, max: 9999 }),
  });

  it('is read as it was written, with the part that was signed [INS-02] [N24]', () => {
    fc.assert(
      fc.property(qr, base64url, (qr, signature) => {
        expect(readPointQr(pointQrText(qr, signature))).toEqual({
          ok: true,
          value: { ...qr, signature, signed: pointQrSigned(qr) },
        });
        expect(pointQrProblem(qr, qr)).toBeUndefined();
      }),
    );
  });

  it('says something else, or nothing, when a single character is changed [N24]', () => {
    fc.assert(
      fc.property(qr, base64url, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (qr, signature, place, char) => {
        const text = pointQrText(qr, signature);
        const at = place % text.length;
        const changed = text.slice(0, at) + char + text.slice(at + 1);
        const result = readPointQr(changed);
        const said = result.ok && { signed: result.value.signed, signature: result.value.signature };
        const isSame = said && said.signed === pointQrSigned(qr) && said.signature === signature;
        expect(isSame).toBe(changed === text);
      }),
    );
  });

  it.each([
    'FLP2.r1.7.1.0123456789012345678901',
    'FLP1.r1.07.1.0123456789012345678901',
    'FLP1.r1.9999999999999999.1.0123456789012345678901',
    'FLP1.r1.7.10000.0123456789012345678901',
    'FLP1.r1.7.1.short',
    ' FLP1.r1.7.1.0123456789012345678901',
    'https://example.com',
  ])('is not %s [INS-02] [N24]', (text) => {
    expect(readPointQr(text)).toEqual({ ok: false, problems: [{ code: 'inspection.qr.format', field: 'qr' }] });
  });

  it('answers whatever comes [INS-02]', () => {
    expectTotal(readPointQr, words);
  });

  it('counts each new label, of two who print at once one, and ends at the last edition [INS-02] [N24]', () => {
    const point = { name: '大门', edition: 3 };
    expect(nextEdition(point, 3)).toEqual({ ok: true, value: 4 });
    expect(nextEdition(point, 2)).toMatchObject({ problems: [{ code: 'inspection.qr.printedSince' }] });
    expect(nextEdition({ ...point, edition: qrEditionMax }, qrEditionMax)).toMatchObject({
      problems: [{ code: 'inspection.qr.full', args: { 0: qrEditionMax } }],
    });
  });

  it('is told apart from that of another tenant or point, and from an older edition [N24]', () => {
    const here = { rentId: 'r1', pointId: 7, edition: 2 };
    expect(pointQrProblem({ ...here, rentId: 'r2' }, here)?.code).toBe('inspection.qr.otherPoint');
    expect(pointQrProblem({ ...here, pointId: 8 }, here)?.code).toBe('inspection.qr.otherPoint');
    expect(pointQrProblem({ ...here, edition: 1 }, here)?.code).toBe('inspection.qr.outdated');
    expect(pointQrProblem({ ...here, edition: 3 }, here)?.code).toBe('inspection.qr.outdated');
  });

  it('that was printed after the download of a phone is taken offline, with a mark, and an older one is not [N24] [INS-02]', () => {
    const known = { rentId: 'r1', pointId: 7, edition: 2 };
    const printed = (edition: number) => ({ ...known, edition });
    expect([1, 2, 3].map((edition) => pointQrProblem(printed(edition), known, true)?.code)).toEqual([
      'inspection.qr.outdated',
      undefined,
      undefined,
    ]);
    expect([1, 2, 3].map((edition) => isNewerQr(printed(edition), known))).toEqual([false, false, true]);
    expect(isNewerQr({ ...printed(3), pointId: 8 }, known)).toBe(false);
  });

  it('is found in what a scanner gives: an address, blanks, a mark of byte order, wide characters [INS-02] [N24]', () => {
    const code = pointQrText({ rentId: 'r1', pointId: 7, edition: 1 }, 'a'.repeat(43));
    const wide = code.replaceAll(/[!-~]/g, (char) => String.fromCodePoint(char.charCodeAt(0) + 0xfe_e0));
    for (const scanned of [
      code,
      ` ${code}\n`,
      `\uFEFF${code}`,
      wide,
      `https://f.example/public/patrol/point?code=${code}`,
      `https://f.example/public/patrol/point?lang=cn&code=${code}#x`,
    ])
      expect(readPointQr(pointQrIn(scanned)).ok, scanned).toBe(true);
    for (const scanned of ['', `https://f.example/point?other=${code}`, `${code}x `.repeat(900)])
      expect(readPointQr(pointQrIn(scanned)).ok).toBe(false);
  });
});
