import { defineLog } from '../../lib/index.ts';
import { inspectionLogWords } from './words.ts';

/** What the user log notes of patrols. @spec SES-10 */
export const inspectionLog = /* #__PURE__ */ defineLog({
  actions: [
    'inspection.createCategory',
    'inspection.changeCategory',
    'inspection.deleteCategory',
    'inspection.createItem',
    'inspection.changeItem',
    'inspection.moveItems',
    'inspection.deleteItem',
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
