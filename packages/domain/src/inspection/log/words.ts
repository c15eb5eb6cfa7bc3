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
  'session.log.inspection.printAnew': {
    cn: '重新打印巡检点标签',
    hk: '重新列印巡查點標籤',
    en: 'New label of an inspection point',
  },
  'session.log.inspection.createLine': { cn: '新增巡检路线', hk: '新增巡查路線', en: 'Inspection route added' },
  'session.log.inspection.changeLine': { cn: '修改巡检路线', hk: '更改巡查路線', en: 'Inspection route changed' },
  'session.log.inspection.setToLine': {
    cn: '巡检点设置到路线',
    hk: '巡查點加入路線',
    en: 'Inspection points assigned to a route',
  },
  'session.log.inspection.deleteLine': { cn: '删除巡检路线', hk: '刪除巡查路線', en: 'Inspection route deleted' },

  'session.log.inspection.createPlan': { cn: '新增巡检计划', hk: '新增巡查計劃', en: 'Inspection plan added' },
  'session.log.inspection.changePlan': { cn: '修改巡检计划', hk: '更改巡查計劃', en: 'Inspection plan changed' },
  'session.log.inspection.switchPlan': {
    cn: '启用或停用巡检计划',
    hk: '啟用或停用巡查計劃',
    en: 'Inspection plan enabled or disabled',
  },
  'session.log.inspection.deletePlan': { cn: '删除巡检计划', hk: '刪除巡查計劃', en: 'Inspection plan deleted' },

  'session.log.inspection.createTag': { cn: '新增巡检标签', hk: '新增巡查標籤', en: 'Inspection tag added' },
  'session.log.inspection.changeTag': { cn: '修改巡检标签', hk: '更改巡查標籤', en: 'Inspection tag changed' },
  'session.log.inspection.deleteTag': { cn: '删除巡检标签', hk: '刪除巡查標籤', en: 'Inspection tag deleted' },
  'session.log.inspection.bindTags': {
    cn: '绑定或解绑巡检标签',
    hk: '綁定或解綁巡查標籤',
    en: 'Inspection tags bound',
  },
  'session.log.inspection.sync': { cn: '记录巡检结果', hk: '記錄巡查結果', en: 'Inspection results recorded' },
  'session.log.inspection.reassignTasks': { cn: '改派巡检任务', hk: '改派巡查任務', en: 'Inspection tasks reassigned' },
  'session.log.inspection.decideFailure': {
    cn: '处理巡检不合格项',
    hk: '處理巡查不合格項目',
    en: 'Failed item decided',
  },
  'session.log.inspection.uploadResultImage': {
    cn: '上传巡检图片',
    hk: '上載巡查圖片',
    en: 'Inspection picture uploaded',
  },
  'session.log.inspection.recordMine': {
    cn: '手机上传巡检结果',
    hk: '手機上載巡查結果',
    en: 'Inspection results sent by phone',
  },
  'session.log.inspection.uploadMyImage': {
    cn: '手机上传巡检图片',
    hk: '手機上載巡查圖片',
    en: 'Inspection picture sent by phone',
  },
  'session.log.field.serial': { cn: '序列号', hk: '序號', en: 'Serial number' },
  'session.log.field.inspector': { cn: '巡检员', hk: '巡查員', en: 'Inspector' },
  'session.log.field.cycle': { cn: '周期', hk: '週期', en: 'Cycle' },
  'session.log.field.cycleDays': { cn: '周期天数', hk: '週期日數', en: 'Days of a cycle' },
  'session.log.field.validFrom': { cn: '有效期开始', hk: '有效期開始', en: 'Valid from' },
  'session.log.field.validTo': { cn: '有效期结束', hk: '有效期結束', en: 'Valid to' },
  'session.log.field.route': { cn: '路线说明', hk: '路線說明', en: 'Route' },
  'session.log.field.onFailure': { cn: '不合格后', hk: '不合格後', en: 'What fails becomes' },
  'session.log.field.category': { cn: '类别', hk: '類別', en: 'Category' },
  'session.log.field.items': { cn: '巡检项', hk: '巡查項目', en: 'Items' },
});
