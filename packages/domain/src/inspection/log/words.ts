import { defineWords } from '../../lib/index.ts';
import { recordLogWords } from '../../record/index.ts';
import { inspectionCategory, inspectionItem } from '../catalogue.ts';
import { categoryPhrases, itemPhrases } from '../catalogue/phrases.ts';

/** What the user log says of patrols. @spec SHL-12 SES-10 */
export const inspectionLogWords = defineWords({
  'session.log.area.inspection': { cn: '巡检', hk: '巡查', en: 'Inspection' },
  ...recordLogWords(inspectionCategory, categoryPhrases),
  ...recordLogWords(inspectionItem, itemPhrases),
  'session.log.inspection.moveItems': { cn: '移动巡检项', hk: '移動巡查項目', en: 'Inspection items moved' },
  'session.log.inspection.createPoint': { cn: '新增巡检点', hk: '新增巡查點', en: 'Inspection point added' },
  'session.log.inspection.changePoint': { cn: '修改巡检点', hk: '更改巡查點', en: 'Inspection point changed' },
  'session.log.inspection.deletePoint': { cn: '删除巡检点', hk: '刪除巡查點', en: 'Inspection point deleted' },
  'session.log.inspection.createLine': { cn: '新增巡检路线', hk: '新增巡查路線', en: 'Inspection line added' },
  'session.log.inspection.changeLine': { cn: '修改巡检路线', hk: '更改巡查路線', en: 'Inspection line changed' },
  'session.log.inspection.setToLine': {
    cn: '巡检点设置到路线',
    hk: '巡查點加入路線',
    en: 'Inspection points set to a line',
  },
  'session.log.inspection.deleteLine': { cn: '删除巡检路线', hk: '刪除巡查路線', en: 'Inspection line deleted' },

  'session.log.field.category': { cn: '类别', hk: '類別', en: 'Category' },
  'session.log.field.items': { cn: '巡检项', hk: '巡查項目', en: 'Items' },
});
