import { FolderUnwritable } from './lib/db/embedded.ts';
import { FolderInUse } from './lib/db/folderLock.ts';
import { StartProblem } from './lib/startProblem.ts';
import { settingsFrom } from './settings.ts';
import { start } from './start.ts';

/** Starts the server and ends the process in good order when it is told to stop. */
export async function runServer(): Promise<void> {
  try {
    const served = await start(settingsFrom(process.env));
    let isStopping = false;
    const stop = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      served.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('Stopping failed.', error);
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  } catch (error) {
    const isKnown = error instanceof StartProblem || error instanceof FolderInUse || error instanceof FolderUnwritable;
    console.error(isKnown ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) await runServer();
