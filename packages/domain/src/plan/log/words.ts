import { defineWords } from '../../lib/index.ts';

/** What the user log says of floor plans. @spec SHL-12 SES-10 */
export const planLogWords = defineWords({
  'session.log.area.plan': { cn: '平面图', hk: '平面圖', en: 'Floor plans' },
  'session.log.plan.create': { cn: '新建平面图', hk: '新增平面圖', en: 'Plan created' },
  'session.log.plan.change': { cn: '修改平面图', hk: '更改平面圖', en: 'Plan changed' },
  'session.log.plan.changeKey': { cn: '更改平面图密钥', hk: '更改平面圖密鑰', en: 'Key of a plan changed' },
  'session.log.plan.unlock': { cn: '用密钥打开平面图', hk: '以密鑰開啟平面圖', en: 'Plan opened with its key' },
  'session.log.plan.upload': { cn: '上传图纸', hk: '上載圖則', en: 'Drawing uploaded' },
  'session.log.plan.publish': { cn: '发布平面图', hk: '發佈平面圖', en: 'Plan published' },
  'session.log.plan.rollBack': { cn: '回退平面图版本', hk: '還原平面圖版本', en: 'Plan rolled back' },
  'session.log.plan.savePoints': { cn: '保存设备位置', hk: '儲存裝置位置', en: 'Devices placed on a plan' },
  'session.log.plan.saveResources': { cn: '保存平面图标注', hk: '儲存平面圖標示', en: 'Marks on a plan saved' },
  'session.log.plan.delete': { cn: '删除平面图', hk: '刪除平面圖', en: 'Plan deleted' },
  'session.log.plan.restore': { cn: '恢复平面图', hk: '還原已刪平面圖', en: 'Plan brought back' },

  'session.log.field.boundId': { cn: '绑定到', hk: '綁定至', en: 'Bound to' },
  'session.log.field.boundKind': { cn: '绑定类型', hk: '綁定類型', en: 'Kind of what it is bound to' },
  'session.log.field.centerLat': { cn: '中心纬度', hk: '中心緯度', en: 'Latitude of the centre' },
  'session.log.field.centerLng': { cn: '中心经度', hk: '中心經度', en: 'Longitude of the centre' },
  'session.log.field.isPrivate': {
    cn: '私有，需密钥查看',
    hk: '私人，需密鑰檢視',
    en: 'Private: seen with an access key',
  },
});
