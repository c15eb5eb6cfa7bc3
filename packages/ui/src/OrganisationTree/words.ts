import { defineWords } from '@fireline/domain/lib';

export const organisationTreeWords = defineWords({
  'OrganisationTree.label': { cn: '组织机构', hk: '機構', en: 'Organisations' },
  'OrganisationTree.places': { cn: '{count} 个场所', hk: '{count} 個場所', en: 'Places: {count}' },
  'OrganisationTree.devices': { cn: '{count} 台设备', hk: '{count} 部裝置', en: 'Devices: {count}' },
  'OrganisationTree.alarms': {
    cn: '未关闭报警 {count} 条',
    hk: '未關閉警報 {count} 個',
    en: 'Alarms not closed: {count}',
  },
  'OrganisationTree.others': { cn: '其他级别 {count} 条', hk: '其他級別 {count} 個', en: 'of other levels: {count}' },
  'OrganisationTree.empty': {
    cn: '您的机构下没有可查看的机构',
    hk: '你的機構下沒有可檢視的機構',
    en: 'There is no organisation that you may see',
  },
});
