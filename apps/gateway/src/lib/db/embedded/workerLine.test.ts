import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { lineToWorker, type WorkerLineOptions } from './workerLine.ts';

/** A worker that is ready, and then does this with each message. */
const workerThat = (does: string) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (message) => { ${does} });
     parentPort.postMessage({ ready: true });`,
    { eval: true },
  );
const answers = `parentPort.postMessage(message.close ? { closed: true } : { id: message.id, fields: ['n'], rows: [[1]] });`;

async function opened(does: string, options: Partial<WorkerLineOptions> = {}) {
  const death = Promise.withResolvers<Error>();
  const worker = workerThat(does);
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const { line, ready, startWatch } = lineToWorker(worker, { onDeath: death.resolve, tickMs: 5, ...options });
  await ready;
  startWatch();
  return { line, death: death.promise, ended };
}

describe('the line to the embedded database [N04]', () => {
  it('a statement without an answer ends the worker, however busy it is, and everything asked of it', async () => {
    const { line, death, ended } = await opened('for (;;);', { patienceTicks: 3 });
    const asked = [line.query('select 1', []), line.query('select 2', [])];
    await expect(asked[0]).rejects.toThrow('The database did not answer within 0.015 s: select 1');
    await expect(asked[1]).rejects.toBe(await death);
    await expect(line.query('select 3', [])).rejects.toBe(await death);
    await line.close();
    await ended;
  });

  it('waits longer for upkeep', async () => {
    const { line, death } = await opened('for (;;);', { patienceTicks: 1, upkeepTicks: 4 });
    await expect(line.query('vacuum analyze', [])).rejects.toThrow('within 0.02 s');
    await death;
  });

  it('a panic of the database is its end, at once', async () => {
    const { line, death } = await opened(`parentPort.postMessage({ panic: 'could not write' }); for (;;);`, {
      tickMs: 1_000_000,
    });
    await expect(line.query('select 1', [])).rejects.toThrow('The database gave up: could not write');
    await death;
  });

  it('so is a worker that ends by itself; one that was closed is told to nobody', async () => {
    const { line, death } = await opened('process.exit();');
    await expect(line.query('select 1', [])).rejects.toThrow('The database ended by itself.');
    await death;

    let deaths = 0;
    const good = await opened(answers, { patienceTicks: 1, onDeath: () => (deaths += 1) });
    expect(await good.line.query('select 1', [])).toEqual({ rows: [{ n: 1 }], affectedRows: undefined });
    await good.line.close();
    await good.ended;
    expect(deaths).toBe(0);
    await expect(good.line.query('select 1', [])).rejects.toThrow('The database is closed.');
  });

  it('an answer that tells of damage names the command that mends it', async () => {
    const damaged = `parentPort.postMessage({ id: message.id, error: { message: 'invalid page', code: 'XX001' } });`;
    const { line } = await opened(`if (message.sql) { ${damaged} } else { ${answers} }`);
    await expect(line.query('select 1', [])).rejects.toThrow('`npm run restore -- FILE`');
    await line.close();
  });
});
