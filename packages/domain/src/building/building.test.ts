import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { sessionWords } from '../session/index.ts';
import { siteFormWords, siteWords } from '../site/index.ts';
import {
  buildingChoices,
  buildingForm,
  buildingImagesMax,
  buildingWords,
  evacuationDiagramsMax,
  exitPlansMax,
  fireResourceKinds,
  firstFloor,
  floorName,
  floorRuns,
  floorsAbove,
  floorsOf,
  floorsUnder,
  hasFloor,
  lostFloors,
  mappedResources,
  readFloor,
  requiredSelections,
  worstFloor,
} from './index.ts';

const words = { ...buildingWords, ...siteFormWords, ...sessionWords, ...formWords };
const codes = (result: { ok: boolean; problems?: readonly { code: string; field?: string }[] }) =>
  (result.problems ?? []).map(({ code, field }) => `${code} ${field}`);

const building = {
  number: 'A-1',
  status: 'inUse',
  category: 'highRiseClass1',
  usage: 'office',
  structure: 'concrete',
  fireHazard: 'wu',
  fireResistance: 'one',
  seismic: 'key',
  ownership: 'private',
  heightM: '99.5',
  areaM2: 12_000,
  floorsAbove: 30,
  floorsUnder: 3,
  safetyExits: 4,
  phone: '0755-12345678',
  bimLink: 'https://example.com/bim/1',
  images: ['/a.jpg'],
};

describe('the building form', () => {
  it('is total on any input [BLD-01]', () => {
    expectTotalForm(buildingForm, building, words);
  });

  it('wants number, status, category, use, structure, hazard, resistance, seismic grade and ownership, each by its name [BLD-02]', () => {
    expect(requiredSelections).toHaveLength(8);
    expect(codes(buildingForm.check({ ...building, number: '' }))).toEqual(['form.required number']);
    for (const name of requiredSelections) {
      expect(codes(buildingForm.check({ ...building, [name]: '' }))).toEqual([`building.select.${name} ${name}`]);
      expect(codes(buildingForm.check({ ...building, [name]: 'constructor' }))).toEqual([`form.choice ${name}`]);
      for (const choice of buildingChoices[name]) {
        expect(buildingForm.check({ ...building, [name]: choice }).ok).toBe(true);
        expect(buildingWords).toHaveProperty([`building.choice.${name}.${choice}`]);
      }
    }
  });

  it('takes 4 images, 1 evacuation diagram and 1 plan of exits and hydrants [BLD-03]', () => {
    const limits = { images: buildingImagesMax, evacuationDiagrams: evacuationDiagramsMax, exitPlans: exitPlansMax };
    expect(limits).toEqual({ images: 4, evacuationDiagrams: 1, exitPlans: 1 });
    for (const [field, max] of Object.entries(limits)) {
      expect(buildingForm.check({ ...building, [field]: Array(max).fill('/a.jpg') }).ok).toBe(true);
      expect(codes(buildingForm.check({ ...building, [field]: Array(max + 1).fill('/a.jpg') }))).toEqual([
        `form.tooMany ${field}`,
      ]);
    }
  });

  it('takes numbers in their ranges and links of the web alone [BLD-01]', () => {
    expect(codes(buildingForm.check({ ...building, heightM: -1, floorsAbove: 0, floorsUnder: 1.5 }))).toEqual([
      'form.range heightM',
      'form.range floorsAbove',
      'form.integer floorsUnder',
    ]);
    for (const bimLink of [
      'https://user:pw@bim.example/1',
      'https://\u202Egpj.exe',
      'https://bim.example/\u200B',
      'https://bim.example\\@evil.example',
    ])
      expect(codes(buildingForm.check({ ...building, bimLink }))).toEqual(['building.bimLink bimLink']);
    expect(codes(buildingForm.check({ ...building, bimLink: 'https://bim.example/楼?by=a@b.c' }))).toEqual([]);
    expect(codes(buildingForm.check({ ...building, bimLink: 'javascript:alert(1)' }))).toEqual([
      'building.bimLink bimLink',
    ]);
    expect(codes(buildingForm.check({ ...building, phone: '119' }))).toEqual(['site.phone.alarmContact phone']);
  });
});

