import { minuteMs } from '@fireline/domain/lib';
import type { IPublishPacket, MqttClient } from 'mqtt';
import type { Uplink } from '../uplink.ts';
import { answerMessage, type DownMessage } from './answer.ts';
import { downTopic, readTopic } from './message.ts';

type Packet = Pick<IPublishPacket, 'topic' | 'payload' | 'qos' | 'retain'>;

/** Answers that the broker has not taken yet; more are left out, and their devices send again. */
const answersMax = 1000;
/** About so many messages are read and not confirmed yet; with more the broker keeps them. */
const readMax = 256;
const againMs = [1000, 5000, 15_000] as const;
const triesMax = 3;

/** What the library calls `done`: with an error it reads on and confirms nothing, without one it confirms the message. */
type Done = (error?: Error) => void;
const readOn = new Error('it is confirmed once it is kept');

/**
 * Takes messages of different senders at the same time, those of one sender one after another, and confirms each once it is kept or answered for
 * good, in the order in which they came.
 */
export class MqttIntake {
  readonly #uplink: Uplink;
  readonly #client: MqttClient;
  /** What each sender's next message waits for. */
  readonly #senders = new Map<string, Promise<boolean>>();
  readonly #wakes = new Set<() => void>();
  /** The confirmation of the newest message. */
  #confirmed: Promise<void> = Promise.resolve();
  #reading = 0;
  /** Reads on, once one of the messages that are read is confirmed. */
  #held: Done | undefined;
  #connection = 0;
  #unsent = 0;
  #isClosed = false;

  constructor(uplink: Uplink, client: MqttClient) {
    this.#uplink = uplink;
    this.#client = client;
    client.handleMessage = (packet, done: Done) => this.#read(packet, done);
    // what was not confirmed is given again, with a number of the new connection
    client.on('close', () => {
      this.#connection += 1;
      this.#held = undefined;
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const wake of this.#wakes) wake();
  }

  #read(packet: Packet, done: Done): void {
    const connection = this.#connection;
    const taken = this.#inTurn(packet);
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

  /** After the messages of the same sender that came before. */
  async #inTurn(packet: Packet): Promise<boolean> {
    const { topic } = packet;
    const sender = readTopic(topic)?.client;
    if (sender === undefined) return true;
    const before = this.#senders.get(sender);
    const taken = before ? before.then(() => this.#take(packet)) : this.#take(packet);
    this.#senders.set(sender, taken);
    const isTaken = await taken;
    if (this.#senders.get(sender) === taken) this.#senders.delete(sender);
    return isTaken;
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
  async #take({ topic, payload, retain }: Packet): Promise<boolean> {
    const to = readTopic(topic);
    if (!to) return true;
    const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
    for (let tries = 1; !this.#isClosed; tries += 1) {
      try {
        this.#answer(to.client, await answerMessage(this.#uplink, to.kind, bytes, retain));
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
    if (this.#unsent >= answersMax) return;
    this.#unsent += 1;
    this.#client.publish(downTopic(client), JSON.stringify(message), { qos: 1 }, () => {
      this.#unsent -= 1;
    });
  }
}
