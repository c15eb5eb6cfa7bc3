import { expect, it } from 'vitest';
import { commandButtons, isGrave } from './commands.ts';

it('a command takes the button of its page and what is authorised for the type; grave ones are asked for [ROL-03] [DEV-13]', () => {
  expect(commandButtons('readNow')).toEqual({ page: 'command', ofType: 'command' });
  expect(commandButtons('snapshot').page).toBe('snapshot');
  expect([isGrave('unlock'), isGrave('readNow')]).toEqual([true, false]);
});
