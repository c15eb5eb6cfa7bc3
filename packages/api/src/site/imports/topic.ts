import type { ImportKind } from '@fireline/domain/site';
import type { ImportState } from '@fireline/domain/device';
import { defineTopic } from '../../lib/call.ts';

/** How far an import is. Sent to the account that began it, at most twice a second, and once at its end. */
export interface ImportProgress {
  readonly importId: number;
  readonly kind: ImportKind;
  readonly state: ImportState;
  readonly rows: number;
  readonly successRows: number;
  readonly failureRows: number;
}

/** Only the newest state matters: nothing is replayed, so ask `site.imports` on every reload. @spec DEV-26 */
export const importTopic = defineTopic<ImportProgress>('import', 'volatile', ['importRecords:view']);
