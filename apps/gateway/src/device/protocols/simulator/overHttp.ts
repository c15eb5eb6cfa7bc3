import { deviceCalls } from '@fireline/api/device';
import {
  allDone,
  answerLines,
  type DeviceOptions,
  type IngestAnswer,
  reportOf,
  upgradedBy,
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
  const fetchFile = async (commandId: number): Promise<ArrayBuffer> => {
    const path = deviceCalls.packageFile.path.replace('{commandId}', String(commandId));
    const response = await fetch(`${url}/smkgw/api/v1.0.0${path}`, { headers: { authorization: key } });
    return response.arrayBuffer();
  };
  return {
    say: async (what) => {
      const reply = (await post(deviceCalls.ingest.path, { reports: [reportOf(what, options)] })) as IngestAnswer;
      const fetched: string[] = [];
      for (const { commandId } of reply.commands.filter(({ command }) => command === 'upgrade'))
        fetched.push(`upgrade ${commandId}: ${(await fetchFile(commandId)).byteLength} bytes`);
      const acknowledgements = allDone(reply.commands);
      if (acknowledgements.length > 0) await post(deviceCalls.acknowledge.path, { acknowledgements });
      const reports = upgradedBy(reply.commands, options);
      if (reports.length > 0) await post(deviceCalls.ingest.path, { reports });
      return [...answerLines(reply), ...fetched];
    },
    close: async () => {},
  };
}
