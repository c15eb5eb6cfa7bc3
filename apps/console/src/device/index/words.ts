import { defineWords } from '@fireline/domain/lib';

/** The overview of devices. @spec DEV-12 SHL-22 */
export const deviceIndexWords = defineWords({
  'deviceIndex.types': { cn: '设备类型', hk: '裝置類型', en: 'Device types' },
  'deviceIndex.all': { cn: '全部设备', hk: '所有裝置', en: 'All devices' },
  'deviceIndex.tile': {
    cn: '在线 {online} · 报警 {standing} · 过时 {late} · 电池将耗尽 {battery}',
    hk: '在線 {online} · 警報 {standing} · 過時 {late} · 電池將耗盡 {battery}',
    en: 'Online {online} · alarms {standing} · late {late} · nearly empty {battery}',
  },
  'deviceIndex.view': { cn: '显示方式', hk: '顯示方式', en: 'Show as' },
  'deviceIndex.cards': { cn: '卡片', hk: '卡片', en: 'Cards' },
  'deviceIndex.list': { cn: '列表', hk: '列表', en: 'List' },
  'deviceIndex.empty': { cn: '还没有设备', hk: '尚未有裝置', en: 'No device yet' },
  'deviceIndex.empty.hint': {
    cn: '登记或导入第一台设备',
    hk: '登記或匯入首部裝置',
    en: 'Register or import the first one',
  },
});
