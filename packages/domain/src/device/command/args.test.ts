import { describe, expect, it } from 'vitest';
import { formWords, hourMs, minuteMs, step } from '../../lib/index.ts';
import { expectTotal } from '../../lib/fuzz.test.support.ts';
import {
  checkReason,
  commandMachine,
  deviceCommands,
  deviceCommandWords,
  isQueueOver,
  queuedMaxMs,
  readArgs,
  targetOf,
  waitLeftMs,
} from './index.ts';

const codes = (result: ReturnType<typeof readArgs>) =>
  result.ok ? [] : result.problems.map(({ code, field }) => [code, field]);

describe('the arguments of a command', () => {
  it('are those of its form, each problem at its field; what it does not know is dropped [DEV-13] [DEV-11]', () => {
    expect(readArgs('record', { minutes: 10, zone: 3 })).toEqual({ ok: true, value: { minutes: 10 } });
    expect(codes(readArgs('record', { minutes: 11 }))).toEqual([['form.range', 'args.minutes']]);
    expect(codes(readArgs('openRelay', {}))).toEqual([['form.required', 'args.point']]);
    expect(readArgs('arm', {})).toEqual({ ok: true, value: {} });
    expect(codes(readArgs('configure', { overVoltage: 200, underVoltage: 200 }))).toEqual([
      ['device.command.voltageOrder', 'args.underVoltage'],
    ]);
    expect(codes(readArgs('sosNumbers', { numbers: ['1191', '1192', '1193', '1194', '1195', '1196'] }))).toHaveLength(
      1,
    );
    const phoneBook = { names: ['消控室', '保安'], numbers: ['1191', '1192'], sos: [] };
    expect(readArgs('phoneBook', phoneBook).ok).toBe(true);
    expect(codes(readArgs('phoneBook', { ...phoneBook, names: ['消控室'] }))).toEqual([['form.format', 'args.names']]);
    for (const command of deviceCommands)
      expectTotal((raw) => readArgs(command, raw), { ...formWords, ...deviceCommandWords });
  });

  it('name what is worked on: of one zone or point one command waits at a time [DEV-24]', () => {
    expect([targetOf({}), targetOf({ zone: 4 }), targetOf({ point: 7 })]).toEqual([0, 4, 7]);
  });

  it('come with a reason where protection is weakened [DEV-13]', () => {
    expect(checkReason('closeValve', ' ')).toEqual({ code: 'form.required', field: 'reason' });
    expect(checkReason('closeValve', '漏气')).toBeUndefined();
    expect(checkReason('selfTest', '')).toBeUndefined();
    expect(checkReason('selfTest', 'x'.repeat(257))?.code).toBe('form.tooLong');
  });
});

describe('a command that waits to be fetched', () => {
  it('is over after two heartbeats, an hour at least, and when a wrong clock dated it [DEV-24]', () => {
    expect([queuedMaxMs(60), queuedMaxMs(86_400)]).toEqual([hourMs, 48 * hourMs]);
    expect([hourMs - 1, hourMs, -hourMs].map((age) => isQueueOver(0, 60, age))).toEqual([false, true, true]);
    const context = { queuedAtMs: 0, heartbeatS: 60, sentAtMs: 0, waitMin: 1 };
    expect(step(commandMachine, 'queued', 'timeOut', { ...context, nowMs: 1 }).ok).toBe(false);
    expect(step(commandMachine, 'queued', 'timeOut', { ...context, nowMs: hourMs })).toEqual({
      ok: true,
      value: 'timedOut',
    });
    expect(step(commandMachine, 'queued', 'acknowledge', { ...context, nowMs: 1 }).ok).toBe(false);
  });

  it('nobody waits for one whose delivery lies further ahead than the wait is long [DEV-24]', () => {
    expect(waitLeftMs({ sentAtMs: minuteMs + 1, waitMin: 1 }, 0)).toBe(0);
    expect(waitLeftMs({ sentAtMs: 1000, waitMin: 1 }, 0)).toBe(minuteMs + 1000);
  });
});
