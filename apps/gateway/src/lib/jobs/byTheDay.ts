import type { Deps } from '../context.ts';
import type { Pace } from './runner.ts';

/**
 * A job's run by which people are written to, or something planned begins, because of a time that has come: it does nothing while the clock is
 * doubted, and what is due then is found when devices have confirmed it.
 * @spec MSG-06 DEV-22
 */
export const byTheDay =
  ({ clock, clocks }: Pick<Deps, 'clock' | 'clocks'>, run: (pace: Pace) => Promise<unknown>) =>
  async (pace: Pace): Promise<void> => {
    clocks.observe(clock());
    if (!clocks.isDoubted) await run(pace);
  };
