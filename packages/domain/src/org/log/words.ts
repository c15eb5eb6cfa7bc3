import { defineWords } from '../../lib/index.ts';

/** What the user log says of organisations. @spec SHL-12 SES-10 */
export const orgLogWords = defineWords({
  'session.log.area.org': { cn: '机构', hk: '機構', en: 'Organisations' },
  'session.log.org.create': { cn: '新建机构', hk: '新增機構', en: 'Organisation created' },
  'session.log.org.change': { cn: '修改机构', hk: '更改機構', en: 'Organisation changed' },
  'session.log.org.move': { cn: '移动机构', hk: '移動機構', en: 'Organisation moved' },
  'session.log.org.delete': { cn: '删除机构', hk: '刪除機構', en: 'Organisation deleted' },
  'session.log.org.addDistricts': { cn: '批量添加区划', hk: '批次加入區劃', en: 'Districts added' },

  'session.log.field.adminCenter': { cn: '行政中心', hk: '行政中心', en: 'Administrative centre' },
  'session.log.field.orgLevel': { cn: '层级', hk: '級別', en: 'Level' },
  'session.log.field.orgName': { cn: '机构名称', hk: '機構名稱', en: 'Name' },
  'session.log.field.orgRange': { cn: '管辖范围', hk: '管轄範圍', en: 'Area' },
});
