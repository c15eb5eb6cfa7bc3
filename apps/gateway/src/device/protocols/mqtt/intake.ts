import { minuteMs, type Problem } from '@fireline/domain/lib';
import type { IPublishPacket, MqttClient } from 'mqtt';
import type { Uplink } from '../uplink.ts';
import { answerMessage, answerText, type DownMessage, keyInvalid, refusal } from './answer.ts';
import { downTopic, readMessage, readTopic } from './message.ts';
import { Refusals } from './refusals.ts';

type Packet = Pick<IPublishPacket, 'topic' | 'payload' | 'qos' | 'retain'>;

/** Answers that the broker has not taken yet; more are left out, and their devices send again. */
const answersMax = 1000;
/** Answers to what came without a key are left out first. */
const refusalsMax = answersMax / 2;
/** About so many messages are read and not confirmed yet; with more the broker keeps them. */
const readMax = 256;
const againMs = [1000, 5000, 15_000] as const;
const triesMax = 3;

const unreadable: Problem = { code: 'form.format' };
const bytesOf = ({ payload }: Packet): Uint8Array =>
  typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;

/** What the library calls `done`: with an error it reads on and confirms nothing, without one it confirms the message. */
type Done = (error?: Error) => void;
const readOn = new Error('it is confirmed once it is kept');

/**
 * Takes messages of different senders at the same time, those of one sender one after another, and confirms each once it is kept or answered for
 * good, in the order in which they came. Whatever came without a key waits for nothing, and nothing waits for it but its confirmation: the keys of all
 * that are read are asked for together.
 */
export class MqttIntake {
  readonly #uplink: Uplink;
  readonly #client: MqttClient;
  /** What each sender's next message waits for. */
  readonly #senders = new Map<string, Promise<boolean>>();
  readonly #refusals: Refusals;
  readonly #wakes = new Set<() => void>();
  /** The confirmation of the newest message. */
  #confirmed: Promise<void> = Promise.resolve();
  #reading = 0;
  /** Reads on, once one of the messages that are read is confirmed. */
  #held: Done | undefined;
  #connection = 0;
  /** The numbers of answers that the broker has not confirmed. */
  readonly #unsent = new Set<number>();
  #isClosed = false;

  constructor(uplink: Uplink, client: MqttClient) {
    this.#uplink = uplink;
    this.#client = client;
    this.#refusals = new Refusals(uplink.clock);
    client.handleMessage = (packet, done: Done) => this.#read(packet, done);
    // what was not confirmed is given again, with a number of the new connection
    client.on('close', () => {
      this.#connection += 1;
      this.#held = undefined;
      // the client sends again what it keeps before it subscribes: one that ends the connection would keep it from that for ever
      for (const number of this.#unsent) client.removeOutgoingMessage(number);
      this.#unsent.clear();
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const wake of this.#wakes) wake();
  }

  #read(packet: Packet, done: Done): void {
    const connection = this.#connection;
    const taken = this.#begun(packet);
    this.#reading += 1;
    this.#confirmed = this.#confirmed.then(async () => {
      const isTaken = await taken;
      this.#reading -= 1;
      const held = this.#held;
      this.#held = undefined;
      // what confirms a message also reads on
      if (isTaken && packet.qos > 0 && connection === this.#connection) done();
      else held?.(readOn);
    });
    if (this.#reading < readMax) done(readOn);
    else this.#held = done;
  }

  /** What came without a key is refused at once; the rest is taken after the messages of the same sender that came before. */
  #begun(packet: Packet): Promise<boolean> {
    const to = readTopic(packet.topic);
    if (!to) return Promise.resolve(true);
    // only the bytes are kept until it is taken: what they are read as may be many times as large
    const { id, ...read } = readMessage(to.kind, bytesOf(packet), packet.retain);
    if (!read.ok) return Promise.resolve(this.#refuse(to.client, refusal(id, read.problems[0] ?? unreadable)));
    const isKey = this.#isKey(read.value.sent.key);
    const before = this.#senders.get(to.client) ?? Promise.resolve(true);
    const taken = before.then(async () => !(await isKey) || this.#take(packet));
    this.#senders.set(to.client, taken);
    void taken.then(() => {
      if (this.#senders.get(to.client) === taken) this.#senders.delete(to.client);
    });
    return isKey.then((is) => (is ? taken : this.#refuse(to.client, refusal(id, keyInvalid))));
  }

  /** Where it cannot be asked, the message waits with the others until it can. */
  async #isKey(key: string): Promise<boolean> {
    try {
      return await this.#uplink.isKey(key);
    } catch {
      return true;
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const wake = () => {
        cancel();
        this.#wakes.delete(wake);
        done();
      };
      const cancel = this.#uplink.timers.after(ms, wake);
      this.#wakes.add(wake);
    });
  }

  /** @returns false where the gateway ends before it could be kept: the broker gives it to another one */
  async #take(packet: Packet): Promise<boolean> {
    const { topic, retain } = packet;
    const to = readTopic(topic);
    if (!to) return true;
    for (let tries = 1; !this.#isClosed; tries += 1) {
      try {
        this.#answer(to.client, await answerMessage(this.#uplink, to.kind, bytesOf(packet), retain));
        return true;
      } catch (error) {
        if (tries === 1) this.#uplink.log.error('a message of a device could not be taken', error, { topic });
        // one that fails while everything else works would keep the others waiting for ever
        if (tries >= triesMax && (await this.#uplink.canKeep())) {
          this.#answer(to.client, { id: '', code: 'shell.serverError' });
          return true;
        }
        await this.#pause(againMs[Math.min(tries, againMs.length) - 1] ?? minuteMs);
      }
    }
    return false;
  }

  #answer(client: string, message: DownMessage): void {
    if (!this.#client.connected || this.#unsent.size >= answersMax) return;
    let number: number | undefined;
    this.#client.publish(downTopic(client), answerText(message), { qos: 1 }, () => {
      if (number !== undefined) this.#unsent.delete(number);
    });
    number = this.#client.getLastMessageId();
    this.#unsent.add(number);
  }

  /** Answers what came without a key, while there is room for more than the answers to devices. @returns that it is done with */
  #refuse(client: string, message: DownMessage): true {
    if (this.#unsent.size < refusalsMax && this.#refusals.takes(client)) this.#answer(client, message);
    return true;
  }
}
