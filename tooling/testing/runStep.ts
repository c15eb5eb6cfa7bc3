import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { serveFolder } from '../static-server.ts';
import { reports, type Step } from './steps.ts';

/** A shell command, or arguments for Node.js, which reach the program as they are. */
type Command = string | readonly string[];

function start(command: Command, output: number | 'inherit', env: Step['env']): ChildProcess {
  const options: SpawnOptions = {
    stdio: ['ignore', output, output],
    detached: true,
    env: { ...process.env, ...env },
  };
  return typeof command === 'string'
    ? spawn(command, { ...options, shell: true })
    : spawn(process.execPath, command, options);
}

/** @param output a file descriptor, or the terminal of the reader. @returns whether the command succeeded */
export async function runStep(
  step: Step,
  output: number | 'inherit' = 'inherit',
  command: Command = step.command,
): Promise<boolean> {
  const server = step.servesStorybook ? await serveFolder('storybook-static', 6007) : undefined;
  const child = start(command, output, step.env);
  const timer = setTimeout(() => {
    console.log(`=== ${step.name} ran past ${step.limitS} s and was stopped`);
    // the whole group: test runners leave browsers behind otherwise
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, step.limitS * 1000);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.on('exit', (code) => resolve(code === 0));
  const hasPassed = await promise;
  clearTimeout(timer);
  server?.close();
  return hasPassed;
}

/** Runs a step and shows what it wrote in one piece. @returns whether it succeeded */
export async function runBeside(step: Step): Promise<boolean> {
  const file = `${reports}/${step.name.replace(' ', '-')}.log`;
  const output = openSync(file, 'w');
  try {
    return await runStep(step, output);
  } finally {
    closeSync(output);
    console.log(`\n=== ${step.name}: ${step.command}\n${readFileSync(file, 'utf8').trimEnd()}`);
  }
}
