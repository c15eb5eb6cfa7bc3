import { describe, expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { expectTotal } from '../../lib/fuzz.test.support.ts';
import { checkCommand, deviceTypeNames, deviceTypes } from '../index.ts';
import {
  acknowledgementWait,
  checkNewCommand,
  deviceCommands,
  deviceCommandWords,
  timedCommands,
  waitLeftMs,
} from './index.ts';

describe('the wait for an acknowledgement', () => {
  it('is 1 to 5 minutes [DEV-24]', () => {
    expect([1, '5'].map((raw) => acknowledgementWait(raw, 'waitMin').ok)).toEqual([true, true]);
    for (const raw of [0, 6])
      expect(acknowledgementWait(raw, 'waitMin')).toMatchObject({
        problems: [{ code: 'form.range', args: { 0: 1, 1: 5 } }],
      });
    expect(acknowledgementWait(1.5, 'waitMin')).toMatchObject({ problems: [{ code: 'form.integer' }] });
    expectTotal((raw) => acknowledgementWait(raw, 'waitMin'), formWords);
  });

  it('runs down to zero and stays there [DEV-24]', () => {
    const sent = { sentAtMs: 1000, waitMin: 1 };
    expect([1000, 60_999, 61_000, 99_999].map((now) => waitLeftMs(sent, now))).toEqual([60_000, 1, 0, 0]);
  });
});

describe('a new command', () => {
  const reset = { command: 'reset', sentAtMs: 0, waitMin: 1 } as const;
  it('is refused while the same one waits: reset sent, try later [DEV-24]', () => {
    expect(checkNewCommand('reset', [reset], 30_500)).toEqual({ code: 'device.command.resetSent', args: { 0: 30 } });
    expect(checkNewCommand('silence', [{ ...reset, command: 'silence' }], 0)?.code).toBe('device.command.sentAlready');
    expect(deviceCommandWords['device.command.resetSent'].en).toContain('Reset sent, try later');
  });

  it('passes once the wait is over, or when another one waits [DEV-24]', () => {
    expect(checkNewCommand('reset', [reset], 60_000)).toBeUndefined();
    expect(checkNewCommand('silence', [reset], 0)).toBeUndefined();
    expect(checkNewCommand('reset', [], 0)).toBeUndefined();
  });
});

describe('commands of device types', () => {
  it('are those of the row of the type; others are refused [DEV-13] [DEV-24]', () => {
    for (const type of deviceTypeNames) {
      for (const command of deviceCommands)
        expect(checkCommand(type, command) === undefined).toBe(deviceTypes[type].commands.includes(command));
      expect(deviceTypes[type].commands.length > 1).toBe(deviceTypes[type].paths.includes('command'));
    }
    expect(checkCommand('smoke', 'unlock')).toEqual({ code: 'device.command.unsupported', field: 'command' });
  });

  it('are each known by some type, and scheduled only where nobody need watch [DEV-13] [DEV-22]', () => {
    expect(new Set(deviceTypeNames.flatMap((type) => deviceTypes[type].commands))).toEqual(new Set(deviceCommands));
    expect(timedCommands).toEqual(expect.arrayContaining(['arm', 'disarm']));
    for (const command of ['unlock', 'closeValve', 'silence']) expect(timedCommands).not.toContain(command);
  });
});
