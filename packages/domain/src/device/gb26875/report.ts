import { checkReportedAt } from '../clock.ts';
import type { Readings } from '../measurements.ts';
import { componentKey } from './components.ts';
import {
  gbAnalogues,
  gbComponentBits,
  gbFireKind,
  gbFireKinds,
  gbOperationBits,
  gbSystemBits,
  gbTransmissionBits,
  type GbKind,
} from './tables.ts';
import type { GbObject } from './unit.ts';

/** What an object says, about the component of a key, or the host where that is undefined. */
export interface GbSaid {
  readonly component: string | undefined;
  readonly componentType: number;
  readonly atMs: number | undefined;
  readonly kinds: readonly GbKind[];
  readonly cleared: readonly GbKind[];
  readonly readings: Readings;
  /** Of the transmission device, such as `V2.13`. */
  readonly firmware?: string;
  /** Ends what fire bits raised, at the host and at each of its components. */
  readonly isReset: boolean;
  /** An analogue value of a type that no measurement of ours has. */
  readonly unknownAnalogue?: number;
}

const has = (state: number, bit: number): boolean => ((state >> bit) & 1) === 1;
const word = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
const signed = (value: number): number => (value >= 0x8000 ? value - 0x10000 : value);

const nothing = {
  component: undefined,
  componentType: 0,
  kinds: [],
  cleared: [],
  readings: {},
  isReset: false,
} as const;

interface States {
  readonly fire?: readonly [isSet: boolean, kind: GbKind];
  readonly fault: boolean;
  readonly power: boolean;
}
/** A set bit raises its kind, one that is not set ends it. */
function fromBits({ fire, fault, power }: States): Pick<GbSaid, 'kinds' | 'cleared'> {
  const all: (readonly [boolean, GbKind])[] = [
    ...(fire ? [fire] : []),
    [fault, 'componentFault'],
    [power, 'powerFault'],
  ];
  const kindsOf = (wanted: boolean) => all.flatMap(([isSet, kind]) => (isSet === wanted ? [kind] : []));
  return { kinds: kindsOf(true), cleared: kindsOf(false) };
}

function ofSystem({ body }: GbObject): Omit<GbSaid, 'atMs'> {
  const state = word(body, 2);
  const { fire, fault, mains, backup, bus, reset } = gbSystemBits;
  const isReset = has(state, reset);
  const bits = fromBits({
    // whether a panel as a whole burns is said by this bit; its end is said by the reset
    ...(has(state, fire) ? { fire: [true, 'fireHost'] as const } : {}),
    fault: has(state, fault) || has(state, bus),
    power: has(state, mains) || has(state, backup),
  });
  return { ...nothing, ...bits, isReset };
}

function ofComponent({ body }: GbObject): Omit<GbSaid, 'atMs'> {
  const state = word(body, 7);
  const componentType = body[2] ?? 0;
  const { fire, fault, power } = gbComponentBits;
  const bits = fromBits({
    fire: [has(state, fire), gbFireKind(componentType)],
    fault: has(state, fault),
    power: has(state, power),
  });
  return { ...nothing, ...bits, component: componentKey(body), componentType };
}

function ofAnalogue({ body }: GbObject): Omit<GbSaid, 'atMs'> {
  const type = body[7] ?? 0;
  const known = gbAnalogues[type];
  const at = { ...nothing, component: componentKey(body), componentType: body[2] ?? 0 };
  if (!known) return { ...at, unknownAnalogue: type };
  // without the error of the multiplication: 253 steps of 0.1 are 25.3
  const value = Math.round(signed(word(body, 8)) * known.step * 1e4) / 1e4;
  return { ...at, readings: { [known.measurement]: value } };
}

function ofOperation(flags: number): Omit<GbSaid, 'atMs'> {
  const { reset, manualAlarm, alarmCleared, selfTest, test } = gbOperationBits;
  const kinds: GbKind[] = [];
  if (has(flags, manualAlarm)) kinds.push('manualCall');
  if (has(flags, selfTest) || has(flags, test)) kinds.push('selfTest');
  return { ...nothing, kinds, isReset: has(flags, reset) || has(flags, alarmCleared) };
}

function ofTransmission({ body }: GbObject): Omit<GbSaid, 'atMs'> {
  const state = body[0] ?? 0;
  const { fire, fault, mains, backup, channel, line } = gbTransmissionBits;
  return {
    ...nothing,
    ...fromBits({
      ...(has(state, fire) ? { fire: [true, 'fireHost'] as const } : {}),
      fault: has(state, fault) || has(state, channel) || has(state, line),
      power: has(state, mains) || has(state, backup),
    }),
  };
}

/** Main and user version, a byte each. Source: clause 8.2.1.10, same place as the types. */
const ofVersion = ({ body }: GbObject): Omit<GbSaid, 'atMs'> => ({
  ...nothing,
  firmware: `V${body[0] ?? 0}.${body[1] ?? 0}`,
});

