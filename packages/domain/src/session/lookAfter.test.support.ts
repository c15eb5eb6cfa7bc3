import * as fc from 'fast-check';
import { type PartnerPower, partnerPowers } from '../org/index.ts';
import { type Role, type Scope, type Whereabouts, isInScope, partnersOf, roles } from '../role/index.ts';
import { builtInRights, powersUnder, rightsWithin } from '../shell/index.ts';
import { nodeOfKind } from './administration.ts';
import {
  type LookedAfter,
  type Standing,
  isNumberProven,
  limitAfter,
  limitAfterGiving,
  mayLookAfter,
} from './lookAfter.ts';

// A small tenant in which accounts are created, opened and changed as the gateway does it: each act asks the real rule, before and after.

/** A few permissions of all sorts: what administers, what only looks, and what a power of partners stands for. */
const permissions = [
  'systemUser:add',
  'systemUser:modify',
  'systemEmpower:authorize',
  'main:view',
  'alarmList:handle',
  'device.smoke:command',
  'device.smoke:add',
] as const;
const ofKind = (kind: Role): string[] => permissions.filter((one) => builtInRights(kind).has(one));

interface Partner {
  readonly parent: number | null;
  readonly powers: readonly PartnerPower[] | null;
}
interface Place {
  readonly partner: number;
  readonly unit: number;
  readonly maint: number;
}
interface Account {
  readonly kind: Role;
  /** Of its kind's list; null: bound to nothing. */
  readonly node: number | null;
  /** Null: the built-in role. */
  readonly role: readonly string[] | null;
  readonly isLimited: boolean;
  readonly isEnabled: boolean;
  /** A number of the attacker, or of somebody else. */
  readonly mobile: 'mine' | 'theirs';
  readonly provenMobile: '' | 'mine' | 'theirs';
  /** The attacker knows a password that opens it. */
  readonly isOpen: boolean;
  /** Places besides its own that a resident is a member of. */
  readonly memberOf: readonly number[];
  /** The partner that it registered with. */
  readonly registeredWith: number | null;
}
export interface World {
  readonly tenantPowers: readonly PartnerPower[] | null;
  readonly partners: readonly Partner[];
  /** The partners of units and companies. */
  readonly units: readonly number[];
  readonly maints: readonly number[];
  readonly places: readonly Place[];
  readonly defaultPartner: number;
  readonly accounts: readonly Account[];
}

export interface Step {
  readonly act: (typeof acts)[number];
  readonly by: number;
  /** -1: the newest account. */
  readonly on: number;
  readonly kind: Role;
  readonly node: number;
  readonly role: readonly string[] | null;
  readonly powers: readonly PartnerPower[];
}
const acts = [
  'create',
  'reset',
  'number',
  'move',
  'role',
  'enable',
  'disable',
  'register',
  'takeOver',
  'join',
  'withhold',
] as const;

const powers = fc.option(fc.subarray([...partnerPowers]), { freq: 2 });
const role = fc.option(fc.subarray([...permissions]), { freq: 2 });
/** Nobody bounds the platform's people, the organisations', and a partner's own. */
const ofItsKind = (one: Account): Account => ({
  ...one,
  isLimited: one.isLimited && ['unit', 'maint', 'resident'].includes(one.kind),
});
const account: fc.Arbitrary<Account> = fc
  .record({
    kind: fc.constantFrom(...roles),
    node: fc.option(fc.nat(4), { freq: 6 }),
    role,
    isLimited: fc.boolean(),
    isEnabled: fc.constant(true),
    mobile: fc.constant('theirs' as const),
    provenMobile: fc.constantFrom('' as const, 'theirs' as const),
    isOpen: fc.constant(false),
    memberOf: fc.constant([]),
    registeredWith: fc.constant(null),
  })
  .map(ofItsKind);
/** The attacker: an account of a kind that looks after others. */
const attacker = fc
  .tuple(account, fc.constantFrom('platform' as const, 'agent' as const, 'unit' as const, 'maint' as const))
  .map(([one, kind]): Account => ofItsKind({ ...one, kind, mobile: 'mine', provenMobile: '', isOpen: true }));

