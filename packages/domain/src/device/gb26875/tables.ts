import type { Measurement } from '../measurements.ts';

/**
 * Types of data units that go up, with the bytes of one information object without its time, and whether a time follows it.
 * Source: clauses 8.2.1 and 8.3.1 as rendered in github.com/ActorLancer/GB-T-26875.3.2011-rs (GB26875文档.md); the lengths agree with
 * the decoder of github.com/shootingfans/codec_gb26875_3_2011 (codec/codec_test.go).
 */
export const gbUpTypes = {
  systemState: { type: 1, bytes: 4, isDated: true },
  componentState: { type: 2, bytes: 40, isDated: true },
  analogue: { type: 3, bytes: 10, isDated: true },
  operation: { type: 4, bytes: 4, isDated: true },
  systemTime: { type: 8, bytes: 2, isDated: true },
  transmissionState: { type: 21, bytes: 1, isDated: true },
  transmissionOperation: { type: 24, bytes: 2, isDated: true },
  transmissionVersion: { type: 25, bytes: 2, isDated: false },
  transmissionTime: { type: 28, bytes: 0, isDated: true },
} as const;
export type GbUpType = keyof typeof gbUpTypes;

/** What is said of an installation and is not kept: versions and settings, whose lengths vary. Same source. */
export const gbUnkeptTypes = [5, 6, 7, 26] as const;

/** Types of data units that go down. Source: clause 8.2.1 and 8.3.2, same place. */
export const gbDownTypes = { readSystemState: 61, readState: 81, initialise: 89, setClock: 90, callDuty: 91 } as const;

/** Bits of the state of a system. Source: clause 8.2.1.1, same place. */
export const gbSystemBits = { fire: 1, fault: 2, mains: 8, backup: 9, bus: 10, reset: 13 } as const;
/** Bits of the state of a component. Source: clause 8.2.1.2, same place. */
export const gbComponentBits = { fire: 1, fault: 2, power: 8 } as const;
/** Bits of an operation, of systems and of the transmission device. Source: clauses 8.2.1.4 and 8.2.1.9, same place. */
export const gbOperationBits = { reset: 0, manualAlarm: 2, alarmCleared: 3, selfTest: 4, test: 6 } as const;
/** Bits of the state of the transmission device. Source: clause 8.2.1.8, same place. */
export const gbTransmissionBits = { fire: 1, fault: 2, mains: 3, backup: 4, channel: 5, line: 6 } as const;

/** The kinds of alarm that frames raise; each is a kind of `@fireline/domain/alarm`. */
export type GbKind =
  | 'fireHost'
  | 'gasLeak'
  | 'leakage'
  | 'cableTemperature'
  | 'manualCall'
  | 'overTemperature'
  | 'smoke'
  | 'componentFault'
  | 'powerFault'
  | 'selfTest';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly kind: GbKind;
}

/**
 * What the fire bit of a component means by its type; all others are the panel's fire.
 * Types: clause 8.2.1.2, table 5, as in github.com/shootingfans/codec_gb26875_3_2011 (constant/equipment.go): 10–13 and 74 gas,
 * 17 residual current, 18 temperature of wiring, 23 and 24 buttons, 30–37 heat, 40–44 smoke, 51 and 53 smoke with something else.
 * Decision: the kinds of alarm are ours.
 */
const fireKinds: readonly Span[] = [
  { from: 10, to: 13, kind: 'gasLeak' },
  { from: 74, to: 74, kind: 'gasLeak' },
  { from: 17, to: 17, kind: 'leakage' },
  { from: 18, to: 18, kind: 'cableTemperature' },
  { from: 23, to: 24, kind: 'manualCall' },
  { from: 30, to: 37, kind: 'overTemperature' },
  { from: 40, to: 44, kind: 'smoke' },
  { from: 51, to: 51, kind: 'smoke' },
  { from: 53, to: 53, kind: 'smoke' },
];

/** The alarm that a component of this type raises with its fire bit. */
export const gbFireKind = (componentType: number): GbKind =>
  fireKinds.find(({ from, to }) => componentType >= from && componentType <= to)?.kind ?? 'fireHost';

/** Every kind that a fire bit may have raised: what a reset ends. */
export const gbFireKinds: readonly GbKind[] = [
  'fireHost',
  'gasLeak',
  'leakage',
  'cableTemperature',
  'manualCall',
  'overTemperature',
  'smoke',
];

/**
 * Analogue values by type: our measurement and its unit in steps of the wire.
 * Source: clause 8.2.1.3, table 6, as rendered in github.com/ActorLancer/GB-T-26875.3.2011-rs (GB26875文档.md). Values without a
 * measurement of ours (counts, gas in %LEL, time, flow and air) are refused by name.
 */
export const gbAnalogues: Readonly<Record<number, { readonly measurement: Measurement; readonly step: number }>> = {
  2: { measurement: 'level', step: 0.01 },
  3: { measurement: 'temperature', step: 0.1 },
  4: { measurement: 'pressure', step: 0.1 },
  5: { measurement: 'pressure', step: 0.0001 },
  8: { measurement: 'voltage', step: 0.1 },
  9: { measurement: 'current', step: 0.1 },
};
