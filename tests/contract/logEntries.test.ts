import { allCalls } from '@fireline/api/calls';
import { expect, it } from 'vitest';

/** What changes something and leaves no entry in the user log, and why. */
const unlogged: Readonly<Record<string, string>> = {
  'shell.saveHiddenColumns': 'which columns a reader hides concerns nobody else',
  'shell.saveSettings': 'how an account likes its own screens concerns nobody else',
  'site.importColumns': 'it only says what headers mean; it is no GET because headers hold commas',
  'site.checkImport': 'what it makes is taken back: nothing is written',
  'session.codePuzzle': 'nobody is signed in, and nothing is written',
  'session.sendCode': 'nobody is signed in, and the number may be nobody’s',
  'message.markRead': 'that somebody read a letter stands in the letter itself',
  'device.ingest': 'a device has no account; what it reports is kept itself',
  'device.takeCommands': 'a device has no account; when it fetched a command stands in the command',
  'device.acknowledge': 'a device has no account; its answer stands in the command',
  'message.aliyunReceipts': 'a carrier has no account; its receipts stand in the records of the messages',
  'public.embedToken': 'a server of a partner has no account; its use is counted at the key',
  'message.receipt': 'a carrier has no account; its receipt stands in the record of the message',
};

it('every call that changes something names its entry in the user log, but for a short list [SES-10]', () => {
  const without = allCalls.filter(({ method, logs }) => method === 'POST' && logs === null).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(unlogged).toSorted());
});
