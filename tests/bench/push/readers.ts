import { type Child, startChild } from '../lib/child.ts';

/** Opens so many readers in the place of those there were; or tells how many messages all of them together will get. */
export type ToReaders =
  | {
      readonly url: string;
      readonly readers: number;
      readonly isStomp: boolean;
      /** Readers take turns with them. Default: one that only the bench's own hub knows. */
      readonly tokens?: readonly string[];
      /** Default: alarms. */
      readonly topic?: string;
    }
  | { readonly expect: number };
export interface FromReaders {
  readonly have: 'opened' | 'all';
}
export type Readers = Child<FromReaders, ToReaders>;

export const startReaders = (): Readers => startChild<FromReaders, ToReaders>('push/readersMain.ts');
