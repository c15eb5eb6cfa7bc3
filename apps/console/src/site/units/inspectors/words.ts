import { defineWords } from '@fireline/domain/lib';

/** The inspectors of a unit: list and form. */
export const inspectorWords = defineWords({
  'inspectors.list': { cn: '巡检员', hk: '巡查員', en: 'Inspectors' },
  'inspectors.name': { cn: '姓名', hk: '姓名', en: 'Name' },
  'inspectors.mobile': { cn: '手机号', hk: '手提電話', en: 'Mobile' },
  'inspectors.account': { cn: '手机账号', hk: '手機帳戶', en: 'Phone account' },
  'inspectors.account.of': { cn: '{name} 的手机账号', hk: '{name} 的手機帳戶', en: 'Phone account of {name}' },
  'inspectors.account.set': {
    cn: '设置 {name} 的手机账号',
    hk: '設定 {name} 的手機帳戶',
    en: 'Set phone account of {name}',
  },
  'inspectors.account.none': { cn: '无账号', hk: '無帳戶', en: 'No account' },
  'inspectors.account.hint': {
    cn: '用此账号登录手机巡检页 /public/patrol，即可看到并上传该巡检员的任务。可选本单位账号和负责本单位场所的维保公司账号。',
    hk: '以此帳戶登入手機巡查頁 /public/patrol，即可檢視並上載該巡查員的任務。可選本單位帳戶及負責本單位場所的維保公司帳戶。',
    en: 'Logged in to /public/patrol on a phone, this account gets the inspector’s tasks and sends their results. It is one of the unit, or of a company that keeps its places.',
  },
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
