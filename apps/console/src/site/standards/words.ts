import { defineWords } from '@fireline/domain/lib';

/** What the page of standards says beyond the domain's words. */
export const standardsWords = defineWords({
  'standards.parts': { cn: '标准信息', hk: '標準資訊', en: 'Standard information' },
  'standards.list': { cn: '标准', hk: '標準', en: 'Standards' },
  'standards.codes': { cn: '系统代码', hk: '系統代碼', en: 'Codes of this system' },
  'standards.search': { cn: '编号、名称或内容', hk: '編號、名稱或內容', en: 'Number, title or subject' },
  'standards.searchCodes': { cn: '代码或含义', hk: '代碼或含義', en: 'Code or meaning' },
  'standards.anyState': { cn: '全部状态', hk: '所有狀態', en: 'Any state' },
  'standards.anySet': { cn: '全部代码表', hk: '所有代碼表', en: 'Any set' },
  'standards.number': { cn: '编号', hk: '編號', en: 'Number' },
  'standards.title': { cn: '名称', hk: '名稱', en: 'Title' },
  'standards.about': { cn: '内容', hk: '內容', en: 'Subject' },
  'standards.state': { cn: '状态', hk: '狀態', en: 'State' },
  'standards.since': { cn: '实施日期', hk: '實施日期', en: 'In force from' },
  'standards.replacedBy': { cn: '被替代为', hk: '由其取代', en: 'Replaced by' },
  'standards.pages': { cn: '相关页面', hk: '相關頁面', en: 'Pages' },
  'standards.none': { cn: '没有匹配的标准', hk: '沒有相符的標準', en: 'No standard matches' },
  'standards.noCode': { cn: '没有匹配的代码', hk: '沒有相符的代碼', en: 'No code matches' },
  'standards.set': { cn: '代码表', hk: '代碼表', en: 'Set' },
  'standards.code': { cn: '代码', hk: '代碼', en: 'Code' },
  'standards.meaning': { cn: '含义', hk: '含義', en: 'Meaning' },
  'standards.set.deviceType': { cn: '设备类型', hk: '裝置類型', en: 'Device types' },
  'standards.set.electric': { cn: '电气火灾代码', hk: '電氣火災代碼', en: 'Electrical fire codes' },
  'standards.set.placeType': { cn: '场所类型', hk: '場所類型', en: 'Place types' },
  'standards.set.smallKind': { cn: '九小场所类别', hk: '九小場所類別', en: 'Kinds of small place' },
  'standards.set.level': { cn: '报警级别', hk: '警報級別', en: 'Alarm levels' },
});
