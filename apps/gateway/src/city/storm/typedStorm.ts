import { createInterface } from 'node:readline';
import type { Result } from '@fireline/domain/lib';
import type { Life } from '../life/life.ts';
import { parseStorm, stormLimits, type StormOptions, usualStorm } from './storm.ts';

const { perSecond, seconds } = stormLimits;

/** How a storm is written, for whoever wrote it otherwise. */
export const stormHelp = `A storm is written like 200x30@17: 200 alarms a second (${perSecond.min} to ${perSecond.max}) for 30 seconds (${seconds.min} to ${seconds.max}), beginning in building 17, one with smoke detectors; without @ in the building that has most of them.`;

/** The storm that a line asks for, the usual one when it names none; undefined when the line asks for something else. */
export function readStormLine(line: string): Result<StormOptions> | undefined {
  const [, what] = /^\s*storm(?:\s+(.*))?$/i.exec(line) ?? [];
  if (what === undefined && !/^\s*storm\s*$/i.test(line)) return undefined;
  return parseStorm(what?.trim() || usualStorm);
}

export interface ListenOptions {
  /** Where lines are typed. */
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean; unref(): unknown };
  readonly life: Pick<Life, 'storm'>;
  readonly tell: (text: string) => void;
}

/**
 * Begins a storm whenever someone types `storm` or `storm 200x30@17` in the terminal of the server. It never keeps the process alive.
 * @returns stops it; undefined when nobody can type there
 * @spec ALM-07 N25
 */
export function listenForStorms({ input, life, tell }: ListenOptions): (() => void) | undefined {
  if (!input.isTTY) return undefined;
  const lines = createInterface({ input, terminal: false });
  lines.on('line', (line) => {
    if (line.trim() === '') return;
    const asked = readStormLine(line);
    if (!asked) return tell(`'${line.trim()}' is not understood. Type storm and Enter to set a building on fire.`);
    const begun = asked.ok ? life.storm(asked.value) : asked;
    if (!begun.ok) return tell(stormHelp);
    tell(`A storm of ${begun.value.total} alarms begins in building ${begun.value.buildingId}.`);
  });
  // a terminal that was closed is no fault of the server
  input.on('error', () => lines.close());
  input.unref();
  return () => lines.close();
}
