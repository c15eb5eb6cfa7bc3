import { connectAsync } from 'mqtt';
import { downTopic } from '../mqtt/message.ts';
import { sendAtOnce } from '../mqtt/sendAtOnce.ts';
import {
  allDone,
  answerLines,
  answerWithinMs,
  type DeviceOptions,
  type IngestAnswer,
  reportOf,
  type SimulatedDevice,
} from './device.ts';

interface Down {
  readonly id: string;
  readonly code: string;
  readonly data?: unknown;
}

/** A device that publishes at a broker. */
export async function overMqtt(options: DeviceOptions): Promise<SimulatedDevice> {
  const { url, key, imei } = options;
  const client = await connectAsync(url, { connectTimeout: answerWithinMs });
  sendAtOnce(client);
  const waiting = new Map<string, (answer: Down) => void>();
  client.on('message', (_, payload) => {
    const answer = JSON.parse(payload.toString()) as Down;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await client.subscribeAsync(downTopic(imei), { qos: 1 });
  let sent = 0;
  const ask = async (kind: string, body: object): Promise<unknown> => {
    const id = String((sent += 1));
    const { promise, resolve, reject } = Promise.withResolvers<Down>();
    waiting.set(id, resolve);
    const late = setTimeout(() => reject(new Error('no answer')), answerWithinMs);
    await client.publishAsync(`fireline/up/${imei}/${kind}`, JSON.stringify({ id, key, ...body }), { qos: 1 });
    const { code, data } = await promise.finally(() => clearTimeout(late));
    if (code !== '0000') throw new Error(code);
    return data;
  };
  return {
    say: async (what) => {
      const reply = (await ask('reports', { reports: [reportOf(what, options)] })) as IngestAnswer;
      const acknowledgements = allDone(reply.commands);
      if (acknowledgements.length > 0) await ask('acknowledgements', { acknowledgements });
      return answerLines(reply);
    },
    close: () => client.endAsync(),
  };
}
