import { connect } from 'mqtt';
import { toBase64Url, systemRandom } from '../../../lib/random.ts';
import { StartProblem } from '../../../lib/startProblem.ts';
import type { Uplink } from '../uplink.ts';
import { MqttIntake } from './intake.ts';
import { upTopics } from './message.ts';
import { sendAtOnce } from './sendAtOnce.ts';

export interface MqttOptions {
  readonly uplink: Uplink;
  /** `mqtt://` or `mqtts://`, with name and password where the broker asks for them. */
  readonly url: string;
  /** Keeps what is published while this gateway is away; without, each start is another client, which keeps nothing. */
  readonly clientId?: string | undefined;
}

/** Gateways of one installation: the broker gives each message to one of them. */
const share = `$share/fireline/${upTopics}`;
/** Where the broker is, without name and password. */
const placeOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return 'the address of FIRELINE_MQTT_URL';
  }
};

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
  sendAtOnce(client);
  const intake = new MqttIntake(uplink, client);
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
