import { connect, type IPublishPacket, type MqttClient } from 'mqtt';
import { minuteMs } from '@fireline/domain/lib';
import { toBase64Url, systemRandom } from '../../../lib/random.ts';
import { StartProblem } from '../../../lib/startProblem.ts';
import type { Uplink } from '../uplink.ts';
import { answerMessage, type DownMessage } from './answer.ts';
import { downTopic, readTopic, upTopics } from './message.ts';

export interface MqttOptions {
  readonly uplink: Uplink;
  /** `mqtt://` or `mqtts://`, with name and password where the broker asks for them. */
  readonly url: string;
  /** Keeps what is published while this gateway is away; without, each start is another client, which keeps nothing. */
  readonly clientId?: string | undefined;
}

/** Gateways of one installation: the broker gives each message to one of them. */
const share = `$share/fireline/${upTopics}`;
/** Answers that the broker has not taken yet; more are left out, and their devices send again. */
const answersMax = 1000;
const againMs = [1000, 5000, 15_000] as const;
const triesMax = 3;

/** Where the broker is, without name and password. */
const placeOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return 'the address of FIRELINE_MQTT_URL';
  }
};

/** Takes messages one after another, and confirms each once it is kept or answered for good. */
class Intake {
  readonly #uplink: Uplink;
  readonly #client: MqttClient;
  #unsent = 0;
  #isClosed = false;
  #wake = () => {};

  constructor(uplink: Uplink, client: MqttClient) {
    this.#uplink = uplink;
    this.#client = client;
    // the broker's copy is confirmed when this calls back
    client.handleMessage = (packet, done) => void this.#take(packet).then((isTaken) => isTaken && done());
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const cancel = this.#uplink.timers.after(ms, done);
      this.#wake = () => {
        cancel();
        done();
      };
    });
  }

  /** @returns false where the gateway ends before it could be kept: the broker gives it to another one */
  async #take({ topic, payload }: Pick<IPublishPacket, 'topic' | 'payload'>): Promise<boolean> {
    const to = readTopic(topic);
    if (!to) return true;
    const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
    for (let tries = 1; !this.#isClosed; tries += 1) {
      try {
        this.#answer(to.client, await answerMessage(this.#uplink, to.kind, bytes));
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

/**
 * Reads what devices publish at a broker, together with the other gateways of the installation.
 * @throws StartProblem for an address that is none; a broker that is away is waited for
 */
export function readMqtt({ uplink, url, clientId }: MqttOptions): { close(): Promise<void> } {
  const place = placeOf(url);
  if (!URL.canParse(url) || !/^mqtts?:$/.test(new URL(url).protocol))
    throw new StartProblem(`FIRELINE_MQTT_URL must be an address such as mqtt://broker.example:1883.`);
  const client = connect(url, {
    protocolVersion: 4,
    clientId: clientId ?? `fireline-${toBase64Url(systemRandom.bytes(9))}`,
    clean: clientId === undefined,
    keepalive: 60,
    connectTimeout: 10_000,
    reconnectPeriod: 2000,
    resubscribe: false,
    // answers are not worth keeping for a broker that is away
    queueQoSZero: false,
  });
  const intake = new Intake(uplink, client);
  let isAway = false;
  client.on('connect', () => {
    isAway = false;
    uplink.log.info('messages of devices are read', { broker: place });
    client.subscribe(share, { qos: 1 }, (error, granted) => {
      const isGranted = granted?.every(({ qos }) => qos <= 1) ?? false;
      if (error || !isGranted)
        uplink.log.error('the broker refuses the shared subscription', error ?? 'not granted', { broker: place });
    });
  });
  client.on('error', (error) => {
    if (!isAway) uplink.log.error('the broker cannot be reached', error, { broker: place });
    isAway = true;
  });
  return {
    close: async () => {
      intake.close();
      await client.endAsync(true);
    },
  };
}
