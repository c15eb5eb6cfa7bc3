import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { openBroker } from '../../apps/gateway/src/device/protocols/mqtt/broker.test.support.ts';
import { spawnGateway } from '../fixtures/gatewayProcess.ts';
import { dataFolder } from './dataFolder.ts';

/** What a file asks of its gateway beyond the usual, with `test.use({ gatewayWith: … })`. */
type GatewayWith = 'nothing more' | 'device protocols' | 'held plans';

/** The product as a user starts it, on the city of the journeys; nothing lives in it but what a journey makes. */
export interface City {
  readonly url: string;
  readonly folder: string;
  readonly deviceKey: string;
  /** What the terminal of the gateway shows. */
  readonly output: () => string;
  /** The address of the broker, where the gateway has one. */
  readonly mqtt: string;
  readonly close: () => Promise<void>;
}

/** While there is a pipe of this name in the folder of a gateway with held plans, no plan is read. */
export const holdPipe = (folder: string): string => join(folder, 'hold');

async function openCity(file: string, gatewayWith: GatewayWith): Promise<City> {
  const { folder, remove } = dataFolder();
  cpSync(process.env.FIRELINE_JOURNEYS_CITY ?? '', folder, { recursive: true });
  const broker = gatewayWith === 'device protocols' ? await openBroker() : undefined;
  const gateway = spawnGateway('apps/gateway/dist/main.js', {
    FIRELINE_DATA: folder,
    FIRELINE_LIVE: 'off',
    PORT: '0',
    ...(broker && { FIRELINE_MQTT_URL: broker.url, FIRELINE_GB26875: '127.0.0.1:0' }),
    ...(gatewayWith === 'held plans' && {
      FIRELINE_TEST_HOLD: holdPipe(folder),
      NODE_OPTIONS: `--import ${new URL('holdReader.ts', import.meta.url).href}`,
    }),
  });
  const url = await gateway.serving;
  if (url === '') throw new Error(`The gateway of ${file} ended: ${gateway.output()}`);
  const deviceKey = readFileSync(join(folder, 'deviceKey'), 'utf8');
  const close = async () => {
    // nobody reads its data again
    gateway.process.kill('SIGKILL');
    await gateway.ended;
    await broker?.close();
    remove();
  };
  return { url, folder, deviceKey, output: gateway.output, mqtt: broker?.url ?? '', close };
}

interface TestFixtures {
  gatewayWith: GatewayWith;
  city: City;
}
interface WorkerFixtures {
  cityOf: (file: string, gatewayWith: GatewayWith) => Promise<City>;
}

/** Each file of journeys has a city of its own, as it was made: what one leaves behind, no other meets. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  gatewayWith: ['nothing more', { option: true }],
  cityOf: [
    // Playwright reads from the pattern which fixtures it needs
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let open: { readonly file: string; readonly city: City } | undefined;
      await use(async (file, gatewayWith) => {
        if (open?.file === file) return open.city;
        await open?.city.close();
        open = { file, city: await openCity(file, gatewayWith) };
        return open.city;
      });
      await open?.city.close();
    },
    { scope: 'worker' },
  ],
  city: [async ({ cityOf, gatewayWith }, use, { file }) => use(await cityOf(file, gatewayWith)), { timeout: 120_000 }],
  baseURL: ({ city }, use) => use(city.url),
});
