import { inspectionCalls } from '@fireline/api/inspection';
import { CallError, type Client, keepText, keptText } from '@fireline/api/lib';
import type { Session, StoredSession } from '@fireline/api/session';
import { clockSkewMarkMin } from '@fireline/domain/inspection';
import { minuteMs } from '@fireline/domain/lib';
import type { PhoneStore } from './phoneStore.ts';
import { type SendEnd, sendQueue } from './sendQueue.ts';
import type { KeptTask, Owner, QueuedRow } from './types.ts';

export interface PhoneState {
  /** Whose tasks are shown; undefined: nobody has logged in here yet. */
  readonly owner: Owner | undefined;
  /** Without one, a round goes on and is sent after the next login. */
  readonly hasSession: boolean;
  readonly isReady: boolean;
  readonly tasks: readonly KeptTask[];
  readonly rows: readonly QueuedRow[];
  /** Rows of other accounts that wait on this phone, by name. */
  readonly others: ReadonlyMap<string, number>;
  readonly isOnline: boolean;
  readonly isLoading: boolean;
  readonly isSending: boolean;
  /** Why what waits was not sent the last time. */
  readonly ended: SendEnd | undefined;
  readonly failure: CallError['kind'] | undefined;
  readonly isBound: boolean;
  readonly isCut: boolean;
  /** What the phone's clock is ahead of the gateway's, in milliseconds, where that is so much that the report marks it. */
  readonly clockAheadMs: number | undefined;
  /** Rows that this browser has lost since the last time. */
  readonly lost: number;
  /** Whether the browser promised not to clear what is kept; undefined: not asked yet. */
  readonly isPersisted: boolean | undefined;
}

const ownerKey = 'fireline.patrol.owner';
const countKey = (owner: string): string => `fireline.patrol.count.${owner}`;

