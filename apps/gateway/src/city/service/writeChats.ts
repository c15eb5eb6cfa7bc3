import { dayAt, hourMs, minuteMs, startOfDay } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import {
  chatFaqsMax,
  chatNumber,
  chatReopenDays,
  chatSubject,
  faqNames,
  faqsFor,
  isSupportOpen,
  type Rating,
  supportOpensAtMs,
} from '@fireline/domain/service';
import '../../service/chat/tables.ts';
import '../../service/help/faqTables.ts';
import { nodeOf } from '../../service/orders/newStore.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { dayMs } from '../calendar.ts';
import type { City, Ms } from '../model.ts';
import { agentsOf, type CityAgent } from './agents.ts';
import { talks } from './talks.ts';

/** Chats of the first tenant; the others have fewer. Of all, so many wait and so many go on. */
const [perTenant, fewer] = [40, 6];
const [waiting, goingOn] = [3, 4];
const withinDays = 60;
const notRatedShare = 0.35;
const ratingsGiven: readonly Rating[] = ['verySatisfied', 'verySatisfied', 'satisfied', 'general', 'notSatisfied'];
const asking: readonly Role[] = ['unit', 'resident', 'maint'];
const helpedShare = 0.8;

const iso = (ms: Ms): string => new Date(ms).toISOString();

/** Everybody of a tenant who may ask. */
const customersOf = (tx: Tx, rentId: string) =>
  tx
    .selectFrom('appUser')
    .select(['userId', 'username', 'realName', 'role', 'rentId', 'partnerId', 'unitId', 'maintId', 'placeId'])
    .where('rentId', '=', rentId)
    .where('role', 'in', asking)
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .limit(200)
    .execute();
type Customer = Awaited<ReturnType<typeof customersOf>>[number];

type Message = Omit<BulkRow<'chatMessage'>, 'ticketId' | 'seq'> & { readonly at: string };
interface Talk {
  readonly customer: Customer;
  readonly agent: CityAgent | null;
  readonly isClosed: boolean;
  readonly subject: string;
  readonly messages: readonly Message[];
  readonly at: Ms;
  readonly firstAnswer: Ms | null;
  readonly lastAt: Ms;
  readonly isAnswered: boolean;
  readonly awayUntil: Ms | null;
}

const ofSystem = (at: Ms, note: string, more: object = {}): Message => ({
  clientKey: null,
  senderId: null,
  sender: '',
  side: 'system',
  text: '',
  images: [],
  note,
  args: {},
  faqs: [],
  at: iso(at),
  ...more,
});

interface Begun {
  readonly customer: Customer;
  /** Null: nobody has taken it. */
  readonly agent: CityAgent | null;
  readonly isClosed: boolean;
  readonly at: Ms;
}

/** A talk by the rules of chats: the system answers first, and says when somebody answers where nobody does. */
function talkOf({ customer, agent, isClosed, at }: Begun, dice: Dice, key: string): Talk {
  const [question, ...rest] = dice.pick(talks);
  const messages: Message[] = [];
  const said = (side: 'customer' | 'agent', text: string, when: Ms): Message => {
    const by = side === 'agent' && agent ? agent : customer;
    const sender = nameOf({ realName: by.realName, username: by.username });
    const clientKey = `city-${key}-${messages.length}`;
    return { ...ofSystem(when, ''), note: null, clientKey, senderId: by.userId, sender, side, text };
  };
  messages.push(said('customer', question, at));
  const awayUntil = isSupportOpen(at) ? null : supportOpensAtMs(at);
  if (awayUntil !== null) messages.push(ofSystem(at, 'away', { args: { time: iso(awayUntil) } }));
  const faqs = faqsFor(question, chatFaqsMax);
  if (faqs.length > 0) messages.push(ofSystem(at, 'faqs', { faqs }));
  let lastAt = at;
  let firstAnswer: Ms | null = null;
  let isAnswered = false;
  if (agent) {
    const pass = (min: number, max: number): Ms => (lastAt += dice.int(min, max) * minuteMs);
    messages.push(ofSystem(pass(1, 6), 'taken', { args: { name: agent.realName } }));
    const shown = isClosed ? rest : rest.slice(0, dice.int(1, 2));
    for (const [index, text] of shown.entries()) {
      const side = index % 2 === 0 ? 'agent' : 'customer';
      messages.push(said(side, text, pass(1, 4)));
      if (side === 'agent') firstAnswer ??= lastAt;
      isAnswered = side === 'agent';
    }
    if (isClosed) messages.push(ofSystem(pass(1, 10), 'closed', { args: { name: agent.realName } }));
  }
  return {
    customer,
    agent,
    isClosed,
    subject: chatSubject(question),
    messages,
    at,
    firstAnswer,
    lastAt,
    isAnswered,
    awayUntil,
  };
}

