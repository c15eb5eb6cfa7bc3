import { type Child, startChild } from '../lib/child.ts';

/** Opens so many readers in the place of those there were; or tells how many messages all of them together will get. */
export type ToReaders =
  | { readonly url: string; readonly readers: number; readonly isStomp: boolean }
  | { readonly expect: number };
export interface FromReaders {
  readonly have: 'opened' | 'all';
}
export type Readers = Child<FromReaders, ToReaders>;

export const startReaders = (): Readers => startChild<FromReaders, ToReaders>('push/readersMain.ts');
