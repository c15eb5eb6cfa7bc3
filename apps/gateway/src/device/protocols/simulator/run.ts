import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { type DeviceOptions, type Protocol, protocols, said, type Said, type SimulatedDevice } from './device.ts';
import { overHttp } from './overHttp.ts';
import { overMqtt } from './overMqtt.ts';
import { overTcp } from './overTcp.ts';

export const deviceUsage = `Usage: npm run device -- --protocol PROTOCOL [report|fire|clear …] [--stay]
  --protocol json     --url http://127.0.0.1:8080  --key KEY  --imei IMEI
  --protocol mqtt     --url mqtt://127.0.0.1:1883  --key KEY  --imei IMEI
  --protocol gb26875  --url 127.0.0.1:5200  --address 889  --component 1.1.10.2
Says each of report (the default), fire and clear, prints the answers and carries out what it is commanded.
--stay: goes on with a report every 20 s until Ctrl-C. KEY may be in FIRELINE_DEVICE_KEY.`;

const usualUrls: Readonly<Record<Protocol, string>> = {
  json: 'http://127.0.0.1:8080',
  mqtt: 'mqtt://127.0.0.1:1883',
  gb26875: '127.0.0.1:5200',
};
const everyMs = 20_000;

const open = async (protocol: Protocol, options: DeviceOptions): Promise<SimulatedDevice> => {
  if (protocol === 'json') return overHttp({ ...options, fetch: globalThis.fetch });
  return protocol === 'mqtt' ? overMqtt(options) : overTcp(options);
};

const isOne = <T extends string>(choices: readonly T[], text: string): text is T =>
  (choices as readonly string[]).includes(text);

/**
 * A device for makers of devices to look at, in any protocol.
 * @throws Error with the usage where the arguments say nothing, and for what the gateway refuses
 */
export async function runDevice(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  write: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      protocol: { type: 'string', default: 'json' },
      url: { type: 'string' },
      key: { type: 'string' },
      imei: { type: 'string', default: '' },
      address: { type: 'string', default: '889' },
      component: { type: 'string', default: '1.1.10.2' },
      stay: { type: 'boolean', default: false },
    },
  });
  const { protocol, imei, component, stay } = values;
  const key = values.key ?? env.FIRELINE_DEVICE_KEY ?? '';
  const isBare = protocol === 'gb26875';
  const saying = positionals.length > 0 ? positionals : ['report'];
  if (!isOne(protocols, protocol) || !saying.every((one) => isOne<Said>(said, one))) throw new Error(deviceUsage);
  if (!isBare && (key === '' || imei === '')) throw new Error(deviceUsage);
  const url = (values.url ?? usualUrls[protocol]).replace(/\/$/, '');
  const device = await open(protocol, { url, key, imei, component, address: Number(values.address), clock: Date.now });
  try {
    const say = async (what: Said) => {
      for (const line of await device.say(what)) write(`${what}: ${line}`);
    };
    for (const what of saying) await say(what);
    if (!stay) return;
    for (;;) {
      await pause(everyMs);
      await say('report');
    }
  } finally {
    await device.close();
  }
}
