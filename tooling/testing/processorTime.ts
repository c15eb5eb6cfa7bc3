import { readdirSync, readFileSync } from 'node:fs';

/** A process as the system knows it. */
export interface ProcessTime {
  readonly parent: number;
  /** What it took itself, user and system. */
  readonly seconds: number;
  /** No two processes have it, though numbers of processes come again. */
  readonly id: string;
}

/** Of one tick of `/proc/PID/stat`: Linux says it in hundredths on every machine that Node.js runs on. */
const tickS = 0.01;
const everyMs = 500;

/** Reads a line of `/proc/PID/stat`. The name of the process may hold blanks and brackets. */
export function processTimeOf(stat: string): ProcessTime {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [pid] = stat.split(' ', 1);
  return {
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) * tickS,
    id: `${pid} ${fields[19]}`,
  };
}

/** A process with its descendants. */
export function treeOf(root: number, processes: ReadonlyMap<number, ProcessTime>): readonly ProcessTime[] {
  const children = Map.groupBy(processes.keys(), (pid) => processes.get(pid)?.parent);
  const below = (pid: number): readonly ProcessTime[] => {
    const process = processes.get(pid);
    return [...(process ? [process] : []), ...(children.get(pid) ?? []).flatMap(below)];
  };
  return below(root);
}

function allProcesses(): ReadonlyMap<number, ProcessTime> {
  const processes = new Map<number, ProcessTime>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), processTimeOf(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // it has ended since the folder was read
    }
  }
  return processes;
}

/**
 * Counts what a process and its descendants take of the processor, by looking at all of them again and again: the system adds up only those
 * that somebody waited for, and a browser ends without waiting for its own. What a process takes after the last look at it is not counted.
 * @returns ends the counting, with the seconds; nothing where the system has no `/proc`
 */
export function countProcessorTime(pid: number | undefined): () => number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return () => undefined;
  const taken = new Map<string, number>();
  const look = (): void => {
    for (const { id, seconds } of treeOf(pid, allProcesses())) taken.set(id, seconds);
  };
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    return [...taken.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}
