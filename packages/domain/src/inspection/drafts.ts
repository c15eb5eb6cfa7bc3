import { chinaOffsetMin, type Day, dayAt, isMoment } from '../lib/index.ts';
import { problemChars, type WorkOrderDraft } from '../service/index.ts';
import { nameChars, resultChars } from './limits.ts';
import type { ItemResult, ResultPlace } from './tasks.ts';

/** A hazard that a failed item suggests: level, due day and who is responsible are still to be chosen. @spec INS-05 ALM-13 N24 */
export interface HazardDraft {
  readonly title: string;
  readonly description: string;
  readonly foundDay: Day;
  readonly images: readonly string[];
  /** Made twice from the same result, it is one hazard. */
  readonly sourceKey: string;
  readonly unitId: number;
  readonly pointId: number;
}

/** A failed item with the names that people know it by. */
export interface FailedItem {
  readonly result: ItemResult;
  readonly pointName: string;
  readonly itemContent: string;
  readonly unitId: number;
}

/** The same for every draft of one result, whoever makes it and however often. @spec N24 */
export const sourceKeyOf = ({ taskId, pointId, itemId }: ResultPlace): string =>
  `inspection:${taskId}:${pointId}:${itemId}`;

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

/** The hazard of a failed item. @spec INS-05 ALM-13 N24 */
export const hazardDraft = (
  { result, pointName, itemContent, unitId }: FailedItem,
  offsetMin = chinaOffsetMin,
): HazardDraft => ({
  title: cut(`${pointName} · ${itemContent}`, nameChars.max),
  description: cut(result.description, resultChars.max),
  foundDay: dayAt(isMoment(result.atMs) ? result.atMs : 0, offsetMin),
  images: result.images,
  sourceKey: sourceKeyOf(result),
  unitId,
  pointId: result.pointId,
});

/** The work order of a failed item. @spec INS-05 SRV-01 N24 */
export const workOrderDraft = ({ result, pointName, itemContent }: FailedItem): WorkOrderDraft => ({
  problem: cut(`${pointName} · ${itemContent} · ${result.description}`, problemChars.max),
  category: 'inspection',
  sourceKey: sourceKeyOf(result),
  images: result.images,
});
