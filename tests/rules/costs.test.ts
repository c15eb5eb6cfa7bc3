import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type Outcome, processorSeconds } from '../../tooling/testing/outcome.ts';
import { costsOf, recordedShares, sharesOf, tooDear } from '../../tooling/testing/costs.ts';
import { countProcessorTime, processTimeOf, treeOf } from '../../tooling/testing/processorTime.ts';
import { steps } from '../../tooling/testing/steps.ts';

const run = { types: 40, lint: 60, journeys: 300, format: 3 };

describe('the cost of a step', () => {
  it('is judged by its share at the pace of types and lint, however fast the machine is', () => {
    const shares = { journeys: 3, format: 0.03 };
    const slow = { types: 80, lint: 120, journeys: 600, format: 6 };
    for (const measured of [run, slow])
      expect(costsOf(measured, shares).map(({ step, ratio }) => [step, ratio])).toEqual([
        ['journeys', 1],
        ['format', 1],
      ]);
    expect(costsOf(slow, shares)[0]).toMatchObject({ measuredS: 600, expectedS: 600, isTooDear: false });
  });

  it('is too much above its limit, and not at it', () => {
    const share = 300 / 100;
    const [, at, above] = [0.5, tooDear, tooDear + 0.01].map((factor) =>
      costsOf({ ...run, journeys: 300 * factor }, { journeys: share }).map(({ isTooDear }) => isTooDear),
    );
    expect([at, above]).toEqual([[false], [true]]);
  });

  it('is not judged where a step is short, has no recorded share, or the run has no pace', () => {
    expect(costsOf({ ...run, format: 9 }, { format: 0.03 })[0]?.isTooDear).toBe(false);
    expect(costsOf(run, {})).toEqual([]);
    expect(costsOf({ types: 40, journeys: 900 }, { journeys: 3 })).toEqual([]);
  });

  it('is recorded as a share, beside those of steps that did not run', () => {
    expect(sharesOf(run, { journeys: 9, unit: 4 })).toEqual({ journeys: 3, format: 0.03, unit: 4 });
    expect(() => sharesOf({ journeys: 300 }, {})).toThrow(/types and lint/);
  });

  it('is taken from steps that passed', () => {
    const step = { name: 'unit', command: '', limitS: 1, costS: 1 };
    const outcome: Outcome = { step, hasPassed: true, seconds: 9, processorS: 12.34, report: undefined, flaky: [] };
    expect(processorSeconds([outcome])).toEqual({ unit: 12.3 });
    expect(
      processorSeconds([
        { ...outcome, hasPassed: false },
        { ...outcome, processorS: undefined },
      ]),
    ).toEqual({});
  });

  it('has recorded shares of steps that there are', () => {
    const names = new Set(steps.map(({ name }) => name));
    expect(Object.keys(recordedShares()).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the time of the processor', () => {
  it('is read from the line of a process, whatever its name holds', () => {
    const line = '42 (node (a) b) S 7 42 42 0 -1 4194304 1 2 3 4 150 50 30 20 20 0 11 0 987 6 7';
    expect(processTimeOf(line)).toEqual({ parent: 7, seconds: 2, id: '42 987' });
  });

  it('is that of a process and its descendants, and of nobody else', () => {
    const all = new Map(
      [0, 1, 2, 3, 1].map((parent, index) => [index + 1, { parent, seconds: 1, id: `${index + 1}` }]),
    );
    expect(treeOf(2, all).map(({ id }) => id)).toEqual(['2', '3', '4']);
    expect(treeOf(9, all)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('counts a grandchild, though its parent ends with it', async () => {
    const work =
      'const end = process.cpuUsage().user + 1.5e6; while (process.cpuUsage().user < end) for (let turn = 0; turn < 1e7; turn++);';
    const grandchild = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(work)}])`;
    // the parent ends the moment its child has ended, as a browser does that is stopped
    const child = spawn(process.execPath, [
      '-e',
      `${grandchild}.on("exit", () => process.kill(process.pid, "SIGKILL"))`,
    ]);
    const end = countProcessorTime(child.pid);
    await once(child, 'exit');
    expect(end()).toBeGreaterThan(0.7);
  });
});
