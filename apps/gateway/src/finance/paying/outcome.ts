import type { Selectable } from 'kysely';
import type { Work } from '../../lib/transact.ts';
import type { ProviderTaskTable } from '../tables.ts';

export type ProviderTask = Selectable<ProviderTaskTable>;
/** How a task went. Its provider was asked outside of any transaction; `note` writes what follows, in the one that notes the task. */
export interface TaskOutcome {
  readonly isDone: boolean;
  readonly lastCode?: string | null;
  readonly note?: (work: Work, nowMs: number) => Promise<void>;
  /** Not done yet, and nothing went wrong: when to look again, in milliseconds. */
  readonly againMs?: number;
}
