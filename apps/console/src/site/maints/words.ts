import { defineWords } from '@fireline/domain/lib';

/** Maintenance companies: list, details and form. */
export const maintWords = defineWords({
  'maints.search': {
    cn: '名称、联系人、地址或电话',
    hk: '名稱、聯絡人、地址或電話',
    en: 'Name, contact, address or phone',
  },
  'maints.name': { cn: '公司名称', hk: '公司名稱', en: 'Company' },
  'maints.contact': { cn: '联系人', hk: '聯絡人', en: 'Contact' },
  'maints.phone': { cn: '电话', hk: '電話', en: 'Phone' },
  'maints.address': { cn: '地址', hk: '地址', en: 'Address' },
  'maints.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'maints.anyPartner': { cn: '全部合作商', hk: '所有合作夥伴', en: 'Any partner' },
  'maints.systemTitle': { cn: '系统显示标题', hk: '系統顯示標題', en: 'System title' },
  'maints.systemTitle.what': {
    cn: '该公司的人员登录后，页面左上角显示此标题。',
    hk: '該公司的人員登入後，頁面左上角顯示此標題。',
    en: 'People of the company see it at the top left in place of the product’s name.',
  },
  'maints.places': { cn: '负责场所', hk: '負責場所', en: 'Places' },
  'maints.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'maints.users': { cn: '账号', hk: '帳戶', en: 'Accounts' },
  'maints.empty': { cn: '还没有维保公司', hk: '尚未有維修保養公司', en: 'No maintenance companies yet' },
  'maints.create': { cn: '新建维保公司', hk: '新增維修保養公司', en: 'New company' },
  'maints.change': { cn: '修改 {name}', hk: '更改 {name}', en: 'Change {name}' },
  'maints.modify': { cn: '修改', hk: '更改', en: 'Change' },
  'maints.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'maints.saved': { cn: '已保存 {name}', hk: '已儲存 {name}', en: '{name} saved' },
  'maints.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'maints.delete.title': { cn: '删除 {name}？', hk: '刪除 {name}？', en: 'Delete {name}?' },
  'maints.delete.what': {
    cn: '此操作无法撤销。还负责场所或有账号的公司不能删除。',
    hk: '此操作無法復原。仍負責場所或有帳戶的公司不可刪除。',
    en: 'This cannot be undone. A company that keeps places or has accounts cannot be deleted.',
  },
  'maints.deleted': { cn: '已删除 {name}', hk: '已刪除 {name}', en: '{name} deleted' },
  'maints.ofOthers': {
    cn: '该公司属于其他合作商，只能查看。',
    hk: '該公司屬其他合作夥伴，只可檢視。',
    en: 'The company belongs to another partner; you may look only.',
  },
  'maints.allPlaces': { cn: '查看负责的场所', hk: '檢視負責的場所', en: 'Show its places' },
  'maints.people': { cn: '人员', hk: '人員', en: 'People' },
});
