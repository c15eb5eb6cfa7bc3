import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords } from '../lib/index.ts';
import { siteFormWords } from '../site/index.ts';
import {
  accessKey,
  afterKeyTry,
  bindingOf,
  bindings,
  checkKeyTry,
  checkPlanHead,
  checkRevision,
  checkShown,
  keyWaitMin,
  layerForm,
  modelForm,
  modelFormatOf,
  modesOf,
  noTries,
  planFileBelowBytes,
  planModes,
  planWords,
  publishEvents,
  publishMachine,
  publishStates,
  publishStep,
  readPlanFile,
  seenOf,
  shownPublish,
  wrongKey,
  wrongKeysMax,
} from './index.ts';

const words = { ...planWords, ...siteFormWords, ...formWords };
const codes = (result: { ok: boolean; problems?: readonly { code: string; field?: string }[] }) =>
  (result.problems ?? []).map(({ code, field }) => `${code} ${field}`);

describe('a plan file', () => {
  const file = (name: string, sizeBytes = 1000) => codes(readPlanFile({ name, sizeBytes }));

  it('is a .zip or .dxf under 300M, and there [PLN-02]', () => {
    expect(readPlanFile({ name: 'A.DXF', sizeBytes: 1 })).toEqual({ ok: true, value: 'dxf' });
    expect(readPlanFile({ name: 'a.b.zip', sizeBytes: planFileBelowBytes - 1 })).toEqual({ ok: true, value: 'zip' });
    expect(planFileBelowBytes).toBe(314_572_800);
    expect(file('a.dxf', planFileBelowBytes)).toEqual(['plan.file.tooLarge file']);
    expect(file('a.dxf', NaN)).toEqual(['plan.file.tooLarge file']);
    expect(file('a.dxf', 0)).toEqual(['plan.file.empty file']);
    for (const name of ['a.dwg', 'dxf', 'a.dxf.exe', 'a.zip ', '__proto__'])
      expect(file(name), name).toEqual(['plan.file.format file']);
    for (const none of [undefined, { name: '', sizeBytes: 1 }])
      expect(codes(readPlanFile(none))).toEqual(['plan.file.none file']);
    expectTotal(
      (raw) => readPlanFile({ name: typeof raw === 'string' ? raw : '', sizeBytes: Number(raw === 5) }),
      words,
    );
  });

  it('begins as its name says [PLN-02]', () => {
    const good = {
      zip: ['PK\u0003\u0004...'],
      dxf: ['  0\r\nSECTION\r\n', '\uFEFF0\nSECTION', '999\nmade by hand\n  0\nSECTION\n', 'AutoCAD Binary DXF\r\n'],
    };
    for (const head of good.zip)
      expect([checkPlanHead('zip', head), checkPlanHead('dxf', head)?.code]).toEqual([
        undefined,
        'plan.drawing.notDxf',
      ]);
    for (const head of good.dxf)
      expect([checkPlanHead('dxf', head), checkPlanHead('zip', head)?.code]).toEqual([undefined, 'plan.zip.damaged']);
    for (const head of ['', '\u0089PNG', '999\n'.repeat(300_000), ' '.repeat(1_000_000)])
      expect(checkPlanHead('dxf', head)?.code).toBe('plan.drawing.notDxf');
  });
});

