// The product as a user starts it, on a fresh folder with a small, silent city: journeys make their own life.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { openBroker } from '../../apps/gateway/src/device/protocols/mqtt/broker.test.support.ts';
import { spawnGateway } from '../fixtures/gatewayProcess.ts';
import { dataFolder } from './dataFolder.ts';
import { holdPipe, stateFile, terminalFile } from './world.ts';

const folder = dataFolder();
const broker = await openBroker();
const gateway = spawnGateway('apps/gateway/dist/main.js', {
  FIRELINE_DATA: folder,
  FIRELINE_DEVICES: '300',
  FIRELINE_LIVE: 'off',
  FIRELINE_MQTT_URL: broker.url,
  FIRELINE_GB26875: '127.0.0.1:0',
  FIRELINE_TEST_HOLD: holdPipe(folder),
  NODE_OPTIONS: `--import ${new URL('holdReader.ts', import.meta.url).href}`,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => gateway.process.kill(signal));
void gateway.ended.then(async () => {
  await broker.close();
  process.exit(0);
});
await gateway.serving;
// the device key is told once, where it was started: caught there as an operator would copy it
const deviceKey = /Device key (\S+)/.exec(gateway.output())?.[1];
if (!deviceKey) throw new Error(`The first start told no device key:\n${gateway.output()}`);
mkdirSync('test-results', { recursive: true });
const gb26875 = /GB\/T 26875\.3 on (\S+)/.exec(gateway.output())?.[1];
writeFileSync(stateFile, JSON.stringify({ deviceKey, folder, mqtt: broker.url, gb26875 }));
// codes that would go to mobiles stand in the terminal
writeFileSync(terminalFile, '');
gateway.process.stdout?.on('data', (chunk: Buffer) => appendFileSync(terminalFile, chunk));
