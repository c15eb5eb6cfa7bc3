import { inspectionCategory, inspectionItem } from '@fireline/domain/inspection';
import { recordActions } from '../../record/actions.ts';
import { referring } from '../../record/store.ts';

/** @spec INS-01 INS-02 */
export const categories = recordActions(inspectionCategory, {
  items: referring(inspectionCategory, 'inspectionItem'),
  points: referring(inspectionCategory, 'inspectionPoint'),
});
/** @spec INS-01 INS-02 */
export const items = recordActions(inspectionItem, { points: referring(inspectionItem, 'inspectionPointItem') });
