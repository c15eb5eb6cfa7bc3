import { allCalls } from '@fireline/api/calls';
import { expect, it } from 'vitest';

/** What changes something and leaves no entry in the user log, and why. */
const unlogged: Readonly<Record<string, string>> = {
  'shell.saveHiddenColumns': 'which columns a reader hides concerns nobody else',
  'shell.saveSettings': 'how an account likes its own screens concerns nobody else',
  'session.sendCode': 'nobody is signed in, and the number may be nobody’s',
  'message.markRead': 'that somebody read a letter stands in the letter itself',
  'device.ingest': 'a device has no account; what it reports is kept itself',
};

it('every call that changes something names its entry in the user log, but for a short list [SES-10]', () => {
  const without = allCalls.filter(({ method, logs }) => method === 'POST' && logs === null).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(unlogged).toSorted());
});
