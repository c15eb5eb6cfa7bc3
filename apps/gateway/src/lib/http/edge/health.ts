import type { Timers } from '@fireline/api/lib';
import type { OpenedDatabase } from '../../db/opened.ts';

/** How long the database may take to answer, in milliseconds. */
const deadlineMs = 5000;

export interface HealthOptions {
  readonly database: Pick<OpenedDatabase, 'answers'>;
  readonly timers: Timers;
  readonly isDiskFull: () => boolean;
}

/** No more than yes or no: whoever asks has not signed in. */
const reply = (isGood: boolean): Response =>
  Response.json({ status: isGood ? 'ok' : 'unavailable' }, { status: isGood ? 200 : 503 });

/**
 * What supervisors and load balancers ask.
 * @returns `health`: the process answers and so does the database; `ready`: calls that save something succeed as well
 */
export function createHealth({ database, timers, isDiskFull }: HealthOptions) {
  // one question at a time, however many ask
  let asking: Promise<boolean> | undefined;
  const ask = () =>
    (asking ??= database
      .answers()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      }));
  const answers = async (): Promise<boolean> => {
    const late = Promise.withResolvers<boolean>();
    const cancel = timers.after(deadlineMs, () => late.resolve(false));
    try {
      return await Promise.race([ask(), late.promise]);
    } finally {
      cancel();
    }
  };
  return {
    health: async (): Promise<Response> => reply(await answers()),
    ready: async (): Promise<Response> => reply(!isDiskFull() && (await answers())),
  };
}
