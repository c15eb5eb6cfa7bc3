import { dayAt, hourMs, minuteMs } from '@fireline/domain/lib';
import { isInScope, type Scope } from '@fireline/domain/role';
import {
  afterSupportTime,
  type OrderLevel,
  type OrderTrackEvent,
  orderDueAtMs,
  type Rating,
  transferExpiresAtMs,
} from '@fireline/domain/service';
import { dayMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityAccount, CityDevice, Ms } from '../model.ts';
import { agentsOf, type CityAgent } from './agents.ts';
import { problems, transferReasons } from './problems.ts';

/** How an order stands at the city's present. */
type Fate = 'closed' | 'unresolved' | 'processing' | 'waits' | 'expired' | 'withdrawn' | 'pending' | 'urgent' | 'late';

/** Orders of the first tenant of a large city, by fate; nine of the closed ones follow another. */
const whole: Readonly<Record<Fate, number>> = {
  closed: 200,
  unresolved: 27,
  processing: 14,
  waits: 3,
  expired: 2,
  withdrawn: 1,
  pending: 11,
  urgent: 2,
  late: 1,
};
const followUps = 9;
const withinDays = 180;
/** So many devices make a city whole; a smaller one has at least an eighth. */
const wholeDevices = 10_000;
const smallestShare = 0.125;
const transferredShare = 0.05;
const notRatedShare = 0.3;
const ratingsGiven: readonly Rating[] = ['verySatisfied', 'satisfied', 'satisfied', 'general', 'notSatisfied'];

export interface PastStep {
  readonly at: Ms;
  readonly event: OrderTrackEvent;
  readonly by: Person | null;
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
}
export interface Person {
  readonly userId: number;
  readonly realName: string;
}
export interface PastTransfer {
  readonly operator: Person;
  readonly target: Person;
  readonly askedAt: Ms;
  readonly ended: 'confirm' | 'expire' | 'withdraw' | null;
  readonly endedAt: Ms | null;
}
export interface PastOrder {
  readonly rentId: string;
  readonly device: CityDevice;
  readonly creator: Person;
  readonly problem: (typeof problems)[number];
  readonly level: OrderLevel;
  readonly createdAt: Ms;
  readonly agent: Person | null;
  readonly acceptedAt: Ms | null;
  readonly closedAt: Ms | null;
  readonly isResolved: boolean;
  readonly rating: Rating;
  readonly ratedAt: Ms | null;
  readonly steps: readonly PastStep[];
  readonly transfers: readonly PastTransfer[];
  readonly isFollowUp: boolean;
}

const scopeOf = ({ rentId, role, ...nodes }: CityAccount): Scope => ({
  rentId,
  role,
  partnerId: nodes.partnerId ?? undefined,
  unitId: nodes.unitId ?? undefined,
  maintId: nodes.maintId ?? undefined,
  placeId: nodes.placeId ?? undefined,
});

/** Who asks for help with a device: those who see it, the nearest first; people of organisations never do. */
function creatorOf(dice: Dice, accounts: readonly CityAccount[], device: CityDevice): CityAccount | undefined {
  const near = (['resident', 'unit', 'maint', 'agent', 'platform'] as const).flatMap((role) =>
    accounts.filter((one) => one.role === role && isInScope(scopeOf(one), { ...device, placeId: device.placeId })),
  );
  return near.length > 1 && dice.chance(0.3) ? dice.pick(near) : near[0];
}

const levelOf = (dice: Dice, fate: Fate): OrderLevel =>
  fate === 'urgent'
    ? 'urgent'
    : dice.weighted(['urgent', 'high', 'normal'] as const, (one) => (one === 'urgent' ? 1 : 5));

/** When it was made, so that it can stand as it does now. */
function createdOf(dice: Dice, now: Ms, fate: Fate, level: OrderLevel): Ms {
  const minutesAgo = (from: number, to: number): Ms => now - dice.int(from, to) * minuteMs;
  switch (fate) {
    case 'urgent':
      return minutesAgo(3, 12);
    case 'pending':
      return level === 'urgent' ? minutesAgo(3, 12) : minutesAgo(10, 180);
    case 'late':
      return now - 4 * dayMs;
    case 'processing':
    case 'withdrawn':
    case 'waits':
      return minutesAgo(6 * 60, 3 * 24 * 60);
    case 'expired':
      return minutesAgo(4 * 24 * 60, 6 * 24 * 60);
    default:
      return now - Math.floor(dice.between(7, withinDays) * dayMs);
  }
}