/** The talks of a tenant: what waits and goes on is of people who have no other that does, and of none of the demo accounts. */
function talksOf(city: City, rentId: string, customers: readonly Customer[], agents: readonly CityAgent[]): Talk[] {
  const dice = createDice(city.seed, rentId, 'chats');
  const demo = new Set<string>(asking);
  const others = customers.filter(({ username }) => !demo.has(username));
  const [first] = city.tenants;
  const count = rentId === first?.rentId ? perTenant : fewer;
  return Array.from({ length: count }, (_, index): Talk | undefined => {
    const agent = agents[dice.int(0, agents.length - 1)] ?? null;
    const isNow = index < waiting + goingOn && index < count - 1;
    const customer = isNow ? others[index] : customers[dice.int(0, customers.length - 1)];
    if (!customer || !agent) return undefined;
    const morning = startOfDay(dayAt(city.now - dice.int(chatReopenDays + 1, withinDays) * dayMs)) + 9 * hourMs;
    const at = isNow ? city.now - dice.int(20, 55) * minuteMs : morning + dice.int(0, 11 * 60) * minuteMs;
    const begun = { customer, agent: index < waiting && isNow ? null : agent, isClosed: !isNow, at };
    return talkOf(begun, dice, `${rentId}-${index}`);
  })
    .filter((talk) => talk !== undefined)
    .toSorted((one, other) => one.at - other.at);
}

/** Writes chats with support of the last weeks, some of which wait or go on, and what answers helped. @spec SRV-06 N25 */
export async function writeChats(tx: Tx, city: City): Promise<void> {
  const agents = agentsOf(city).filter(({ isGone }) => !isGone);
  const tickets: BulkRow<'chatTicket'>[] = [];
  const messages: BulkRow<'chatMessage'>[] = [];
  const reads: BulkRow<'chatRead'>[] = [];
  const votes: BulkRow<'faqVote'>[] = [];
  const counters: BulkRow<'chatCounter'>[] = [];
  for (const { rentId } of city.tenants) {
    const dice = createDice(city.seed, rentId, 'chatRatings');
    const customers = await customersOf(tx, rentId);
    const own = agents.filter((agent) => agent.rentId === rentId);
    let [day, last] = ['', 0];
    for (const talk of talksOf(city, rentId, customers, own)) {
      const { customer, agent, isClosed, at, lastAt, firstAnswer, isAnswered, awayUntil } = talk;
      const today = dayAt(at);
      [day, last] = [today, today === day ? last + 1 : 1];
      const ticketId = tickets.length + 1;
      const { role, partnerId, unitId, maintId, placeId } = customer;
      const scope = {
        rentId,
        role,
        ...(partnerId !== null && { partnerId }),
        ...(unitId !== null && { unitId }),
        ...(maintId !== null && { maintId }),
        ...(placeId !== null && { placeId }),
      };
      const isRated = isClosed && !dice.chance(notRatedShare);
      tickets.push({
        ...(await nodeOf(tx, scope)),
        ticketId,
        number: chatNumber(day, last),
        customerId: customer.userId,
        customer: nameOf(customer),
        subject: talk.subject,
        state: isClosed ? 'closed' : agent ? 'open' : 'waiting',
        agentId: agent?.userId ?? null,
        agentName: agent?.realName ?? '',
        createdAt: iso(at),
        lastSeq: talk.messages.length,
        lastAt: iso(lastAt),
        waitsSince: isClosed || isAnswered ? null : iso(at),
        answeredAt: isAnswered ? iso(lastAt) : null,
        awayUntil: awayUntil === null ? null : iso(awayUntil),
        firstResponseAt: firstAnswer === null ? null : iso(firstAnswer),
        closedAt: isClosed ? iso(lastAt) : null,
        closedBy: isClosed ? (agent?.realName ?? '') : '',
        rating: isRated ? dice.pick(ratingsGiven) : 'notRated',
        ratedAt: isRated ? iso(lastAt + 5 * minuteMs) : null,
        orderId: null,
      });
      messages.push(...talk.messages.map((message, index) => ({ ticketId, seq: index + 1, ...message })));
      for (const { userId } of agent ? [customer, agent] : [customer])
        reads.push({ ticketId, userId, seq: talk.messages.length, at: iso(lastAt) });
    }
    if (last > 0) counters.push({ rentId, day, last });
    for (const { userId } of customers)
      for (const faq of faqNames)
        if (dice.chance(0.08)) {
          const at = iso(city.now - dice.int(1, withinDays) * dayMs);
          votes.push({ userId, faq, rentId, isHelpful: dice.chance(helpedShare), at });
        }
  }
  await insertMany(tx, 'chatCounter', counters);
  await insertMany(tx, 'chatTicket', tickets);
  await insertMany(tx, 'chatMessage', messages);
  await insertMany(tx, 'chatRead', reads);
  await insertMany(tx, 'faqVote', votes);
}
