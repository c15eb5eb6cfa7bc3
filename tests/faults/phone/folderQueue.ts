import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueueStore } from '../../../apps/public-device/src/inspection/phoneStore.ts';
import type { KeptPicture, QueuedRow } from '../../../apps/public-device/src/inspection/types.ts';

/** A phone's queue in a folder: what is written is there whole or not at all, and outlives the process. */
export class FolderQueue implements QueueStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const name of ['rows', 'pictures']) mkdirSync(join(folder, name), { recursive: true });
  }

  #write(kind: 'rows' | 'pictures', key: string, value: unknown): void {
    const path = join(this.#folder, kind, key);
    writeFileSync(`${path}.new`, JSON.stringify(value));
    renameSync(`${path}.new`, path);
  }

  #read(kind: 'rows' | 'pictures', key: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.#folder, kind, key), 'utf8'));
    } catch {
      return undefined;
    }
  }

  get rows(): QueuedRow[] {
    return readdirSync(join(this.#folder, 'rows'))
      .filter((name) => !name.endsWith('.new'))
      .flatMap((name) => (this.#read('rows', name) as QueuedRow | undefined) ?? [])
      .toSorted((a, b) => a.madeAtMs - b.madeAtMs);
  }

  add(row: QueuedRow, bytes: Uint8Array): void {
    for (const key of row.pictures)
      this.#write('pictures', key, {
        key,
        owner: row.owner,
        bytes: Buffer.from(bytes).toString('base64'),
        type: 'image/png',
      });
    this.#write('rows', row.key, row);
  }

  waiting = async (owner: string): Promise<QueuedRow[]> =>
    this.rows.filter((row) => row.owner === owner && row.state === 'waiting');

  picture = async (key: string): Promise<KeptPicture | undefined> => {
    const kept = this.#read('pictures', key) as (Omit<KeptPicture, 'bytes'> & { readonly bytes: string }) | undefined;
    if (!kept) return undefined;
    const bytes = Uint8Array.from(Buffer.from(kept.bytes, 'base64')).buffer;
    return { ...kept, bytes };
  };

  notePicture = async (key: string, imageId: string | undefined): Promise<void> => {
    const kept = this.#read('pictures', key) as object | undefined;
    if (kept) this.#write('pictures', key, { ...kept, imageId });
  };

  settle = async (row: QueuedRow): Promise<void> => {
    rmSync(join(this.#folder, 'rows', row.key), { force: true });
    for (const key of row.pictures) rmSync(join(this.#folder, 'pictures', key), { force: true });
  };

  #change(key: string, change: object): void {
    const row = this.#read('rows', key) as QueuedRow | undefined;
    if (row) this.#write('rows', key, { ...row, ...change });
  }

  refuse: QueueStore['refuse'] = async (key, problem) => this.#change(key, { state: 'refused', problem });
  repeat: QueueStore['repeat'] = async (key) => this.#change(key, { isRepeated: true });
}
