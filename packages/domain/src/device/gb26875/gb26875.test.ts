import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmKinds } from '../../alarm/index.ts';
import {
  buildGbFrame,
  clockUnit,
  componentKey,
  componentsText,
  componentStateUnit,
  gbCommands,
  gbComponentsMax,
  gbDownTypes,
  gbFireKind,
  gbFireKinds,
  type GbObject,
  gbReader,
  gbReport,
  gbTime,
  gbTimeBytes,
  operationUnit,
  parseComponents,
  readGbUnit,
} from './index.ts';
import { versionPattern } from '../upgrade/limits.ts';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.trim().split(/\s+/), (pair) => Number.parseInt(pair, 16));
const hex = (some: Uint8Array): string => [...some].map((one) => one.toString(16).padStart(2, '0')).join(' ');

/**
 * Exchanges recorded in github.com/ActorLancer/GB-T-26875.3.2011-rs (GB26875文档.md, examples 1, 2, 3 and 10) and in
 * github.com/shootingfans/codec_gb26875_3_2011 (codec/reader_decoder_test.go), the last with a wrong checksum as well.
 */
const recorded = {
  fire: '40 40 01 00 01 01 20 3A 09 1A 09 0C 79 03 00 00 00 00 38 5B 01 00 00 00 30 00 02 02 01 01 01 28 0A 00 02 00 02 00 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 00 02 3A 09 1A 09 0C 46 23 23',
  confirmed: '40 40 01 00 01 01 23 3A 09 1A 09 0C 38 5B 01 00 00 00 79 03 00 00 00 00 00 00 03 AB 23 23',
  mains:
    '40 40 01 00 01 01 20 3A 09 1A 09 0C 79 03 00 00 00 00 38 5B 01 00 00 00 09 00 02 15 01 08 02 3A 09 1A 09 0C 42 23 23',
  duty: '40 40 01 00 01 01 20 3A 09 1A 09 0C 79 03 00 00 00 00 38 5B 01 00 00 00 0A 00 02 18 01 20 01 02 3A 09 1A 09 0C 5F 23 23',
  setClock:
    '40 40 01 00 01 01 20 3A 09 1A 09 0C 38 5B 01 00 00 00 79 03 00 00 00 00 08 00 01 5A 01 02 3A 09 1A 09 0C 7D 23 23',
  corridor:
    '40 40 00 00 01 01 18 0d 11 16 0a 14 00 00 00 00 00 00 06 05 04 03 02 01 30 00 02 02 01 01 03 00 d9 00 06 00 02 00 a3 c1 c7 f8 a3 b1 b2 e3 df c8 b2 b8 d7 df c0 c8 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 30 12 13 01 08 14 68 23 23',
} as const;

const read = (some: Uint8Array) => gbReader()(some);
const only = (name: keyof typeof recorded) => {
  const [piece] = read(bytes(recorded[name]));
  if (piece?.what !== 'frame') throw new Error(`${name}: ${piece?.what}`);
  return piece.frame;
};
const objectsOf = (unit: Uint8Array): readonly GbObject[] => {
  const result = readGbUnit(unit);
  if (!result.ok) throw new Error(result.problems[0]?.code);
  return result.value;
};

const panel = '869900060000012';
const installation = { imei: panel, components: new Map([['1.1.10.2', '860000000000001']]) };

