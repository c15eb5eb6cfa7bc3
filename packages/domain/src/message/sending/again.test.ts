import { expect, it } from 'vitest';
import { keyAgain, maySendAgain, sendNumberOf, sendStates, wasTaken } from './record.ts';

it('what failed goes once more, and what lacked units; a code never does [MSG-05] [TAR-07]', () => {
  const of = (state: 'failed' | 'notSent' | 'handed', reason: 'noUnits' | 'overLimit' | 'over' | null = null) =>
    maySendAgain({ kind: 'notice', state, reason });
  expect([of('failed'), of('notSent', 'noUnits'), of('notSent', 'overLimit')]).toEqual([true, true, true]);
  expect([of('notSent', 'over'), of('handed')]).toEqual([false, false]);
  expect(maySendAgain({ kind: 'code', state: 'failed', reason: null })).toBe(false);
});

it('each message of a record has a key of its own [MSG-05] [TAR-07]', () => {
  const second = keyAgain('alarm:1', 3);
  expect([second, keyAgain(second, 5)]).toEqual(['alarm:1#3', 'alarm:1#5']);
  expect(['alarm:1', second].map(sendNumberOf)).toEqual([0, 3]);
});

it('a message is charged from when a carrier has it, and also when it could not be delivered; not when it failed before [TAR-07] [MSG-05]', () => {
  const taken = sendStates.filter((state) => wasTaken({ state, reason: null }));
  expect(taken).toEqual(['handed', 'sent', 'delivered']);
  expect(wasTaken({ state: 'failed', reason: 'undelivered' })).toBe(true);
  expect(wasTaken({ state: 'failed', reason: 'internal' })).toBe(false);
});
