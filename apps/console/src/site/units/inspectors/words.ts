import { defineWords } from '@fireline/domain/lib';

/** The inspectors of a unit: list and form. */
export const inspectorWords = defineWords({
  'inspectors.list': { cn: '巡检员', hk: '巡查員', en: 'Inspectors' },
  'inspectors.name': { cn: '姓名', hk: '姓名', en: 'Name' },
  'inspectors.mobile': { cn: '手机号', hk: '手提電話', en: 'Mobile' },
  'inspectors.upkeeps': { cn: '维保记录', hk: '保養記錄', en: 'Upkeep entries' },
  'inspectors.lastDay': { cn: '最近一次', hk: '最近一次', en: 'Last one' },
  'inspectors.never': { cn: '暂无', hk: '暫無', en: 'None yet' },
  'inspectors.act': { cn: '操作', hk: '操作', en: 'Actions' },
  'inspectors.create': { cn: '新建巡检员', hk: '新增巡查員', en: 'New inspector' },
  'inspectors.change': { cn: '修改 {name}', hk: '更改 {name}', en: 'Change {name}' },
  'inspectors.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'inspectors.saved': { cn: '已保存 {name}', hk: '已儲存 {name}', en: '{name} saved' },
  'inspectors.remove': { cn: '删除 {name}', hk: '刪除 {name}', en: 'Remove {name}' },
  'inspectors.removed': { cn: '已删除 {name}', hk: '已刪除 {name}', en: '{name} removed' },
  'inspectors.empty': { cn: '还没有巡检员', hk: '尚未有巡查員', en: 'No inspectors yet' },
  'inspectors.empty.hint': {
    cn: '巡检员负责本单位设备的巡检和维保，登记维保记录时可以选择。',
    hk: '巡查員負責本單位裝置的巡查和保養，登記保養記錄時可以選擇。',
    en: 'Inspectors look after the devices of the unit; entries of upkeep can name them.',
  },
});