describe('frames of GB/T 26875.3 [DEV-13]', () => {
  it('reads the recorded exchanges: addresses, serial, command and what they say', () => {
    expect(only('fire')).toMatchObject({ serial: 1, from: 889, to: 88_888, command: gbCommands.send });
    expect(only('confirmed')).toMatchObject({ serial: 1, from: 88_888, to: 889, command: gbCommands.confirm });
    const [state] = objectsOf(only('fire').unit);
    expect([componentKey(state!.body), new Date(state!.atMs!).toISOString()]).toEqual([
      '1.1.10.2',
      '2012-09-26T01:58:02.000Z',
    ]);
    expect(gbReport(objectsOf(only('fire').unit), installation).rows).toEqual([
      {
        imei: '860000000000001',
        at: '2012-09-26T01:58:02.000Z',
        readings: {},
        kinds: ['smoke'],
        cleared: ['componentFault', 'powerFault'],
      },
    ]);
    expect(gbReport(objectsOf(only('mains').unit), installation).rows).toMatchObject([
      { imei: panel, kinds: ['powerFault'], cleared: ['componentFault'] },
    ]);
    expect(gbReport(objectsOf(only('duty').unit), installation).rows).toEqual([]);
    expect(only('corridor')).toMatchObject({ from: 0, to: 0x010203040506 });
    expect(read(bytes(recorded.corridor.replace('68 23 23', '63 23 23')))[0]?.what).toBe('damaged');
  });

  it('builds what was recorded, byte by byte but for the time of sending', () => {
    const at = gbTime(bytes('02 3A 09 1A 09 0C'))!;
    const sent = gbTime(bytes('20 3A 09 1A 09 0C'))!;
    const unit = clockUnit(gbDownTypes.setClock, at);
    const built = buildGbFrame({ serial: 1, from: 88_888, to: 889, command: gbCommands.control, unit }, sent);
    expect(hex(built)).toBe(recorded.setClock.toLowerCase());
    const confirm = buildGbFrame(
      { serial: 1, from: 88_888, to: 889, command: gbCommands.confirm },
      gbTime(bytes('23 3A 09 1A 09 0C'))!,
    );
    expect(hex(confirm)).toBe(recorded.confirmed.toLowerCase());
  });

  it('finds every whole frame however the stream is cut, and whatever stands between them', () => {
    const noise = fc.uint8Array({ maxLength: 60 }).filter((some) => !some.includes(0x40));
    const frame = fc
      .record({
        serial: fc.integer({ min: 0, max: 65_535 }),
        from: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
        unit: fc.uint8Array({ maxLength: 1024 }),
      })
      .map((one) => ({ ...one, to: 1, command: gbCommands.send }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(noise, frame), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 900 })),
        (parts, cuts) => {
          const all = Uint8Array.from(parts.flatMap(([some, one]) => [...some, ...buildGbFrame(one, 0)]));
          const reader = gbReader();
          const found: number[] = [];
          for (let at = 0, turn = 0; at < all.length; turn += 1) {
            const next = at + (cuts[turn % Math.max(1, cuts.length)] ?? all.length);
            for (const piece of reader(all.subarray(at, next)))
              if (piece.what === 'frame') found.push(piece.frame.serial);
            at = next;
          }
          expect(found).toEqual(parts.map(([, { serial }]) => serial));
        },
      ),
    );
  });

  it('ten thousand mutated recorded frames, half of them with a checksum that fits, are read or refused', () => {
    const originals = Object.values(recorded).map(bytes);
    const change = fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 255 }));
    let units = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...originals),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (original, changes, fits) => {
          const mutated = Uint8Array.from(original);
          for (const [at, by] of changes) mutated[at % mutated.length]! += by;
          if (fits) mutated[mutated.length - 3] = mutated.subarray(2, -3).reduce((sum, one) => sum + one, 0);
          for (const piece of read(mutated)) {
            if (piece.what !== 'frame') continue;
            const unit = readGbUnit(piece.frame.unit);
            if (!unit.ok) continue;
            units += 1;
            for (const { kinds = [] } of gbReport(unit.value, installation).rows)
              expect(kinds.every((kind) => Object.hasOwn(alarmKinds, kind))).toBe(true);
          }
        },
      ),
      { numRuns: 10_000 },
    );
    // the mutations reach what frames say, and not only their envelope
    expect(units).toBeGreaterThan(500);
  });

  it('one damaged frame costs no other, and no bytes at all make it throw', () => {
    const whole = bytes(recorded.fire);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = whole.with(at, (whole[at]! + change) & 0xff);
        const reader = gbReader();
        // a length that was damaged may claim what follows: three more frames are enough for any
        const pieces = [...reader(damaged), ...Array.from({ length: 20 }, () => reader(whole)).flat()];
        expect(pieces.filter(({ what }) => what === 'frame').length).toBeGreaterThanOrEqual(20 - 16);
        expect(pieces.at(-1)?.what).toBe('frame');
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4000 }), (some) => {
        for (const piece of read(some)) if (piece.what === 'frame') readGbUnit(piece.frame.unit);
        const unit = readGbUnit(some);
        if (unit.ok) gbReport(unit.value, installation);
      }),
    );
  });
});