export const worlds: fc.Arbitrary<World> = fc.record({
  tenantPowers: powers,
  partners: fc
    .array(fc.record({ parent: fc.option(fc.nat(3)), powers }), { minLength: 4, maxLength: 4 })
    .map((all) =>
      all.map((one, id) => ({ ...one, parent: one.parent !== null && one.parent < id ? one.parent : null })),
    ),
  units: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
  maints: fc.array(fc.nat(3), { minLength: 2, maxLength: 2 }),
  places: fc.array(fc.record({ partner: fc.nat(3), unit: fc.nat(2), maint: fc.nat(1) }), {
    minLength: 5,
    maxLength: 5,
  }),
  defaultPartner: fc.nat(3),
  accounts: fc.tuple(attacker, fc.array(account, { maxLength: 5 })).map(([first, others]) => [first, ...others]),
});
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom(...acts, 'create', 'create', 'reset', 'join'),
    by: fc.nat(9),
    on: fc.oneof(fc.nat(9), fc.constant(-1)),
    kind: fc.constantFrom(...roles),
    node: fc.nat(4),
    role,
    powers: fc.subarray([...partnerPowers]),
  }),
  { maxLength: 14 },
);

const below = ({ partners }: World, id: number): number[] =>
  partners.flatMap(({ parent }, one) => (parent === id ? [one, ...below({ partners } as World, one)] : []));
const lineOf = ({ partners }: World, id: number): (readonly PartnerPower[] | null)[] => {
  const one = partners[id];
  return one ? [...(one.parent === null ? [] : lineOf({ partners } as World, one.parent)), one.powers] : [];
};
const nodesOf = (world: World, kind: Role): number =>
  ({ partner: 4, unit: world.units.length, maint: world.maints.length, place: world.places.length, org: 1 })[
    nodeOfKind[kind] ?? 'org'
  ];

/** The node that an account is bound to, within the nodes that there are. */
const nodeIn = (world: World, { kind, node }: Account): number | undefined =>
  node === null || kind === 'platform' ? undefined : node % nodesOf(world, kind);

/** The partners whose powers bound it: its own, or those of its node, of a place also the one of its unit. */
function boundingPartners(world: World, one: Account): readonly number[] {
  const node = nodeIn(world, one);
  if (one.kind === 'agent') return node === undefined ? [] : [node];
  if (!one.isLimited) return [];
  if (node === undefined) return one.registeredWith === null ? [] : [one.registeredWith];
  const { partner, unit } = world.places[node] ?? {};
  const of = { unit: [world.units[node]], maint: [world.maints[node]], resident: [partner, world.units[unit ?? -1]] };
  return (of[one.kind as keyof typeof of] ?? []).filter((id) => id !== undefined);
}

const whereOf = ({ partner, unit, maint }: Place, placeId: number): Whereabouts => ({
  rentId: 'R',
  orgPath: '/1/',
  partnerId: partner,
  unitId: unit,
  maintId: maint,
  placeId,
});

function scopeOf(world: World, one: Account): Scope {
  const node = nodeIn(world, one);
  const within = boundingPartners(world, one).flatMap((id) => [id, ...below(world, id)]);
  const scope = { rentId: 'R', role: one.kind };
  if (one.kind === 'agent') return { ...scope, partnerId: node, partnerIds: within };
  if (one.kind === 'unit') return { ...scope, unitId: node };
  if (one.kind === 'maint') return { ...scope, maintId: node, ...(one.isLimited && { withinPartnerIds: within }) };
  if (one.kind === 'resident') return { ...scope, placeIds: [...(node === undefined ? [] : [node]), ...one.memberOf] };
  return one.kind === 'org' && node !== undefined ? { ...scope, orgPath: '/1/' } : scope;
}

const seenPlaces = (world: World, scope: Scope): number[] =>
  world.places.flatMap((place, id) => (isInScope(scope, whereOf(place, id)) ? [id] : []));

/** What an account may do and see, with where that is. */
export function standingOf(world: World, one: Account): LookedAfter & { readonly seen: readonly number[] } {
  const held = new Set(ofKind(one.kind).filter((permission) => one.role?.includes(permission) ?? true));
  const isBound = one.kind === 'agent' || one.isLimited;
  const above = { tenant: world.tenantPowers, line: boundingPartners(world, one).flatMap((id) => lineOf(world, id)) };
  const granted = isBound ? rightsWithin(held, powersUnder(above)) : held;
  const scope = scopeOf(world, one);
  const seen = seenPlaces(world, scope);
  const nowhere = { rentId: 'R', orgPath: '', partnerId: null, unitId: null, maintId: null, placeId: null };
  const node = nodeIn(world, one);
  const own = {
    platform: [],
    org: [],
    resident: [],
    agent: partnersOf(scope).map((partnerId) => ({ ...nowhere, partnerId })),
    unit: node === undefined ? [] : [{ ...nowhere, unitId: node, partnerId: world.units[node] ?? null }],
    maint: node === undefined ? [] : [{ ...nowhere, maintId: node, partnerId: world.maints[node] ?? null }],
  }[one.kind];
  const places = seen.flatMap((id) => (world.places[id] ? [whereOf(world.places[id], id)] : []));
  const registered = one.registeredWith === null ? [] : [{ ...nowhere, partnerId: one.registeredWith }];
  return { scope, granted, seen, at: [...own, ...places, ...registered] };
}