function saidBy(object: GbObject): Omit<GbSaid, 'atMs'> | undefined {
  switch (object.type) {
    case 'systemState':
      return ofSystem(object);
    case 'componentState':
      return ofComponent(object);
    case 'analogue':
      return ofAnalogue(object);
    case 'operation':
      return ofOperation(object.body[2] ?? 0);
    case 'transmissionState':
      return ofTransmission(object);
    case 'transmissionVersion':
      return ofVersion(object);
    case 'transmissionOperation':
      return ofOperation(object.body[0] ?? 0);
    default:
      return undefined;
  }
}

/** One report as the gateway takes it: the shape of its ingest call. */
export interface GbRow {
  readonly imei: string;
  readonly at?: string;
  readonly readings?: Readings;
  readonly kinds?: readonly GbKind[];
  readonly cleared?: readonly GbKind[];
  readonly firmware?: string;
}

/** Which devices stand behind a transmission device. */
export interface GbInstallation {
  /** The panel that it stands for. */
  readonly imei: string;
  /** IMEIs of components that are devices of their own, by their key. */
  readonly components: ReadonlyMap<string, string>;
}

export interface GbReport {
  readonly rows: readonly GbRow[];
  /** Analogue values that no measurement of ours has, by type. */
  readonly unknownAnalogues: readonly number[];
  /** Components that no device is assigned to: what they raise stands at the panel. */
  readonly unassigned: readonly string[];
  /** Why times were left out, as codes: `device.reading.ahead` or `device.reading.tooOld`. */
  readonly misdated: readonly string[];
}

const atHost = (kind: GbKind): GbKind => (gbFireKinds.includes(kind) ? 'fireHost' : kind);

function rowsOf(said: GbSaid, { imei, components }: GbInstallation): GbRow[] {
  const own = said.component === undefined ? undefined : components.get(said.component);
  const at = said.atMs === undefined ? {} : { at: new Date(said.atMs).toISOString() };
  const isOthers = said.component !== undefined && own === undefined;
  const kinds = isOthers ? said.kinds.map(atHost) : said.kinds;
  // one component that is calm again does not end what another one raised at the panel
  const cleared = isOthers ? [] : said.cleared;
  const readings = isOthers ? {} : said.readings;
  // the panel is registered with its transmission device, whose software it is that is upgraded
  const { firmware } = said;
  if (firmware !== undefined) return [{ imei, firmware }];
  const hasMore = kinds.length > 0 || cleared.length > 0 || Object.keys(readings).length > 0;
  return hasMore ? [{ imei: own ?? imei, ...at, readings, kinds, cleared }] : [];
}

function resetRows(said: GbSaid, { imei, components }: GbInstallation): GbRow[] {
  if (!said.isReset) return [];
  const at = said.atMs === undefined ? {} : { at: new Date(said.atMs).toISOString() };
  return [imei, ...new Set(components.values())].map((one) => ({ imei: one, ...at, cleared: gbFireKinds }));
}

/**
 * What the objects of a frame mean, as reports. What is raised comes before what a reset in the same frame ends, whatever the order and
 * the times of the two: an alarm is seen, even if somebody reset the panel at once.
 * @param nowMs the receipt, which counts for what a wrong clock dates beyond what `checkReportedAt` lets through: a fire is not lost for
 * the clock of its panel. Left out, all times are taken as they are
 * @spec DEV-09 DEV-13
 */
export function gbReport(objects: readonly GbObject[], installation: GbInstallation, nowMs?: number): GbReport {
  const misdated = new Set<string>();
  const trusted = (atMs: number | undefined): number | undefined => {
    const problem = atMs === undefined || nowMs === undefined ? undefined : checkReportedAt(atMs, nowMs);
    if (problem) misdated.add(problem.code);
    return problem ? undefined : atMs;
  };
  const said = objects.flatMap((object): GbSaid[] => {
    const one = saidBy(object);
    return one ? [{ ...one, atMs: trusted(object.atMs) }] : [];
  });
  const times = said.map(({ atMs }) => atMs);
  const isUndated = times.includes(undefined);
  const lastMs = Math.max(...times.flatMap((atMs) => atMs ?? []));
  const raised = said.flatMap((one) => rowsOf(one, installation));
  // once, however often the frame says it, and no earlier than anything it raises
  const reset = said.find(({ isReset }) => isReset);
  const ended = reset ? resetRows({ ...reset, atMs: isUndated ? undefined : lastMs }, installation) : [];
  return {
    rows: [...raised, ...ended],
    misdated: [...misdated],
    unknownAnalogues: said.flatMap(({ unknownAnalogue }) => unknownAnalogue ?? []),
    unassigned: [
      ...new Set(
        said.flatMap(({ component }) =>
          component === undefined || installation.components.has(component) ? [] : [component],
        ),
      ),
    ],
  };
}
