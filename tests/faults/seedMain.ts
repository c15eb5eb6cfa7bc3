// Seeds a folder and says when it is amid the readings: FOLDER in the environment.
import { seedCity } from '../../apps/gateway/src/city/seed.ts';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';

const { db } = await openEmbedded({ folder: process.env.FOLDER ?? '', onUpkeepFailure: console.error });
await seedCity({
  db,
  clock: () => Date.UTC(2026, 10, 21, 8),
  devices: 100,
  pwHash: 'x',
  onProgress: ({ step, done, total }) => {
    if (step === 'readings' && done > total / 2) console.log('amid');
  },
});
