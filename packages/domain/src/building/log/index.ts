import { defineLog } from '../../lib/index.ts';
import { buildingLogWords } from './words.ts';

/** What the user log notes of buildings and fire resources. @spec SES-10 */
export const buildingLog = /* #__PURE__ */ defineLog({
  actions: [
    'building.create',
    'building.change',
    'building.uploadImage',
    'building.createResource',
    'building.changeResource',
    'building.deleteResource',
  ],
  words: buildingLogWords,
});