describe('floors', () => {
  const counts = fc.record({
    floorsAbove: fc.integer(floorsAbove),
    floorsUnder: fc.integer(floorsUnder),
  });

  it('run from the top down without a floor 0, and are those the building has [BLD-04]', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: -250, max: 250 }), (building, floor) => {
        const floors = floorsOf(building);
        expect(floors).toHaveLength(building.floorsAbove + building.floorsUnder);
        expect(floors).toEqual([...new Set(floors)].toSorted((a, b) => b - a));
        expect(floors.includes(floor)).toBe(hasFloor(building, floor));
        expect(floors).not.toContain(0);
      }),
    );
    expect(hasFloor({ floorsAbove: 3, floorsUnder: 0 }, 1.5)).toBe(false);
  });

  it('are read as people write them [BLD-04]', () => {
    fc.assert(
      fc.property(counts, (building) => {
        for (const floor of floorsOf(building)) {
          const { key, args } = floorName(floor);
          expect(readFloor(siteWords[key].cn.replace('{floor}', String(args.floor)))).toEqual({
            ok: true,
            value: floor,
          });
          expect(readFloor(String(floor))).toEqual({ ok: true, value: floor });
        }
      }),
      { numRuns: 10 },
    );
    expect([' B1 ', 'b2', '负3', '4F', '5 楼'].map((text) => readFloor(text))).toEqual(
      [-1, -2, -3, 4, 5].map((value) => ({ ok: true, value })),
    );
    for (const text of ['', '0', 'B21', '201', 'roof', '1.5', '1'.repeat(30)])
      expect(codes(readFloor(text)), text).toEqual(['building.floor floor']);
    expectTotal((raw) => readFloor(typeof raw === 'string' ? raw : ''), words);
  });

  it('that a building would lose are told, when something stands on them [BLD-04]', () => {
    const now = { floorsAbove: 5, floorsUnder: 2 };
    expect(lostFloors(now, { floorsAbove: 4, floorsUnder: 0 }, [5, -1, -1, 3, 9])).toEqual([-1, 5]);
    fc.assert(fc.property(counts, fc.array(fc.integer()), (same, used) => lostFloors(same, same, used).length === 0));
  });
});

it('has the fire resources of the map, each with words [BLD-05]', () => {
  expect(fireResourceKinds).toEqual(['building', 'floor', 'water', 'hydrant', 'fireteam', 'firesite']);
  for (const kind of fireResourceKinds) expect(buildingWords[`building.resource.${kind}`]).toBeDefined();
  expect(fireResourceKinds.filter((kind) => !(mappedResources as readonly string[]).includes(kind))).toEqual(['floor']);
});

describe('the floors of a building with what stands on them', () => {
  const level = fc.option(fc.constantFrom(1, 2, 3, 4, 5), { nil: null });
  const floors = fc.uniqueArray(
    fc.record({
      floor: fc.integer({ min: -3, max: 9 }).filter((floor) => floor !== 0),
      devices: fc.nat(5),
      alarms: fc.nat(5),
      alarmLevel: level,
    }),
    { selector: ({ floor }) => floor },
  );

  it('the worst one is as bad as any, in whatever order they come; without alarms there is none [BLD-04]', () => {
    fc.assert(
      fc.property(floors, (given) => {
        const worst = worstFloor(given);
        expect(worstFloor(given.toReversed())).toBe(worst);
        const alarmed = given.filter(({ alarmLevel }) => alarmLevel !== null);
        const level = Math.min(...alarmed.map(({ alarmLevel }) => alarmLevel ?? 0));
        const asBad = alarmed.filter(({ alarmLevel }) => alarmLevel === level);
        const most = Math.max(...asBad.map(({ alarms }) => alarms));
        const top = Math.max(...asBad.filter(({ alarms }) => alarms === most).map(({ floor }) => floor));
        expect(worst).toBe(given.find(({ floor }) => floor === top));
      }),
    );
  });

  it('it is opened at the worst, else the lowest with devices above ground, else the lowest there, else the uppermost [BLD-04]', () => {
    fc.assert(
      fc.property(floors, (given) => {
        const upwards = given.filter(({ floor }) => floor > 0).toSorted((a, b) => a.floor - b.floor);
        const uppermost = given.toSorted((a, b) => b.floor - a.floor)[0];
        const calm = upwards.find(({ devices }) => devices > 0) ?? upwards[0] ?? uppermost;
        expect(firstFloor(given)).toBe(worstFloor(given) ?? calm);
      }),
    );
  });

  it('runs hold the same floors, no two of them touch, and none goes through the ground [BLD-04]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 200 }).filter((floor) => floor !== 0)), (given) => {
        const runs = floorRuns(given);
        const inRuns = runs.flatMap(({ top, bottom }) =>
          Array.from({ length: top - bottom + 1 }, (_, down) => top - down),
        );
        expect(inRuns).toEqual([...new Set(given)].toSorted((a, b) => b - a));
        for (const [at, { top }] of runs.entries()) expect(runs[at - 1]?.bottom).not.toBe(top + 1);
      }),
    );
  });
});
