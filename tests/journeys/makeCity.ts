// Fills a folder with the city of the journeys, `node makeCity.ts FOLDER`, and writes the key of its devices beside the database.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@fireline/api/lib';
import { seedCity } from '../../apps/gateway/src/city/seed.ts';
import { addDeviceKey } from '../../apps/gateway/src/device/keys.ts';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openFiles } from '../../apps/gateway/src/lib/files/openFiles.ts';
import { hashPassword, leastCost } from '../../apps/gateway/src/lib/passwords.ts';
import { newToken, systemRandom } from '../../apps/gateway/src/lib/random.ts';
import { demoPassword } from '../../apps/gateway/src/session/demo.ts';

const [folder = ''] = process.argv.slice(2);
const fail = (error: unknown): never => {
  throw error;
};
const database = await openEmbedded({ folder, onUpkeepFailure: fail });
await seedCity({
  db: database.db,
  files: await openFiles({ folder, s3: undefined }),
  clock: systemClock,
  devices: 300,
  pwHash: await hashPassword(demoPassword, systemRandom, leastCost),
});
const key = newToken(systemRandom);
await addDeviceKey(database.db, { rentId: 'R001', name: 'demo', key, createdAt: new Date().toISOString() });
await database.close();
writeFileSync(join(folder, 'deviceKey'), key);