describe('what frames say [DEV-13] [ALM-01]', () => {
  const atMs = Date.parse('2026-11-21T08:00:00Z');
  const component = '1.1.10.2';

  it('keeps the version of the transmission device as the software of the panel that it stands for [DEV-18]', () => {
    const unit = Uint8Array.of(25, 1, 2, 13);
    expect(gbReport(objectsOf(unit), installation).rows).toEqual([{ imei: panel, firmware: 'V2.13' }]);
    expect(versionPattern.test('V255.255')).toBe(true);
    expect(readGbUnit(Uint8Array.of(25, 1, 2)).ok).toBe(false);
  });

  it('raises what burns before what a reset in the same frame ends, whatever the order', () => {
    const fire = objectsOf(componentStateUnit([{ component, componentType: 40, state: 2 }], atMs + 5000));
    const reset = objectsOf(operationUnit(1, atMs));
    for (const objects of [
      [...fire, ...reset],
      [...reset, ...fire],
    ]) {
      const { rows } = gbReport(objects, installation);
      expect(rows.map(({ imei, kinds = [] }) => [imei, kinds])).toEqual([
        ['860000000000001', ['smoke']],
        [panel, []],
        ['860000000000001', []],
      ]);
      expect(rows[1]).toMatchObject({ cleared: gbFireKinds, at: rows[0]?.at });
    }
    const both = { type: 'systemState', body: Uint8Array.of(1, 1, 2, 0x20), atMs } as const;
    const { rows } = gbReport([both], installation);
    expect(rows.map(({ kinds }) => kinds)).toEqual([['fireHost'], undefined, undefined]);
  });

  it('a component without a device raises its alarm at the panel, and does not end what others raised there', () => {
    const states = [
      { component: '1.1.3.4', componentType: 40, state: 2 },
      { component: '1.1.3.5', componentType: 40, state: 1 },
    ];
    const { rows, unassigned } = gbReport(objectsOf(componentStateUnit(states, atMs)), installation);
    expect(rows).toMatchObject([{ imei: panel, kinds: ['fireHost'], cleared: [] }]);
    expect(unassigned).toEqual(['1.1.3.4', '1.1.3.5']);
  });

  it('names analogue values that have no measurement, and scales the others', () => {
    const value = (type: number, low: number, high: number) => ({
      type: 'analogue' as const,
      body: Uint8Array.of(1, 1, 31, 10, 0, 2, 0, type, low, high),
      atMs,
    });
    const { rows, unknownAnalogues } = gbReport([value(3, 253, 0), value(3, 156, 255), value(12, 1, 0)], installation);
    expect(rows.map(({ readings }) => readings)).toEqual([{ temperature: 25.3 }, { temperature: -10 }]);
    expect(unknownAnalogues).toEqual([12]);
  });

  it('every kind that it raises is one of ours, and every fire kind ends with a reset', () => {
    for (let type = 0; type <= 255; type += 1) expect(gbFireKinds).toContain(gbFireKind(type));
    for (const kind of [...gbFireKinds, 'componentFault', 'powerFault', 'selfTest'])
      expect(Object.keys(alarmKinds)).toContain(kind);
  });

  it('refuses units of another length than their count says, and types that it does not know', () => {
    expect(readGbUnit(Uint8Array.of(1, 2, 0))).toMatchObject({ problems: [{ code: 'device.gb26875.unit' }] });
    expect(readGbUnit(Uint8Array.of(200, 1))).toMatchObject({ problems: [{ code: 'device.gb26875.type' }] });
    expect(readGbUnit(new Uint8Array())).toEqual({ ok: true, value: [] });
  });

  it('keeps time to the second, and knows what is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800, max: 4_000_000_000 }), (s) => {
        expect(gbTime(gbTimeBytes(s * 1000))).toBe(s * 1000);
      }),
    );
    expect(gbTime(bytes('00 00 00 1F 02 1A'))).toBeUndefined();
    expect(gbTime(bytes('FF 00 00 01 01 1A'))).toBeUndefined();
  });
});

describe('components of a transmission device [DEV-13]', () => {
  it('reads one a line, and names the line at fault', () => {
    const text = '1.1.10.2 860000000000001\n\n1.1.10.3,860000000000002\r\n';
    const parsed = parseComponents(text);
    expect(parsed).toEqual({
      ok: true,
      value: [
        { component: '1.1.10.2', imei: '860000000000001' },
        { component: '1.1.10.3', imei: '860000000000002' },
      ],
    });
    expect(parsed.ok && parseComponents(componentsText(parsed.value))).toEqual(parsed);
    const problem = (some: string) => {
      const result = parseComponents(some);
      return result.ok ? undefined : [result.problems[0]?.code, result.problems[0]?.args?.[0]];
    };
    expect(problem('1.1.10.2 860000000000001\n256.1.1.1 860000000000001')).toEqual(['device.gb26875.component', 2]);
    expect(problem('1.1.10.2 1')).toEqual(['device.gb26875.component', 1]);
    expect(problem('1.1.1.2 860000000000001\n1.1.01.2 860000000000002')).toEqual(['device.gb26875.componentTwice', 2]);
    const many = Array.from({ length: gbComponentsMax + 1 }, (_, at) => `1.1.1.${at} 860000000000001`).join('\n');
    expect(problem(many)?.[0]).toBe('form.tooMany');
  });
});
