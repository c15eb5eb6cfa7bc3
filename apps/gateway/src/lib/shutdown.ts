import type { Log } from './log.ts';

/** How long closing may take before the process ends all the same. */
const deadlineMs = 10_000;

/**
 * Ends the process in order on a signal, with exit code 0, and on an error that nothing caught, with exit code 1.
 * A second signal, or the deadline, ends it without waiting.
 * @param close writes out and closes everything, the database last
 */
export function shutDownInOrder(close: () => Promise<void>, log: Log): void {
  let exitCode: 0 | 1 | undefined;
  const shutDown = (code: 0 | 1) => {
    if (exitCode !== undefined) {
      exitCode = code === 1 ? 1 : exitCode;
      return;
    }
    exitCode = code;
    setTimeout(() => {
      log.error('closing took too long', new Error(`not closed within ${deadlineMs / 1000} s`));
      process.exit(1);
    }, deadlineMs);
    close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error('closing failed', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (exitCode !== undefined) process.exit(1);
      shutDown(0);
    });
  // a rejection that nothing handles arrives here too
  process.on('uncaughtException', (error) => {
    log.error('an error that nothing caught ends the gateway', error);
    shutDown(1);
  });
}
