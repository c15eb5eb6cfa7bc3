import * as fc from 'fast-check';
import { type PartnerPower, partnerPowers } from '../org/index.ts';
import { type Role, type Scope, type Whereabouts, isInScope, partnersOf, roles } from '../role/index.ts';
import { builtInRights, checkPowersChange, powersUnder, rightsWithin } from '../shell/index.ts';
import { nodeOfKind } from './administration.ts';
import {
  type LookedAfter,
  type Standing,
  isNumberProven,
  limitAfter,
  limitAfterReset,
  mayLookAfter,
} from './lookAfter.ts';

// A small tenant in which accounts are created, opened and changed as the gateway does it: each act asks the real rule, before and after.

/** A few permissions of all sorts: what administers, what only looks, and what a power of partners stands for. */
const permissions = [
  'systemUser:add',
  'systemUser:modify',
  'systemEmpower:authorize',
  'main:view',
  'placeDetail:modify',
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
  /** A number of the attacker, or of somebody else, or none. */
  readonly mobile: '' | 'mine' | 'theirs';
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
  readonly defaultPartner: number | null;
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
  'giveBack',
  'reparent',
  'moveUnit',
  'invite',
  'platformResets',
  'platformClears',
] as const;

/** Often all but commands, so that those below a partner are still created. */
const allButCommand = fc.constant(partnerPowers.filter((one) => one !== 'command'));
const powers = fc.option(fc.oneof(fc.subarray([...partnerPowers]), allButCommand), { freq: 2 });
/** Often all permissions but one, so that a single one makes the difference between two accounts. */
const allButOne = fc.constantFrom(...permissions).map((left) => permissions.filter((one) => one !== left));
const role = fc.option(fc.oneof(fc.subarray([...permissions]), allButOne), { freq: 2 });
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
  .tuple(
    account,
    fc.constantFrom('platform' as const, 'agent' as const, 'agent' as const, 'unit' as const, 'maint' as const),
  )
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
  defaultPartner: fc.option(fc.nat(3)),
  accounts: fc.tuple(attacker, fc.array(account, { maxLength: 5 })).map(([first, others]) => [first, ...others]),
});
/** What makes chains that get far. */
const often = [
  'create',
  'create',
  'reset',
  'join',
  'register',
  'invite',
  'invite',
  'giveBack',
  'number',
  'platformResets',
] as const;
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom(...acts, ...often),
    by: fc.nat(9),
    on: fc.oneof(fc.nat(9), fc.constant(-1), fc.constant(-1)),
    kind: fc.constantFrom(...roles),
    node: fc.nat(4),
    role,
    powers: fc.subarray([...partnerPowers]),
  }),
  { maxLength: 14, size: 'max' },
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
  const registered = node === undefined && one.registeredWith !== null ? [one.registeredWith] : [];
  const ofPlace = (id: number) => {
    const { partner, unit } = world.places[id] ?? {};
    return [partner, world.units[unit ?? -1]];
  };
  const places = [...(node === undefined ? [] : [node]), ...one.memberOf];
  const of = { unit: [world.units[node ?? -1]], maint: [world.maints[node ?? -1]], resident: places.flatMap(ofPlace) };
  return [...registered, ...(of[one.kind as keyof typeof of] ?? [])].filter((id) => id !== undefined);
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
  return { scope, granted, ofRole: held, seen, at: [...own, ...places, ...registered] };
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
  const platform = { role: 'platform', isLimited: false } as const;
  if (act === 'platformClears' && one) return { ...one, mobile: '' };
  if (act === 'platformResets' && one)
    return { ...one, isOpen: false, provenMobile: '', isLimited: limitAfterReset(platform, one.isLimited, one.mobile) };
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
  if (act === 'invite' && on?.kind === 'resident' && isNumberProven(on)) {
    const place = node % world.places.length;
    const mayInvite = asker.granted.has('placeDetail:modify') && asker.seen.includes(place);
    const letsManage = ofKind('resident').every((one) => asker.ofRole.has(one));
    return mayInvite && letsManage ? { ...on, memberOf: [...on.memberOf, place] } : undefined;
  }
  if (!asker.granted.has(act === 'create' ? 'systemUser:add' : 'systemUser:modify')) return undefined;
  if (act === 'create') {
    const theirs = { mobile: 'theirs', provenMobile: '', isOpen: true, isEnabled: true } as const;
    const made: Account = { kind, node, role: given, isLimited, ...theirs, memberOf: [], registeredWith: null };
    return kept(world, asker, made) ? made : undefined;
  }
  if (!on) return undefined;
  const changes: Readonly<Partial<Record<Step['act'], Partial<Account>>>> = {
    reset: { isOpen: true, provenMobile: '', isLimited: limitAfterReset(limit, on.isLimited, on.mobile) },
    number: { mobile: 'mine', isLimited },
    move: { node, registeredWith: null, isLimited },
    role: { role: given, isLimited },
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

/** The tenant, or a partner, lets what is kept back again. */
const givenBack = (world: World, { node }: Step): World => {
  const partner = world.partners[node];
  return partner
    ? { ...world, partners: world.partners.with(node, { ...partner, powers: null }) }
    : { ...world, tenantPowers: null };
};

/** A partner of the asker's branch, or any for the platform, hangs elsewhere in it, or a unit goes to another; the places of the unit go along. */
function moved(world: World, { act, node, on }: Step, by: Account | undefined): World {
  if (!by || (by.kind !== 'platform' && by.kind !== 'agent')) return world;
  const { scope } = standingOf(world, by);
  const mine = world.partners.flatMap((_, id) => (by.kind === 'platform' || partnersOf(scope).includes(id) ? id : []));
  const to = mine[node % Math.max(mine.length, 1)];
  if (to === undefined) return world;
  if (act === 'reparent') {
    const id = mine.filter((one) => one !== scope.partnerId).at(on);
    const partner = id === undefined ? undefined : world.partners[id];
    if (id === undefined || !partner || id === to || below(world, id).includes(to)) return world;
    const after = { ...world, partners: world.partners.with(id, { ...partner, parent: to }) };
    const counting = (one: World) => powersUnder({ tenant: one.tenantPowers, line: lineOf(one, id) });
    const asker = { role: by.kind, rentKind: 'tenant', granted: standingOf(world, by).granted } as const;
    return checkPowersChange(asker, counting(world), counting(after)) ? world : after;
  }
  const unit = node % world.units.length;
  const from = world.units[unit];
  if (from === undefined || !mine.includes(from)) return world;
  const places = world.places.map((one) => (one.unit === unit && one.partner === from ? { ...one, partner: to } : one));
  return { ...world, units: world.units.with(unit, to), places };
}

/** The world after a step. */
export function after(world: World, step: Step): World {
  if (step.act === 'withhold') return withheld(world, step);
  if (step.act === 'giveBack') return givenBack(world, step);
  const { accounts } = world;
  const held = accounts.filter(isMine);
  const by = held[step.by % Math.max(held.length, 1)];
  if (step.act === 'reparent' || step.act === 'moveUnit') return moved(world, step, by);
  const at = step.on < 0 ? accounts.length - 1 : step.on % accounts.length;
  const on = accounts[at];
  const isNew = step.act === 'create' || step.act === 'register';
  const made = byOthers(world, step, on) ?? (by && on !== by ? byMine(world, step, by, on) : undefined);
  if (!made) return world;
  return { ...world, accounts: isNew ? [...accounts, made] : accounts.with(at, made) };
}
