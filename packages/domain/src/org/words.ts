import { defineWords, type Phrase } from '../lib/index.ts';
import type { PartnerPower } from './hierarchy.ts';
import type { OrgLevel } from './levels.ts';
import type * as limits from './limits.ts';

type Needed = `org.level.${OrgLevel}` | `org.power.${PartnerPower}`;

/** The words of levels, of partner powers, and of why a change to the tree is refused. @spec SHL-12 ORG-01 ORG-02 ORG-05 */
export const orgWords = defineWords({
  'org.level.country': { cn: '国家', hk: '國家', en: 'Country' },
  'org.level.province': { cn: '省', hk: '省', en: 'Province' },
  'org.level.city': { cn: '市', hk: '市', en: 'City' },
  'org.level.district': { cn: '区县', hk: '區縣', en: 'District' },
  'org.level.street': { cn: '街道', hk: '街道', en: 'Street' },
  'org.level.community': { cn: '社区', hk: '社區', en: 'Community' },

  'org.level.notNarrower': {
    cn: '层级须低于上级机构“{parent}”',
    hk: '級別須低於上級機構「{parent}」',
    en: 'The level must be narrower than that of {parent}',
  },
  'org.noParent': { cn: '上级机构不存在', hk: '上級機構不存在', en: 'The parent organisation does not exist' },
  'org.gone': { cn: '机构不存在，请刷新', hk: '機構不存在，請重新整理', en: 'No such organisation; please reload' },
  'org.name.taken': {
    cn: '同一上级下已有同名机构',
    hk: '同一上級之下已有同名機構',
    en: 'The parent already has an organisation of this name',
  },
  'org.move.intoItself': {
    cn: '不能移到自身或其下级',
    hk: '不可移到自身或其下級',
    en: 'It cannot move into itself or under it',
  },
  'org.default.stays': {
    cn: '默认机构不能移动或删除',
    hk: '預設機構不可移動或刪除',
    en: 'The default organisation cannot be moved or deleted',
  },
  'org.delete.hasChildren': {
    cn: '还有 {count} 个下级机构，不能删除',
    hk: '尚有 {count} 個下級機構，不可刪除',
    en: 'It has {count} {count|organisation|organisations} under it and cannot be deleted',
  },
  'org.delete.hasUnits': {
    cn: '还绑定着 {count} 个单位，不能删除',
    hk: '尚有 {count} 個單位綁定，不可刪除',
    en: '{count} {count|unit is|units are} bound to it; it cannot be deleted',
  },
  'org.delete.hasUsers': {
    cn: '还有 {count} 个账号属于该机构，不能删除',
    hk: '尚有 {count} 個帳戶屬於該機構，不可刪除',
    en: '{count} {count|account belongs|accounts belong} to it; it cannot be deleted',
  },
  'org.conflict': {
    cn: '{name} 修改了该机构，请核对后重试',
    hk: '{name} 更改了該機構，請核對後再試',
    en: '{name} has changed this organisation; please check and try again',
  },
  'org.districts.other': {
    cn: '只能添加“{parent}”的下一级区划',
    hk: '只可加入「{parent}」的下一級區劃',
    en: 'Only districts right under {parent} can be added',
  },
  'org.districts.none': {
    cn: '下一级区划都已存在',
    hk: '下一級區劃均已存在',
    en: 'All districts under it are there already',
  },
  'org.heatMap.tooWide': {
    cn: '热力图只能选择市级及以下机构',
    hk: '熱力圖只可選擇市級或以下機構',
    en: 'A heat map is made of a city or what is narrower',
  },

  'org.power.registerDevices': { cn: '登记设备', hk: '登記裝置', en: 'Register devices' },
  'org.power.command': { cn: '下发设备命令', hk: '向裝置發出指令', en: 'Command devices' },
  'org.power.manageUsers': { cn: '管理用户', hk: '管理用戶', en: 'Manage users' },
  'org.power.setPrices': { cn: '设置下级价格', hk: '設定下級價格', en: 'Set prices of those below' },
  'org.power.renew': { cn: '代为续费', hk: '代為續期', en: 'Renew for customers' },
  'org.power.gift': { cn: '赠送资源', hk: '贈送資源', en: 'Give resources away' },
  'org.power.announce': { cn: '发布公告', hk: '發佈公告', en: 'Publish announcements' },
  'org.power.alarmRules': { cn: '配置报警规则', hk: '設定警報規則', en: 'Set alarm rules' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const orgLimitWords = defineWords({
  'org.limit.orgNameChars': {
    cn: '机构名称字符数',
    hk: '機構名稱字元數目',
    en: "Characters of an organisation's name",
  },
  'org.limit.adminCenterChars': {
    cn: '行政中心字符数',
    hk: '行政中心字元數目',
    en: 'Characters of an administrative centre',
  },
  'org.limit.orgRangeChars': {
    cn: '管辖范围字符数',
    hk: '管轄範圍字元數目',
    en: 'Characters of the area that an organisation covers',
  },
  'org.limit.districtsMax': {
    cn: '一次添加的区划数',
    hk: '一次加入的區劃數目',
    en: 'Districts added in one go',
  },
  'org.limit.heatMapDaysMax': { cn: '热力图统计天数', hk: '熱力圖統計日數', en: 'Days that a heat map counts' },
  'org.limit.heatMapWidestLevel': {
    cn: '热力图可选的最高层级',
    hk: '熱力圖可選的最高級別',
    en: 'Widest level a heat map may be asked for',
  },
} satisfies Readonly<Record<`org.limit.${keyof typeof limits}`, Phrase>>);
