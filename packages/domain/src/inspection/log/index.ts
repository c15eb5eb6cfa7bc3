import { defineLog } from '../../lib/index.ts';
import { recordLogActions } from '../../record/index.ts';
import { inspectionCategory, inspectionItem } from '../catalogue.ts';
import { inspectionLogWords } from './words.ts';

/** What the user log notes of patrols. @spec SES-10 */
export const inspectionLog = /* #__PURE__ */ defineLog({
  actions: [
    ...recordLogActions(inspectionCategory),
    ...recordLogActions(inspectionItem),
    'inspection.moveItems',
    'inspection.createPoint',
    'inspection.changePoint',
    'inspection.deletePoint',
    'inspection.createLine',
    'inspection.changeLine',
    'inspection.setToLine',
    'inspection.deleteLine',
  ],
  words: inspectionLogWords,
});
