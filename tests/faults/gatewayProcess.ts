import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface GatewayProcess {
  readonly process: ChildProcess;
  /** Its address; empty when it ended without serving. */
  readonly serving: Promise<string>;
  /** What it wrote. */
  output(): string;
  /** Settles with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** A gateway in a process of its own, as the commands start it. */
export function spawnGateway(entry: string, env: Readonly<Record<string, string>>): GatewayProcess {
  const child = spawn(process.execPath, ['--conditions=fireline-source', join(root, entry)], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  const told = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /serving (http:\S+)\n|Console {4}(http:\S+)\/\n/.exec(text);
      const url = address?.[1] ?? address?.[2];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const serving = Promise.race([told, ended.then(() => '')]);
  return { process: child, serving, output: () => text, ended };
}