describe('the publish machine', () => {
  const ready = { hasFile: true, progressPercent: 100 };

  it('reaches every state, has no end, and allows a publish again after success and failure [PLN-03]', () => {
    const seen = new Set([publishMachine.initial]);
    for (const state of seen)
      for (const event of eventsFrom(publishMachine, state)) {
        const next = publishStep(state, event, ready);
        if (next.ok) seen.add(next.value);
      }
    expect(seen).toEqual(new Set(publishStates));
    for (const state of publishStates) expect(eventsFrom(publishMachine, state).length).toBeGreaterThan(0);
    for (const state of ['complete', 'failed'] as const)
      expect(publishStep(state, 'publish', ready)).toEqual({ ok: true, value: 'inProgress' });
  });

  it('explains each refusal [PLN-03]', () => {
    for (const state of publishStates)
      for (const event of publishEvents) {
        const result = publishStep(state, event);
        if (result.ok) continue;
        for (const { code } of result.problems) expect(words, `${state} ${event}`).toHaveProperty([code]);
      }
    expect(codes(publishStep('inProgress', 'publish', ready))).toEqual(['plan.publish.running undefined']);
    expect(codes(publishStep('complete', 'fail'))).toEqual(['plan.publish.notRunning undefined']);
    expect(codes(publishStep('unpublished', 'publish'))).toEqual(['plan.file.none file']);
    expect(publishStep('inProgress', 'complete', { progressPercent: 99 })).toMatchObject({
      problems: [{ args: { percent: 99 } }],
    });
  });

  it('shows the last complete publish, whatever failed since [PLN-02] [PLN-03]', () => {
    const records = [
      { state: 'complete', atMs: 1 },
      { state: 'complete', atMs: 3 },
      { state: 'complete', atMs: 2 },
      { state: 'failed', atMs: 4 },
      { state: 'inProgress', atMs: 5 },
    ] as const;
    expect(shownPublish(records)?.atMs).toBe(3);
    expect(shownPublish(records.slice(3))).toBeUndefined();
  });
});

describe('a private plan', () => {
  it('asks for a key of 6 to 32 characters that can be typed [PLN-01] [PLN-05]', () => {
    expect(accessKey('fire-2026', 'accessKey')).toEqual({ ok: true, value: 'fire-2026' });
    expect(codes(accessKey('12345', 'accessKey'))).toEqual(['form.tooShort accessKey']);
    expect(codes(accessKey('a b c d e', 'accessKey'))).toEqual(['plan.key.characters accessKey']);
    expect(codes(accessKey('密钥密钥密钥', 'accessKey'))).toEqual(['plan.key.characters accessKey']);
  });

  it('shows nothing without its key but that it is there [PLN-05]', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.anything()),
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        (more, layerId, isPrivate, hasKey) => {
          const plan = { ...more, layerId, isPrivate };
          const seen = seenOf(plan, hasKey);
          expect(seen).toEqual(isPrivate && !hasKey ? { layerId, isPrivate: true } : plan);
        },
      ),
    );
  });

  it('makes guessers wait after five wrong keys in a row [PLN-05]', () => {
    const minute = 60_000;
    let tries = noTries;
    for (let at = 0; at < wrongKeysMax; at += 1) {
      expect(checkKeyTry(tries, at)).toBeUndefined();
      tries = afterKeyTry(tries, false, at);
    }
    expect(wrongKey(tries, 4)).toMatchObject({ code: 'plan.key.wait', args: { minutes: keyWaitMin } });
    expect(wrongKey({ wrong: 2, lastAtMs: 4 }, 4)).toMatchObject({
      code: 'plan.key.wrong',
      args: { left: wrongKeysMax - 2, minutes: keyWaitMin },
    });
    expect(checkKeyTry(tries, 4)).toMatchObject({ code: 'plan.key.wait', args: { minutes: keyWaitMin } });
    expect(checkKeyTry(tries, 4 + keyWaitMin * minute - 1)).toMatchObject({ args: { minutes: 1 } });
    const later = 4 + keyWaitMin * minute;
    expect(checkKeyTry(tries, later)).toBeUndefined();
    expect(afterKeyTry(tries, false, later).wrong).toBe(1);
    expect(afterKeyTry(tries, true, later)).toEqual(noTries);
  });

  it('never lets more than five wrong keys through in ten minutes [PLN-05]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 * 60_000 }), { maxLength: 60 }), (gaps) => {
        let [tries, nowMs] = [noTries, 0];
        const tried: number[] = [];
        for (const gap of gaps) {
          nowMs += gap;
          if (checkKeyTry(tries, nowMs)) continue;
          tries = afterKeyTry(tries, false, nowMs);
          tried.push(nowMs);
        }
        for (const [at, from] of tried.entries()) {
          const sixth = tried[at + wrongKeysMax] ?? Infinity;
          expect(sixth - from).toBeGreaterThanOrEqual(keyWaitMin * 60_000);
        }
      }),
    );
  });
});