interface Told {
  readonly steps: PastStep[];
  readonly transfers: PastTransfer[];
}

/** The transfer of an order in its agent's hands, and whose it is then. */
function transferred(told: Told, fate: Fate, from: Person, to: Person, at: Ms, now: Ms, dice: Dice): Person {
  const [fromName, toName] = [from.realName, to.realName];
  told.steps.push({ at, event: 'transfer', by: from, from: fromName, to: toName, reason: dice.pick(transferReasons) });
  const end = { waits: null, expired: 'expire', withdrawn: 'withdraw' } as const;
  const ended = fate in end ? end[fate as keyof typeof end] : 'confirm';
  const endedAt = ended === 'expire' ? transferExpiresAtMs(at) : at + dice.int(5, 50) * minuteMs;
  told.transfers.push({
    operator: from,
    target: to,
    askedAt: at,
    ended,
    endedAt: ended === null ? null : Math.min(endedAt, now),
  });
  if (ended === null) return from;
  const event = ({ confirm: 'confirmTransfer', expire: 'expireTransfer', withdraw: 'withdrawTransfer' } as const)[
    ended
  ];
  const by = { confirm: to, expire: null, withdraw: from }[ended];
  told.steps.push({ at: Math.min(endedAt, now), event, by, from: fromName, to: toName });
  return ended === 'confirm' ? to : from;
}

function orderOf(
  dice: Dice,
  city: City,
  { fate, device, creator }: { readonly fate: Fate; readonly device: CityDevice; readonly creator: Person },
  agents: readonly CityAgent[],
): PastOrder {
  const { now } = city;
  const level = levelOf(dice, fate);
  const createdAt = createdOf(dice, now, fate, level);
  const problem = dice.pick(problems.filter(({ of }) => of?.includes(device.deviceType) ?? true));
  const told: Told = { steps: [{ at: createdAt, event: 'create', by: creator }], transfers: [] };
  const base = {
    rentId: device.rentId,
    device,
    creator,
    problem,
    level,
    createdAt,
    isFollowUp: false,
    isResolved: false,
  };
  const none = { acceptedAt: null, closedAt: null, rating: 'notRated', ratedAt: null } as const;
  const isOpen = fate === 'pending' || fate === 'urgent' || fate === 'late';
  if (isOpen) {
    const agent = fate === 'pending' && dice.chance(0.3) ? dice.pick(agents) : null;
    if (agent)
      told.steps.push({ at: createdAt + minuteMs, event: 'dispatch', by: agents[0] ?? null, to: agent.realName });
    return { ...base, ...none, ...told, agent };
  }
  const dueAt = orderDueAtMs(level, createdAt);
  const latest = Math.min(now - minuteMs, fate === 'closed' || fate === 'unresolved' ? Infinity : now - hourMs);
  // nine of ten are accepted in time
  const takenBy = dice.chance(0.9)
    ? createdAt + (dueAt - createdAt) * dice.between(0.05, 0.9)
    : dueAt + dice.int(5, 300) * minuteMs;
  const acceptedAt = Math.min(Math.round(takenBy), latest);
  let agent: Person = dice.pick(agents);
  told.steps.push({ at: acceptedAt, event: 'accept', by: agent, to: agent.realName });
  const hasTransfer = fate === 'waits' || fate === 'expired' || fate === 'withdrawn' || dice.chance(transferredShare);
  if (hasTransfer) {
    const target = dice.pick(agents.filter(({ userId }) => userId !== agent.userId));
    const askedAt = fate === 'waits' ? Math.max(acceptedAt, now - 8 * hourMs) : acceptedAt + 20 * minuteMs;
    agent = transferred(told, fate, agent, target, Math.min(askedAt, now), now, dice);
  }
  const handledAt = Math.min((told.steps.at(-1)?.at ?? acceptedAt) + dice.int(10, 90) * minuteMs, now);
  if (fate !== 'waits')
    told.steps.push({ at: handledAt, event: 'handle', by: agent, from: agent.realName, reason: problem.step });
  if (fate !== 'closed' && fate !== 'unresolved') return { ...base, ...none, ...told, agent, acceptedAt };
  const isResolved = fate === 'closed';
  const closedAt = Math.min(afterSupportTime(handledAt, dice.int(1, 14) * hourMs), now - minuteMs);
  const reason = isResolved ? problem.resolved : problem.unresolved;
  told.steps.push({ at: closedAt, event: 'close', by: agent, from: agent.realName, reason });
  const isRated = !dice.chance(notRatedShare) && creator.userId !== agent.userId;
  const ratedAt = isRated ? Math.min(closedAt + dice.int(10, 2000) * minuteMs, now) : null;
  if (ratedAt !== null) told.steps.push({ at: ratedAt, event: 'rate', by: creator });
  const rating =
    ratedAt === null ? 'notRated' : isResolved ? dice.pick(ratingsGiven) : dice.pick(ratingsGiven.slice(2));
  return { ...base, ...told, agent, acceptedAt, closedAt, isResolved, rating, ratedAt };
}

