import { deviceCalls } from '@fireline/api/device';
import {
  allDone,
  answerLines,
  type DeviceOptions,
  type IngestAnswer,
  reportOf,
  type SimulatedDevice,
} from './device.ts';

/** A device that sends JSON to the gateway. */
export function overHttp(options: DeviceOptions & { readonly fetch: typeof globalThis.fetch }): SimulatedDevice {
  const { url, key, fetch } = options;
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}/smkgw/api/v1.0.0${path}`, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(body),
    });
    const { code, message, data } = (await response.json()) as { code: string; message: string; data: unknown };
    if (code !== '0000') throw new Error(`${code}: ${message}`);
    return data;
  };
  return {
    say: async (what) => {
      const reply = (await post(deviceCalls.ingest.path, { reports: [reportOf(what, options)] })) as IngestAnswer;
      const acknowledgements = allDone(reply.commands);
      if (acknowledgements.length > 0) await post(deviceCalls.acknowledge.path, { acknowledgements });
      return answerLines(reply);
    },
    close: async () => {},
  };
}
