// A phone that sends the queue in a folder until nothing waits: node phoneMain.ts, FOLDER, URL and TOKEN in the environment.
import { setTimeout as wait } from 'node:timers/promises';
import { inspectionCalls } from '@fireline/api/inspection';
import { createClient } from '@fireline/api/lib';
import { sendQueue } from '../../../apps/public-device/src/inspection/sendQueue.ts';
import { FolderQueue } from './folderQueue.ts';

const { FOLDER = '', URL: url = '', TOKEN = '', OWNER = '' } = process.env;
const store = new FolderQueue(FOLDER);
const client = createClient({
  baseUrl: `${url}/smkgw/api/v1.0.0`,
  language: () => 'en',
  session: { token: () => TOKEN, renew: async () => false, onExpired: () => {} },
});
console.log('serving http://phone\n');
const { signal } = new AbortController();
for (;;) {
  const end = await sendQueue({
    store,
    owner: OWNER,
    clock: Date.now,
    signal,
    port: {
      upload: ({ key, bytes, type }, of) =>
        client.send(
          inspectionCalls.uploadMyImage,
          { key, file: new File([bytes], `${key}.png`, { type }) },
          { signal: of },
        ),
      record: (sent, of) => client.send(inspectionCalls.recordMine, sent, { signal: of }),
    },
  });
  if (end === 'done') break;
  await wait(50);
}
