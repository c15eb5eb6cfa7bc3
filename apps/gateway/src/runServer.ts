import { shutDownInOrder } from './lib/shutdown.ts';
import { StartProblem } from './lib/startProblem.ts';
import { settingsFrom } from './settings.ts';
import { logOf, start } from './start.ts';

/** Starts the server and ends the process in good order when it is told to stop. */
export async function runServer(): Promise<void> {
  // everything that is written is its owner's alone
  process.umask(0o077);
  try {
    const settings = settingsFrom(process.env);
    const served = await start(settings);
    shutDownInOrder(() => served.close(), logOf(settings));
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}
