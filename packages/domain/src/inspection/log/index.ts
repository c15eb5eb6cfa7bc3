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
    'inspection.printAnew',
    'inspection.createLine',
    'inspection.changeLine',
    'inspection.setToLine',
    'inspection.deleteLine',
    'inspection.createPlan',
    'inspection.changePlan',
    'inspection.switchPlan',
    'inspection.deletePlan',
    'inspection.createTag',
    'inspection.changeTag',
    'inspection.deleteTag',
    'inspection.bindTags',
    'inspection.sync',
    'inspection.reassignTasks',
    'inspection.decideFailure',
    'inspection.uploadResultImage',
    'inspection.recordMine',
    'inspection.uploadMyImage',
  ],
  words: inspectionLogWords,
});
