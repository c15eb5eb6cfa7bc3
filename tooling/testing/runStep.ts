import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { addressOf, serveFolder } from '../static-server.ts';
import { countProcessorTime } from './processorTime.ts';
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

/** How a command ended. */
export interface StepRun {
  readonly hasPassed: boolean;
  /** What it took of the processor with all its descendants, in seconds; nothing where the system does not say. */
  readonly processorS: number | undefined;
}

/** @param output a file descriptor, or the terminal of the reader */
export async function runStep(
  step: Step,
  output: number | 'inherit' = 'inherit',
  command: Command = step.command,
): Promise<StepRun> {
  const server = step.servesStorybook ? await serveFolder('storybook-static') : undefined;
  const child = start(command, output, { ...step.env, ...(server && { STORYBOOK_URL: addressOf(server) }) });
  const endCounting = countProcessorTime(child.pid);
  const timer = setTimeout(() => {
    console.log(`=== ${step.name} ran past ${step.limitS} s and was stopped`);
    // the whole group: test runners leave browsers behind otherwise
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, step.limitS * 1000);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.on('exit', (code) => resolve(code === 0));
  const hasPassed = await promise;
  const processorS = endCounting();
  clearTimeout(timer);
  server?.close();
  return { hasPassed, processorS };
}

/** Runs a step and shows what it wrote in one piece. */
export async function runBeside(step: Step): Promise<StepRun> {
  const file = `${reports}/${step.name.replace(' ', '-')}.log`;
  const output = openSync(file, 'w');
  try {
    return await runStep(step, output);
  } finally {
    closeSync(output);
    console.log(`\n=== ${step.name}: ${step.command}\n${readFileSync(file, 'utf8').trimEnd()}`);
  }
}
