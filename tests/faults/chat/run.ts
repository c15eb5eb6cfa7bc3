import { setTimeout as wait } from 'node:timers/promises';
import { serviceCalls } from '@fireline/api/service';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { fillTenants } from '../../fixtures/tenant.ts';
import type { Findings } from '../findings.ts';
import { Gateways } from '../mix/gateways.ts';
import { ownDatabase } from '../ownDatabase.ts';
import { openWire, type Wire } from './line.ts';
import { openPerson, type Person, untilAnswered } from './person.ts';

export interface ChatRun {
  /** Of both sides together. */
  readonly messages: number;
  readonly cuts: number;
  readonly kills: number;
  readonly random: () => number;
  readonly findings: Findings;
}

interface Stored {
  readonly side: string;
  readonly text: string;
  readonly seq: number;
}

const readWithinMs = 60_000;
/** Of a side, at an even distance from each other. */
const isTurn = (nth: number, of: number, times: number): boolean =>
  Math.floor(((nth + 1) * times) / of) > Math.floor((nth * times) / of);

/** One side says its messages, one after the other; its wire is cut, and gateways are killed, at even distances. */
async function sayAll(
  person: Person,
  name: string,
  of: { readonly messages: number; readonly cuts: number; readonly wire: Wire; readonly at: (nth: number) => void },
): Promise<readonly Stored[]> {
  const said: Stored[] = [];
  let cuts = 0;
  for (let nth = 0; nth < of.messages; nth += 1) {
    of.at(nth);
    if (isTurn(nth, of.messages, of.cuts)) {
      cuts += 1;
      // every second time the message is stored and only its answer is lost
      if (cuts % 2 === 0) of.wire.cutAnswer();
      else setImmediate(() => of.wire.cut());
    }
    const text = `${name} ${nth}`;
    said.push({ side: name, text, seq: await person.say(text, `chat-${name}-${nth}`) });
  }
  return said;
}

/** Whether what a side has read is what both have said: once each, without a gap, each side in its order. */
function checkRead(findings: Findings, who: string, person: Person, said: readonly (readonly Stored[])[]): void {
  const { lines } = person;
  findings.same(
    `the numbers that ${who} read`,
    lines.map(({ seq }) => seq),
    lines.map((_, at) => at + 1),
  );
  for (const own of said) {
    const [first] = own;
    const read = lines.filter(({ side, note }) => side === first?.side && note === null);
    findings.same(
      `what ${who} read of ${first?.side}`,
      read.map(({ text, seq }) => `${seq} ${text}`),
      own.map(({ text, seq }) => `${seq} ${text}`),
    );
  }
}

/** Two people talk over wires that are cut, on gateways that are killed; then what each has read is compared. @returns how it went, in words */
export async function runChat({ messages, cuts, kills, random, findings }: ChatRun): Promise<string> {
  const database = await ownDatabase('chat');
  const gateways = new Gateways({ DATABASE: database.url }, findings, random);
  const wires = await Promise.all(['customer', 'agent'].map(() => openWire(() => gateways.url)));
  const people: Person[] = [];
  let cutOff = 0;
  try {
    const filled = await openPostgres(database.url, (error) => findings.add('the database', [String(error)]));
    await fillTenants(filled.db);
    await filled.close();
    await gateways.start();
    await gateways.start();
    const [ofCustomer, ofAgent] = wires as [Wire, Wire];
    const customer = await openPerson('unit', ofCustomer, findings);
    const agent = await openPerson('platform', ofAgent, findings);
    people.push(customer, agent);
    const begun = { key: 'chat-customer-begin', text: 'begin' };
    const { ticketId } = await untilAnswered(() => customer.client.send(serviceCalls.openTicket, begun));
    await untilAnswered(() => agent.client.send(serviceCalls.takeTicket, { ticketId }));
    for (const person of people) person.follow(ticketId);

    const half = Math.floor(messages / 2);
    const replacing: Promise<void>[] = [];
    // kills fall into the messages of the customer, cuts into those of both
    const killAt = (nth: number): void => {
      if (isTurn(nth, half, kills)) replacing.push(gateways.killOne().then(() => gateways.start()));
    };
    const [asked, answered] = await Promise.all([
      sayAll(customer, 'customer', { messages: half, cuts: Math.ceil(cuts / 2), wire: ofCustomer, at: killAt }),
      sayAll(agent, 'agent', { messages: messages - half, cuts: Math.floor(cuts / 2), wire: ofAgent, at: () => {} }),
    ]);
    await Promise.all(replacing);
    const last = Math.max(...[...asked, ...answered].map(({ seq }) => seq));
    for (const until = Date.now() + readWithinMs; Date.now() < until; await wait(100))
      if (people.every(({ lines }) => (lines.at(-1)?.seq ?? 0) >= last)) break;
    const said = [[{ side: 'customer', text: 'begin', seq: 1 }, ...asked], answered];
    checkRead(findings, 'the customer', customer, said);
    checkRead(findings, 'the agent', agent, said);
    cutOff = customer.cutOff() + agent.cutOff();
    findings.same('how many gateways were killed', gateways.kills, kills);
    if (wires.reduce((sum, wire) => sum + wire.cuts, 0) < cuts) findings.add('a wire was not cut as often as asked');
    // where no message was ever cut off, the run has shown nothing
    if (cutOff === 0) findings.add('no message was cut off');
  } catch (error) {
    findings.add('the run could not go on', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  } finally {
    for (const person of people) person.stop();
    await Promise.all(wires.map((wire) => wire.close()));
    await gateways.killAll();
    await database.drop();
  }
  const cut = wires.reduce((sum, wire) => sum + wire.cuts, 0);
  return `chat: ${messages} messages, ${cut} cuts, ${gateways.kills} kills, ${cutOff} tries cut off`;
}
