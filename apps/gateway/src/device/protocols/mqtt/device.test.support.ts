import { setTimeout as wait } from 'node:timers/promises';
import { connect, type MqttClient } from 'mqtt';
import { downTopic } from './message.ts';

interface Answer {
  readonly id: string;
  readonly code: string;
  readonly data?: { readonly accepted?: number };
}
interface MqttStation {
  readonly url: string;
  readonly name: string;
  readonly key: string;
  readonly imei: string;
}

const answerWithinMs = 1500;

/** A device that publishes with QoS 1 and sends each report again until it is answered, as the documentation asks devices to. */
export class MqttDevice {
  readonly #station: MqttStation;
  readonly #client: MqttClient;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #isDuplicating = false;
  /** How often something was published, repetitions included. */
  published = 0;

  constructor(station: MqttStation) {
    this.#station = station;
    this.#client = connect(station.url, {
      reconnectPeriod: 200,
      connectTimeout: 2000,
      clientId: `station-${station.name}`,
    });
    this.#client.on('connect', () => this.#client.subscribe(downTopic(station.name), { qos: 1 }));
    // a broker that is away is waited for
    this.#client.on('error', () => {});
    this.#client.on('message', (_, payload) => {
      const answer = JSON.parse(payload.toString()) as Answer;
      this.#answers.get(answer.id)?.(answer);
    });
  }

  /** Reports a fire at that moment until it is answered. @returns why it was refused; undefined: it was taken */
  async fire(at: string): Promise<string | undefined> {
    const { key, imei, name } = this.#station;
    const payload = JSON.stringify({ id: at, key, reports: [{ imei, at, kinds: ['smoke'] }] });
    for (;;) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      this.#answers.set(at, resolve);
      // now and then twice at once
      this.#isDuplicating = !this.#isDuplicating;
      for (let times = this.#isDuplicating ? 2 : 1; times > 0; times -= 1) {
        this.published += 1;
        this.#client.publish(`fireline/up/${name}/reports`, payload, { qos: 1 }, () => {});
      }
      const answer = await Promise.race([promise, wait(answerWithinMs, undefined)]);
      if (answer === undefined || answer.code === 'shell.serverError') continue;
      this.#answers.delete(at);
      return answer.code === '0000' && answer.data?.accepted === 1 ? undefined : JSON.stringify(answer);
    }
  }

  close(): Promise<void> {
    return this.#client.endAsync(true);
  }
}
