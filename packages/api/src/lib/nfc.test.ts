import { afterEach, expect, it, vi } from 'vitest';
import { type NfcTag, hasNfc, readNfc, writeNfc } from './nfc.ts';

afterEach(() => vi.unstubAllGlobals());
const { signal } = new AbortController();

/** A reader as browsers have one; what `scan` and `write` do is the test's. */
function stubReader(acts: {
  readonly scan?: () => Promise<void>;
  readonly write?: (message: unknown) => Promise<void>;
}) {
  const made: EventTarget[] = [];
  class Reader extends EventTarget {
    scan = acts.scan ?? (async () => {});
    write = acts.write ?? (async () => {});
    constructor() {
      super();
      made.push(this);
    }
  }
  vi.stubGlobal('NDEFReader', Reader);
  return made;
}
const data = (text: string) => new DataView(new TextEncoder().encode(text).buffer);

it('a browser without NFC says so [N24]', async () => {
  expect([hasNfc(), await readNfc(() => {}, signal), await writeNfc('https://a.example', signal)]).toEqual([
    false,
    'missing',
    'missing',
  ]);
});

it('a tag is read with its serial number and what is written on it, of which only texts count [N24]', async () => {
  const made = stubReader({});
  const read = vi.fn<(tag: NfcTag) => void>();
  expect(await readNfc(read, signal)).toBe('done');
  const records = [
    { recordType: 'url', data: data('https://a.example/p?code=1') },
    { recordType: 'mime', data: data('{}') },
    { recordType: 'text', encoding: 'no-such', data: data('x') },
    { recordType: 'text', encoding: 'utf-8', data: data('一号点') },
    { recordType: 'empty' },
  ];
  made[0]?.dispatchEvent(Object.assign(new Event('reading'), { serialNumber: '04:a2', message: { records } }));
  expect(read).toHaveBeenCalledWith({ serial: '04:a2', texts: ['https://a.example/p?code=1', '一号点'] });
});

it('what is not allowed and what does not work differ [N24]', async () => {
  const failing = (name: string) => () => Promise.reject(new DOMException('no', name));
  stubReader({ scan: failing('NotAllowedError'), write: failing('NetworkError') });
  expect([await readNfc(() => {}, signal), await writeNfc('https://a.example', signal)]).toEqual(['refused', 'failed']);
});

it('an address is written as the one record of a tag [INS-02]', async () => {
  const write = vi.fn<() => Promise<void>>(async () => {});
  stubReader({ write });
  expect(await writeNfc('https://a.example/p', signal)).toBe('done');
  expect(write).toHaveBeenCalledWith({ records: [{ recordType: 'url', data: 'https://a.example/p' }] }, { signal });
});
