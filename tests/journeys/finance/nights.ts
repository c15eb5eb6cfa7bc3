import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnGateway } from '../../fixtures/gatewayProcess.ts';
import type { City } from '../city.ts';
import { dataFolder } from '../dataFolder.ts';

/** A city whose clock a journey sets on, so that what its gateway does by night comes while the journey runs. */
export interface Nights extends City {
  readonly passDay: () => void;
}
const dayMs = 86_400_000;

/** The product as a user starts it, on a copy of the city of the journeys, with a clock of its own. */
export async function openNights(): Promise<Nights> {
  const { folder, remove } = dataFolder();
  cpSync(process.env.FIRELINE_JOURNEYS_CITY ?? '', folder, { recursive: true });
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const gateway = spawnGateway('apps/gateway/dist/main.js', {
    FIRELINE_DATA: folder,
    FIRELINE_LIVE: 'off',
    PORT: '0',
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${new URL('../../faults/shiftedClock.mjs', import.meta.url).href}`,
  });
  const url = await gateway.serving;
  if (url === '') throw new Error(`The gateway ended: ${gateway.output()}`);
  return {
    url,
    folder,
    deviceKey: readFileSync(join(folder, 'deviceKey'), 'utf8'),
    mqtt: '',
    output: gateway.output,
    passDay: () => writeFileSync(clockFile, String(Number(readFileSync(clockFile, 'utf8')) + dayMs)),
    close: async () => {
      // nobody reads its data again
      gateway.process.kill('SIGKILL');
      await gateway.ended;
      remove();
    },
  };
}
