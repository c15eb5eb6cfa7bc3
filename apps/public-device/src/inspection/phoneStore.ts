import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Problem } from '@fireline/domain/lib';
import type { Draft, KeptPicture, KeptTask, QueuedRow } from './types.ts';

/** What the sending of a queue needs of where it is kept. */
export interface QueueStore {
  /** Rows of the account in the order in which they were made. */
  waiting(owner: string): Promise<readonly QueuedRow[]>;
  picture(key: string): Promise<KeptPicture | undefined>;
  /** Notes under which the gateway has a picture; undefined: it has it no longer. */
  notePicture(key: string, imageId: string | undefined): Promise<void>;
  /** The gateway has the row: it leaves the queue with its pictures, and stands in its task. */
  settle(row: QueuedRow): Promise<void>;
  refuse(key: string, problem: Problem): Promise<void>;
  /** The row is sent once more with its pictures. */
  repeat(key: string): Promise<void>;
}

interface Schema extends DBSchema {
  tasks: { key: [string, number]; value: KeptTask; indexes: { owner: string } };
  queue: { key: string; value: QueuedRow; indexes: { owner: string } };
  pictures: { key: string; value: KeptPicture };
  drafts: { key: string; value: Draft; indexes: { owner: string } };
}

/** All that a phone keeps of rounds, in this browser. @spec N24 */
export interface PhoneStore extends QueueStore {
  tasks(owner: string): Promise<readonly KeptTask[]>;
  /** Takes the place of the tasks that were kept; what is still to be sent stays. */
  putTasks(owner: string, tasks: readonly KeptTask[]): Promise<void>;
  /** Every row of the account, and how many rows of other accounts wait here, by their names. */
  rows(owner: string): Promise<{ readonly own: readonly QueuedRow[]; readonly others: ReadonlyMap<string, number> }>;
  /** Adds rows and drops the draft that they were made of. @throws when the browser has no room */
  addRows(rows: readonly QueuedRow[], draftId?: string): Promise<void>;
  discard(key: string): Promise<void>;
  /** Keeps a picture and reads it back. @throws when the browser has no room, or does not give back what was kept */
  addPicture(picture: KeptPicture): Promise<void>;
  dropPicture(key: string): Promise<void>;
  draft(id: string): Promise<Draft | undefined>;
  putDraft(draft: Draft): Promise<void>;
}

const resultIn = ({ task, ...kept }: KeptTask, row: QueuedRow): KeptTask => {
  if (row.kind !== 'result') return { task, ...kept };
  const { key, pointId, itemId, outcome, description, corrects, atMs } = row.body;
  const result = {
    key,
    outcome: outcome === 'fail' ? ('fail' as const) : ('pass' as const),
    description: description ?? '',
    at: new Date(atMs).toISOString(),
    inspectorName: task.inspectorName,
    corrects: corrects ?? null,
  };
  return {
    ...kept,
    task: {
      ...task,
      points: task.points.map((point) =>
        point.pointId === pointId
          ? {
              ...point,
              items: point.items.map((item) =>
                item.itemId === itemId && !item.results.some((one) => one.key === key)
                  ? { ...item, results: [...item.results, result] }
                  : item,
              ),
            }
          : point,
      ),
    },
  };
};

const inOrder = (rows: readonly QueuedRow[]): QueuedRow[] =>
  rows.toSorted((a, b) => a.madeAtMs - b.madeAtMs || (a.key < b.key ? -1 : 1));

/** The database of the patrol in this browser. @throws where the browser refuses storage */
export async function openPhoneStore(name = 'fireline.patrol'): Promise<PhoneStore> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(name, 1, {
    upgrade: (made) => {
      made.createObjectStore('tasks', { keyPath: ['owner', 'taskId'] }).createIndex('owner', 'owner');
      made.createObjectStore('queue', { keyPath: 'key' }).createIndex('owner', 'owner');
      made.createObjectStore('pictures', { keyPath: 'key' });
      made.createObjectStore('drafts', { keyPath: 'id' }).createIndex('owner', 'owner');
    },
    // a newer page of another tab goes on
    blocking: () => db.close(),
  });
  const change = async (key: string, changed: (row: QueuedRow) => QueuedRow): Promise<void> => {
    const tx = db.transaction('queue', 'readwrite');
    const row = await tx.store.get(key);
    if (row) await tx.store.put(changed(row));
    await tx.done;
  };
  return {
    tasks: (owner) => db.getAllFromIndex('tasks', 'owner', owner),
    putTasks: async (owner, tasks) => {
      const tx = db.transaction('tasks', 'readwrite');
      for (const key of await tx.store.index('owner').getAllKeys(owner)) await tx.store.delete(key);
      for (const task of tasks) await tx.store.put(task);
      await tx.done;
    },
    rows: async (owner) => {
      const all = await db.getAll('queue');
      const others = new Map<string, number>();
      for (const row of all) if (row.owner !== owner) others.set(row.ownerName, (others.get(row.ownerName) ?? 0) + 1);
      return { own: inOrder(all.filter((row) => row.owner === owner)), others };
    },
    waiting: async (owner) =>
      inOrder((await db.getAllFromIndex('queue', 'owner', owner)).filter(({ state }) => state === 'waiting')),
    addRows: async (rows, draftId) => {
      const tx = db.transaction(['queue', 'drafts'], 'readwrite', { durability: 'strict' });
      for (const row of rows) await tx.objectStore('queue').put(row);
      if (draftId !== undefined) await tx.objectStore('drafts').delete(draftId);
      await tx.done;
    },
    discard: async (key) => {
      const tx = db.transaction(['queue', 'pictures'], 'readwrite');
      const row = await tx.objectStore('queue').get(key);
      for (const picture of row?.pictures ?? []) await tx.objectStore('pictures').delete(picture);
      await tx.objectStore('queue').delete(key);
      await tx.done;
    },
    settle: async (row) => {
      const tx = db.transaction(['queue', 'pictures', 'tasks'], 'readwrite');
      await tx.objectStore('queue').delete(row.key);
      for (const picture of row.pictures) await tx.objectStore('pictures').delete(picture);
      const task = await tx.objectStore('tasks').get([row.owner, row.body.taskId]);
      if (task) await tx.objectStore('tasks').put(resultIn(task, row));
      await tx.done;
    },
    refuse: (key, problem) => change(key, (row) => ({ ...row, state: 'refused', problem })),
    repeat: (key) => change(key, (row) => ({ ...row, isRepeated: true })),
    picture: (key) => db.get('pictures', key),
    notePicture: async (key, imageId) => {
      const tx = db.transaction('pictures', 'readwrite');
      const kept = await tx.store.get(key);
      if (kept) {
        const { imageId: _before, ...picture } = kept;
        await tx.store.put(imageId === undefined ? picture : { ...picture, imageId });
      }
      await tx.done;
    },
    addPicture: async (picture) => {
      await db.put('pictures', picture);
      const back = await db.get('pictures', picture.key);
      if (back?.bytes.byteLength !== picture.bytes.byteLength)
        throw new Error('The browser does not give back the picture that it kept');
    },
    dropPicture: (key) => db.delete('pictures', key),
    draft: (id) => db.get('drafts', id),
    putDraft: async (draft) => void (await db.put('drafts', draft)),
  };
}
