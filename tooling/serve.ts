// `npm start`: builds what is not built, then starts the gateway, which serves everything on one origin.
import { runServer } from '../apps/gateway/src/main.ts';
import { buildApps } from './build-apps.ts';

await buildApps();
await runServer();
