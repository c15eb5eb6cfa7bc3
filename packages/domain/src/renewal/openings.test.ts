import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceSosWords, imeisPerParse } from '../device/index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { checkOpening, openingDevices, openingForm, openingProblem, renewalWords } from './index.ts';

const words = { ...renewalWords, ...deviceSosWords, ...formWords };
const free = { isActivated: false, hasOpenOrder: false };
const edition = { devicesInUse: 9_990, devicesMax: 10_000, ordered: 2 };

describe('the opening of services [DEV-23] [DEV-28]', () => {
  it('names what cannot be opened at its place', () => {
    expect(
      checkOpening([free, undefined, { ...free, isActivated: true }, { ...free, hasOpenOrder: true }], edition),
    ).toEqual([
      { code: 'device.notFound', field: 'imeis.1' },
      { code: 'renewal.opening.active', field: 'imeis.2' },
      { code: 'renewal.opening.openOrder', field: 'imeis.3' },
    ]);
  });

  it('keeps to the edition, with what is ordered and not paid yet', () => {
    const some = (count: number) => Array.from({ length: count }, () => free);
    expect(checkOpening(some(8), edition)).toEqual([]);
    expect(checkOpening(some(9), edition)).toEqual([
      { code: 'device.edition.tooMany', field: 'imeis', args: { 0: 10_000, 1: 8 } },
    ]);
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.nat(20),
        fc.nat(40),
        fc.integer({ min: 1, max: 30 }),
        (devicesInUse, ordered, devicesMax, count) => {
          const fits = devicesInUse + ordered + count <= devicesMax;
          expect(checkOpening(some(count), { devicesInUse, ordered, devicesMax }).length === 0).toBe(fits);
        },
      ),
    );
  });

  it('takes 1 to 100 IMEIs, each once, with a mode and a duration [DEV-21]', () => {
    expect(openingDevices.max).toBe(imeisPerParse);
    const numbers = Array.from({ length: 101 }, (_, at) => String(860_000_000_000_000 + at));
    const good = { imeis: numbers.slice(0, 100), mode: 'standard', years: 1 };
    expect(openingForm.check(good)).toMatchObject({ ok: true });
    expect(openingForm.check({ ...good, imeis: numbers })).toMatchObject({
      problems: [{ code: 'renewal.opening.tooMany', field: 'imeis', args: { 0: 100, 1: 101 } }],
    });
    expect(openingForm.check({ ...good, imeis: [numbers[0], numbers[0]] })).toMatchObject({
      problems: [{ code: 'form.duplicate', field: 'imeis.1' }],
    });
    expect(openingForm.check({ ...good, imeis: [numbers[0], '12'] })).toMatchObject({
      problems: [{ field: 'imeis.1' }],
    });
    expect(openingForm.check({ ...good, years: null })).toMatchObject({
      problems: [{ code: 'renewal.years.required' }],
    });
    expectTotalForm(openingForm, { ...good, imeis: numbers.slice(0, 2) }, words);
  });

  it('says every reason in words [SHL-12]', () => {
    for (const facts of [
      { ...free, isActivated: true },
      { ...free, hasOpenOrder: true },
    ])
      expect(renewalWords).toHaveProperty([openingProblem(facts)?.code ?? '']);
    expect(openingProblem(free)).toBeUndefined();
  });
});