/** Whether the attacker gets in: by a password, or by the codes that come to its number. */
export const isMine = ({ isOpen, mobile, isEnabled }: Account): boolean => isEnabled && (isOpen || mobile === 'mine');

/** Lists show accounts by the node that they are bound to, or by the partner that they registered with. */
const isListed = ({ scope }: Standing, { node, registeredWith }: Account): boolean =>
  scope.role === 'platform' || node !== null || registeredWith !== null;

const kept = (world: World, asker: Standing, after: Account, before?: Account): boolean =>
  (before === undefined || (isListed(asker, before) && mayLookAfter(asker, standingOf(world, before)) === undefined)) &&
  mayLookAfter(asker, standingOf(world, after)) === undefined;

/** What others do: they register, take over an account by a code that comes to their number, or join a place with the number that they have proven. */
function byOthers(world: World, { act, kind, node }: Step, one: Account | undefined): Account | undefined {
  if (act === 'takeOver' && one?.mobile === 'theirs') return { ...one, isOpen: false, provenMobile: one.mobile };
  const joins = act === 'join' && one?.kind === 'resident' && one.mobile === 'theirs' && isNumberProven(one);
  if (joins) return { ...one, memberOf: [...one.memberOf, node % world.places.length] };
  if (act !== 'register' || (kind !== 'unit' && kind !== 'resident')) return undefined;
  const registeredWith = world.defaultPartner;
  const mine = { mobile: 'mine', provenMobile: 'mine', isOpen: true, isEnabled: true } as const;
  return { kind, node: null, role: null, isLimited: true, ...mine, memberOf: [], registeredWith };
}

/** What an account that the attacker holds makes of another; undefined: it may not. */
function byMine(world: World, { act, kind, node, role: given }: Step, by: Account, on: Account | undefined) {
  const asker = standingOf(world, by);
  const limit = { role: by.kind, isLimited: by.isLimited };
  const isLimited = limitAfter(limit, on?.isLimited ?? false);
  if (!asker.granted.has(act === 'create' ? 'systemUser:add' : 'systemUser:modify')) return undefined;
  if (act === 'create') {
    const theirs = { mobile: 'theirs', provenMobile: '', isOpen: true, isEnabled: true } as const;
    const made: Account = { kind, node, role: given, isLimited, ...theirs, memberOf: [], registeredWith: null };
    return kept(world, asker, made) ? made : undefined;
  }
  if (!on) return undefined;
  const changes: Readonly<Partial<Record<Step['act'], Partial<Account>>>> = {
    reset: { isOpen: true, provenMobile: '', isLimited },
    number: { mobile: 'mine', isLimited },
    move: { node, registeredWith: null, isLimited: limitAfterGiving(limit, on.isLimited) },
    role: { role: given, isLimited: limitAfterGiving(limit, on.isLimited) },
    enable: { isEnabled: true },
    disable: { isEnabled: false },
  };
  const after = changes[act] && { ...on, ...changes[act] };
  return after && kept(world, asker, after, on) ? after : undefined;
}

/** The tenant, or a partner, keeps powers back that it let before. */
function withheld(world: World, { node, powers: left }: Step): World {
  const less = (before: readonly PartnerPower[] | null) =>
    (before ?? partnerPowers).filter((one) => left.includes(one));
  const partner = world.partners[node];
  return partner
    ? { ...world, partners: world.partners.with(node, { ...partner, powers: less(partner.powers) }) }
    : { ...world, tenantPowers: less(world.tenantPowers) };
}

/** The world after a step. */
export function after(world: World, step: Step): World {
  if (step.act === 'withhold') return withheld(world, step);
  const { accounts } = world;
  const held = accounts.filter(isMine);
  const by = held[step.by % Math.max(held.length, 1)];
  const at = step.on < 0 ? accounts.length - 1 : step.on % accounts.length;
  const on = accounts[at];
  const isNew = step.act === 'create' || step.act === 'register';
  const made = byOthers(world, step, on) ?? (by && on !== by ? byMine(world, step, by, on) : undefined);
  if (!made) return world;
  return { ...world, accounts: isNew ? [...accounts, made] : accounts.with(at, made) };
}
