import { defineWords } from '../../lib/index.ts';

/** What the user log says of buildings and fire resources. @spec SHL-12 SES-10 */
export const buildingLogWords = defineWords({
  'session.log.area.building': { cn: '建筑', hk: '樓宇', en: 'Buildings' },
  'session.log.building.create': { cn: '新建建筑', hk: '新增樓宇', en: 'Building created' },
  'session.log.building.change': { cn: '修改建筑', hk: '更改樓宇', en: 'Building changed' },
  'session.log.building.uploadImage': { cn: '上传图片', hk: '上載圖片', en: 'Picture uploaded' },
  'session.log.building.createResource': { cn: '新建消防资源', hk: '新增消防資源', en: 'Fire resource created' },
  'session.log.building.changeResource': { cn: '修改消防资源', hk: '更改消防資源', en: 'Fire resource changed' },
  'session.log.building.deleteResource': { cn: '删除消防资源', hk: '刪除消防資源', en: 'Fire resource deleted' },

  'session.log.field.amount': { cn: '数量', hk: '數量', en: 'Amount' },
  'session.log.field.hasOwnPoint': { cn: '单独定位', hk: '獨立定位', en: 'Position of its own' },
  'session.log.field.resourceId': { cn: '消防资源', hk: '消防資源', en: 'Fire resource' },
});