/** What people asked for help with within half a year, and how it stands, oldest first. @spec SRV-01 SRV-02 SRV-03 N25 */
export function pastOrdersOf(city: City): PastOrder[] {
  const everyAgent = agentsOf(city);
  return city.tenants.flatMap(({ rentId }, tenant) => {
    const dice = createDice(city.seed, rentId, 'workOrders');
    const devices = city.devices.filter((one) => one.rentId === rentId && one.activatedAt !== null);
    const accounts = city.accounts.filter((one) => one.rentId === rentId);
    const agents = everyAgent.filter((one) => one.rentId === rentId && !one.isGone);
    const share = tenant === 0 ? Math.min(1, Math.max(smallestShare, devices.length / wholeDevices)) : 0.05;
    if (devices.length === 0 || agents.length < 2) return [];
    // the named accounts stand where most devices are: they ask more often than others
    const near = devices.filter((one) => accounts.some((a) => a.role === 'unit' && a.unitId === one.unitId));
    const orders = (Object.entries(whole) as [Fate, number][]).flatMap(([fate, count]) =>
      Array.from({ length: Math.ceil(count * share) }, () => {
        const device = near.length > 0 && dice.chance(0.4) ? dice.pick(near) : dice.pick(devices);
        const creator = creatorOf(dice, accounts, device);
        return creator && orderOf(dice, city, { fate, device, creator }, agents);
      }).flatMap((order) => order ?? []),
    );
    const sorted = orders.toSorted((a, b) => a.createdAt - b.createdAt);
    let left = Math.ceil(followUps * share);
    return sorted.flatMap((order): PastOrder[] => {
      const isFollowed =
        left > 0 && order.closedAt !== null && !order.isResolved && order.closedAt < city.now - 3 * dayMs;
      if (!isFollowed || order.closedAt === null) return [order];
      left -= 1;
      const createdAt = order.closedAt + dice.int(60, 2 * 24 * 60) * minuteMs;
      const again = orderOf(dice, city, { fate: 'closed', device: order.device, creator: order.creator }, agents);
      return [order, { ...moved(again, createdAt, city.now), isFollowUp: true, problem: order.problem }];
    });
  });
}

/** The same order as if it had been made then; what would be in the future has not happened. */
function moved(order: PastOrder, createdAt: Ms, now: Ms): PastOrder {
  const by = createdAt - order.createdAt;
  const at = (ms: Ms | null): Ms | null => (ms === null ? null : ms + by);
  const last = order.ratedAt ?? order.closedAt ?? order.createdAt;
  if (last + by > now)
    return {
      ...order,
      createdAt,
      steps: order.steps.slice(0, 1).map((one) => ({ ...one, at: createdAt })),
      transfers: [],
      agent: null,
      acceptedAt: null,
      closedAt: null,
      rating: 'notRated',
      ratedAt: null,
    };
  return {
    ...order,
    createdAt,
    acceptedAt: at(order.acceptedAt),
    closedAt: at(order.closedAt),
    ratedAt: at(order.ratedAt),
    steps: order.steps.map((one) => ({ ...one, at: one.at + by })),
    transfers: order.transfers.map((one) => ({ ...one, askedAt: one.askedAt + by, endedAt: at(one.endedAt) })),
  };
}

/** The China day on which it was made. */
export const dayOfOrder = ({ createdAt }: PastOrder): string => dayAt(createdAt);
