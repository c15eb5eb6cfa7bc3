import { CallError, type CallErrorKind } from '@fireline/api/lib';
import type { MergedRow } from '@fireline/domain/inspection';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SendEnd, type SendPort, sendQueue } from './sendQueue.ts';
import type { QueueStore } from './phoneStore.ts';
import type { KeptPicture, QueuedRow } from './types.ts';

const owner = 'R001.5';
const row = (key: string, pictures: readonly string[] = [], of = owner): QueuedRow => ({
  kind: 'result',
  key,
  owner: of,
  ownerName: '王芳',
  madeAtMs: 1,
  state: 'waiting',
  name: key,
  pictures,
  body: { key, taskId: 1, pointId: 1, itemId: 1, outcome: 'pass', description: '', atMs: 1 },
});

/** A store that may be cut off after any step: what is written is written. */
function memoryStore(rows: readonly QueuedRow[]) {
  const queue = new Map(rows.map((one) => [one.key, one]));
  const pictures = new Map<string, KeptPicture>();
  for (const one of rows)
    for (const key of one.pictures)
      pictures.set(key, { key, owner: one.owner, bytes: new ArrayBuffer(1), type: 'image/jpeg' });
  const change = (key: string, changed: Partial<QueuedRow>): void => {
    const before = queue.get(key);
    if (before) queue.set(key, { ...before, ...changed } as QueuedRow);
  };
  const store: QueueStore = {
    waiting: async (of) => [...queue.values()].filter((one) => one.owner === of && one.state === 'waiting'),
    picture: async (key) => pictures.get(key),
    notePicture: async (key, imageId) => {
      const before = pictures.get(key);
      if (!before) return;
      const { imageId: _before, ...rest } = before;
      pictures.set(key, imageId === undefined ? rest : { ...rest, imageId });
    },
    settle: async ({ key, pictures: own }) => {
      queue.delete(key);
      for (const one of own) pictures.delete(one);
    },
    refuse: async (key, problem) => change(key, { state: 'refused', problem }),
    repeat: async (key) => change(key, { isRepeated: true }),
  };
  return { store, queue, pictures };
}

/** A gateway with the rules of the real one: a key is one row, a picture's key is one picture. */
function gateway(refuses: ReadonlySet<string> = new Set()) {
  const recorded = new Map<string, number>();
  const images = new Map<string, string>();
  const writes: string[] = [];
  const port: SendPort = {
    upload: async ({ key }) => {
      const imageId = images.get(key) ?? `image-${key}`;
      images.set(key, imageId);
      return { imageId };
    },
    record: async ({ rows }) => ({
      scans: [],
      rows: rows.map(({ key, images: named = [] }): MergedRow => {
        if (refuses.has(key)) return { key, outcome: 'refused', problem: { code: 'inspection.result.notInTask' } };
        if (named.some((one) => ![...images.values()].includes(one)))
          return { key, outcome: 'refused', problem: { code: 'shell.image.gone' } };
        const outcome = recorded.has(key) ? 'repeated' : 'added';
        if (outcome === 'added') writes.push(key);
        recorded.set(key, (recorded.get(key) ?? 0) + 1);
        return { key, outcome };
      }),
    }),
  };
  return { port, writes, images };
}

const failing = (kind: CallErrorKind, status: number | null = null) =>
  new CallError({
    kind,
    call: 'inspection.recordMine',
    status,
    problems: kind === 'refused' ? [{ code: 'form.tooMany' }] : [],
  });
const send = (store: QueueStore, port: SendPort): Promise<SendEnd> =>
  sendQueue({ store, port, owner, clock: () => 1, signal: new AbortController().signal });

describe('a queue', () => {
  it('sends what it can, keeps what is refused with its reason, and leaves another account’s alone [N24]', async () => {
    const { store, queue } = memoryStore([row('a'), row('b', ['p1']), row('c'), row('other', [], 'R001.6')]);
    const { port, writes } = gateway(new Set(['a']));
    expect(await send(store, port)).toBe('done');
    expect(writes).toEqual(['b', 'c']);
    expect([...queue.values()].map(({ key, state, problem }) => [key, state, problem?.code])).toEqual([
      ['a', 'refused', 'inspection.result.notInTask'],
      ['other', 'waiting', undefined],
    ]);
  });

  it.each([
    ['network', null, 'later'],
    ['timeout', null, 'later'],
    ['server', 503, 'later'],
    ['refused', 429, 'later'],
    ['refused', 408, 'later'],
    ['tokenInvalid', 401, 'login'],
    ['forbidden', 403, 'forbidden'],
  ] as const)('waits with everything while the gateway answers %s %s [N24]', async (kind, status, end) => {
    const { store, queue } = memoryStore([row('a'), row('b')]);
    const port: SendPort = { ...gateway().port, record: () => Promise.reject(failing(kind, status)) };
    expect(await send(store, port)).toBe(end);
    expect([...queue.values()].every(({ state }) => state === 'waiting')).toBe(true);
  });

  it('of a call that is refused as a whole finds the row, and sends the others [N24]', async () => {
    const { store, queue } = memoryStore([row('a'), row('bad'), row('c')]);
    const { port, writes } = gateway();
    const strict: SendPort = {
      ...port,
      record: (sent, signal) =>
        sent.rows.some(({ key }) => key === 'bad')
          ? Promise.reject(failing('refused', 400))
          : port.record(sent, signal),
    };
    expect(await send(store, strict)).toBe('done');
    expect([writes, [...queue.values()].map(({ key, problem }) => [key, problem?.code])]).toEqual([
      ['a', 'c'],
      [['bad', 'form.tooMany']],
    ]);
  });

  it('sends a picture once more that the gateway has dropped, and says so when that does not help [N24]', async () => {
    const { store, pictures } = memoryStore([row('a', ['p1'])]);
    await store.notePicture('p1', 'image-dropped');
    const { port, writes } = gateway();
    expect(await send(store, port)).toBe('done');
    expect([writes, pictures.size]).toEqual([['a'], 0]);
    const lost = memoryStore([row('a', ['p1'])]);
    const without: SendPort = { ...port, upload: async () => ({ imageId: 'nobody has it' }) };
    expect(await send(lost.store, without)).toBe('done');
    expect(lost.queue.get('a')?.problem?.code).toBe('shell.image.gone');
  });

  it('that is cut anywhere and sent again loses nothing and doubles nothing [N24] [INS-05]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat({ max: 12 }), { maxLength: 30 }),
        async (counts, cuts) => {
          const rows = counts.map((count, at) =>
            row(
              `row-${at}`,
              Array.from({ length: count }, (_, nth) => `picture-${at}-${nth}`),
            ),
          );
          const { store, queue } = memoryStore(rows);
          const { port, writes } = gateway();
          for (const cut of cuts) {
            let left = cut;
            // before or after the gateway has done it: the answer is lost
            const cutting = async <T>(act: () => Promise<T>): Promise<T> => {
              left -= 1;
              if (left === 0) throw failing('network');
              const done = await act();
              left -= 1;
              if (left === 0) throw failing('network');
              return done;
            };
            await send(store, {
              upload: (picture, signal) => cutting(() => port.upload(picture, signal)),
              record: (sent, signal) => cutting(() => port.record(sent, signal)),
            });
          }
          expect(await send(store, port)).toBe('done');
          expect(queue.size).toBe(0);
          expect(writes.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
        },
      ),
    );
  });
});