describe('layers', () => {
  const layer = {
    name: '一层平面',
    boundKind: 'place',
    boundId: 7,
    isPrivate: true,
    accessKey: 'fire-2026',
    center: '114.05,22.54',
  };

  it('are written in a form that takes anything [PLN-01]', () => {
    expectTotalForm(layerForm, layer, words);
  });

  it('have a key when they are private, and kind and id of what they are bound to, or neither [PLN-01] [PLN-03] [PLN-05]', () => {
    expect(codes(layerForm.check({ ...layer, accessKey: '' }))).toEqual(['form.required accessKey']);
    expect(codes(layerForm.check({ ...layer, boundId: undefined }))).toEqual(['form.required boundId']);
    expect(codes(layerForm.check({ ...layer, boundKind: undefined }))).toEqual(['form.required boundKind']);
    expect(layerForm.check({ name: '一层平面' }).ok).toBe(true);
    expect([bindingOf({ boundId: 7 }), bindingOf({})]).toEqual(bindings);
  });

  it('are edited by those who may place devices, the others view and monitor [PLN-04]', () => {
    expect(modesOf(true)).toEqual(planModes);
    expect(modesOf(false)).toEqual(['view', 'monitor']);
  });

  it('tell of a change that another has saved meanwhile [PLN-04]', () => {
    expect(checkRevision(3, { revision: 3, by: '王工' })).toBeUndefined();
    expect(checkRevision(3, { revision: 4, by: '王工' })).toEqual({ code: 'plan.conflict', args: { name: '王工' } });
  });
});

describe('3D models', () => {
  const model = {
    name: '总部大楼',
    type: 'building',
    link: '/models/hq.glb?v=2',
    fileBytes: 1000,
    isEncrypted: false,
    heightM: '99.5',
  };

  it('are written in a form that takes anything [PLN-07]', () => {
    expectTotalForm(modelForm, model, words);
    expect(planWords['plan.model.loadError'].en).toBe('Load model error');
  });

  it('have a link of the web or of ours, to a format that can be shown [PLN-07] [PLN-08]', () => {
    for (const link of ['https://example.com/a.IFC', '/a.gltf#x'])
      expect(modelForm.check({ ...model, link }).ok, link).toBe(true);
    for (const link of ['javascript:alert(1)//.glb', '//evil.example/a.glb', '/\\evil.example/a.glb', 'a.glb'])
      expect(codes(modelForm.check({ ...model, link })), link).toEqual(['plan.model.link link']);
    expect(codes(modelForm.check({ ...model, link: '/a.obj?x=.glb' }))).toEqual(['plan.model.format link']);
    expect(modelFormatOf('/a.glb'.padStart(1_000_000, '/'))).toBeUndefined();
    expect(codes(modelForm.check({ ...model, heightM: -1, fileBytes: 0 }))).toEqual([
      'form.range fileBytes',
      'form.range heightM',
    ]);
  });
});

it('refuses a drawing that nothing can be shown of, and tells one that was cut off from an empty one [PLN-02]', () => {
  const extent = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  expect(checkShown({ extent, report: { isTruncated: true } })).toBeUndefined();
  expect(checkShown({ extent: undefined, report: { isTruncated: true } })?.code).toBe('plan.publish.cutOff');
  expect(checkShown({ extent: undefined, report: { isTruncated: false } })?.code).toBe('plan.publish.nothing');
});