const ownerOf = ({ account }: StoredSession): Owner => ({
  id: `${account.rentId}.${account.userId}`,
  rentId: account.rentId,
  userId: account.userId,
  name: account.realName || account.username,
});
function lastOwner(): Owner | undefined {
  try {
    const kept = JSON.parse(keptText(ownerKey) ?? 'null') as Owner | null;
    return typeof kept?.id === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Gaps between tries while the gateway cannot be had, in milliseconds. */
const gapsMs = [5_000, 15_000, 30_000, 60_000, 120_000] as const;

export interface PhoneOptions {
  readonly store: PhoneStore;
  readonly client: Client;
  readonly session: Session;
  readonly clock?: () => number;
}

/**
 * An inspector's phone: the tasks that it has taken along, what waits to be sent, and the sending. All that it shows is of one account; rows of
 * another stay as they are.
 * @spec N24
 */
export class Phone {
  readonly store: PhoneStore;
  readonly #client: Client;
  readonly #session: Session;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();
  #state: PhoneState;
  #busy: Promise<void> | undefined;
  #isAskedAgain = false;
  #stopping = new AbortController();
  #tries = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor({ store, client, session, clock = Date.now }: PhoneOptions) {
    this.store = store;
    this.#client = client;
    this.#session = session;
    this.#clock = clock;
    const current = session.current();
    this.#state = {
      owner: current ? ownerOf(current) : lastOwner(),
      hasSession: current !== null,
      isReady: false,
      tasks: [],
      rows: [],
      others: new Map(),
      isOnline: navigator.onLine,
      isLoading: false,
      isSending: false,
      ended: undefined,
      failure: undefined,
      isBound: true,
      isCut: false,
      clockAheadMs: undefined,
      lost: 0,
      isPersisted: undefined,
    };
  }

  readonly state = (): PhoneState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<PhoneState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Shows what is kept, then sends and asks again; goes on until the returned function is called. */
  start(): () => void {
    const { signal } = this.#stopping;
    const again = (): void => {
      this.#set({ isOnline: navigator.onLine });
      if (navigator.onLine && document.visibilityState === 'visible') this.sync();
    };
    for (const name of ['online', 'offline', 'focus']) addEventListener(name, again, { signal });
    document.addEventListener('visibilitychange', again, { signal });
    const unsubscribe = this.#session.subscribe(() => this.#signedIn());
    void this.#load(true).then(() => this.sync());
    return () => {
      unsubscribe();
      clearTimeout(this.#next);
      this.#stopping.abort();
    };
  }

  /** Somebody signed in or out: what is under way stops, and what is shown is theirs. */
  #signedIn(): void {
    const current = this.#session.current();
    const owner = current ? ownerOf(current) : this.#state.owner;
    const isOther = owner?.id !== this.#state.owner?.id;
    if (owner && current) keepText(ownerKey, JSON.stringify(owner));
    this.#set({ owner, hasSession: current !== null, ...(isOther && { tasks: [], rows: [], isReady: false }) });
    void this.#load(isOther).then(() => current && this.sync());
  }

  async #load(isFirst = false): Promise<void> {
    const { owner } = this.#state;
    if (!owner) {
      this.#set({ isReady: true });
      return;
    }
    const [tasks, { own, others }] = await Promise.all([this.store.tasks(owner.id), this.store.rows(owner.id)]);
    if (this.#state.owner?.id !== owner.id) return;
    // rows that the browser cleared are reported, and never shown as an empty list
    const counted = isFirst ? Number(keptText(countKey(owner.id)) ?? 0) : 0;
    keepText(countKey(owner.id), String(own.length));
    this.#set({
      tasks,
      rows: own,
      others,
      isReady: true,
      ...(isFirst && { lost: Math.max(0, counted - own.length) }),
    });
  }

  /** Sends what waits, and asks for the tasks again; one at a time, in all tabs. */
  readonly sync = (): void => {
    clearTimeout(this.#next);
    if (this.#busy) {
      // what was added meanwhile may have missed its sending
      this.#isAskedAgain = true;
      return;
    }
    this.#busy = this.#locked().finally(() => {
      this.#busy = undefined;
      const isAskedAgain = this.#isAskedAgain;
      this.#isAskedAgain = false;
      if (isAskedAgain && !this.#stopping.signal.aborted) this.sync();
    });
  };

  async #locked(): Promise<void> {
    const work = () => this.#sendAndRefresh();
    // another tab that sends does it for this one, too
    if ('locks' in navigator) await navigator.locks.request('fireline.patrol', work);
    else await work();
  }

  async #sendAndRefresh(): Promise<void> {
    const { owner, hasSession } = this.#state;
    if (!owner || !hasSession || this.#stopping.signal.aborted) return;
    const stopping = new AbortController();
    const unsubscribe = this.#session.subscribe(() => {
      const now = this.#session.current();
      if (!now || ownerOf(now).id !== owner.id) stopping.abort();
    });
    const signal = AbortSignal.any([stopping.signal, this.#stopping.signal]);
    try {
      this.#set({ isSending: this.#state.rows.some(({ state }) => state === 'waiting') });
      const client = this.#client;
      const ended = await sendQueue({
        store: this.store,
        owner: owner.id,
        clock: this.#clock,
        signal,
        onSettled: () => void this.#load(),
        port: {
          upload: ({ key, bytes, type }, of) =>
            client.send(
              inspectionCalls.uploadMyImage,
              { key, file: new File([bytes], `${key}.jpg`, { type }) },
              { signal: of },
            ),
          record: (sent, of) => client.send(inspectionCalls.recordMine, sent, { signal: of }),
        },
      });
      await this.#load();
      this.#set({ isSending: false, ended: ended === 'done' ? undefined : ended });
      if (ended === 'done') await this.#refresh(owner, signal);
      if (ended === 'later') this.#retry();
      else this.#tries = 0;
    } finally {
      unsubscribe();
      this.#set({ isSending: false });
    }
  }

  #retry(): void {
    clearTimeout(this.#next);
    const gap = gapsMs[Math.min(this.#tries, gapsMs.length - 1)];
    this.#tries += 1;
    this.#next = setTimeout(this.sync, gap);
  }

  async #refresh(owner: Owner, signal: AbortSignal): Promise<void> {
    this.#set({ isLoading: true });
    const askedAtMs = this.#clock();
    try {
      const { tasks, now, isBound, isCut } = await this.#client.send(inspectionCalls.myTasks, {}, { signal });
      const loadedAtMs = this.#clock();
      const aheadMs = (askedAtMs + loadedAtMs) / 2 - Date.parse(now);
      await this.store.putTasks(
        owner.id,
        tasks.map((task) => ({ owner: owner.id, taskId: task.taskId, task, loadedAtMs })),
      );
      this.#set({
        isBound,
        isCut,
        failure: undefined,
        clockAheadMs: Math.abs(aheadMs) > clockSkewMarkMin * minuteMs ? aheadMs : undefined,
      });
      await this.#load();
      if (tasks.length > 0 && this.#state.isPersisted === undefined) await this.#persist();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) reportError(error);
      this.#set({ failure: error instanceof CallError ? error.kind : 'server' });
    } finally {
      this.#set({ isLoading: false });
    }
  }

  /** Asks the browser to keep what is here until it is sent. */
  async #persist(): Promise<void> {
    try {
      const isPersisted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
      this.#set({ isPersisted });
    } catch {
      this.#set({ isPersisted: false });
    }
  }

  /** Keeps rows and sends them when that can be. @throws when the browser has no room */
  async add(rows: readonly QueuedRow[], draftId?: string): Promise<void> {
    await this.store.addRows(rows, draftId);
    await this.#load();
    this.sync();
  }

  /** Drops a row that its owner does not want to keep. */
  async discard(key: string): Promise<void> {
    await this.store.discard(key);
    await this.#load();
  }

  /** Tries a refused row again, after whatever stood in its way was put right. */
  async tryAgain(row: QueuedRow): Promise<void> {
    const { problem: _problem, isRepeated: _repeated, ...rest } = row;
    await this.add([{ ...rest, state: 'waiting' }]);
  }

  /** What was said about lost rows has been read. */
  readonly knowsOfLost = (): void => this.#set({ lost: 0 });
}
