import { defineWords, type Phrase } from '../../lib/index.ts';
import type * as limits from '../limits.ts';

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const siteLimitWords = defineWords({
  'site.limit.unitPhonesMax': {
    cn: '单位手机、座机各可填几个',
    hk: '單位手提電話、固網電話各可填多少個',
    en: 'Mobile and landline numbers on a unit, each',
  },
  'site.limit.placePhonesMax': {
    cn: '场所手机、座机各可填几个',
    hk: '場所手提電話、固網電話各可填多少個',
    en: 'Mobile and landline numbers on a place, each',
  },
  'site.limit.placeMembersMax': { cn: '场所成员数量', hk: '場所成員數目', en: 'Members of a place' },
  'site.limit.unitInspectorsMax': { cn: '单位巡检员数量', hk: '單位巡查員數目', en: 'Inspectors of a unit' },
  'site.limit.removedInspectorDays': {
    cn: '删除的巡检员可恢复的天数',
    hk: '已刪除的巡查員可復原的日數',
    en: 'Days in which a removed inspector can be restored',
  },
  'site.limit.siteMoveHours': {
    cn: '单位和场所转移可撤销的小时数',
    hk: '單位及場所轉移可復原的小時數',
    en: 'Hours in which a move of units or places can be taken back',
  },
  'site.limit.pastedPhonesChars': {
    cn: '粘贴电话的字符数',
    hk: '貼上電話的字元數目',
    en: 'Characters of pasted phone numbers',
  },
  'site.limit.siteNameChars': {
    cn: '场所、单位、项目名称字符数',
    hk: '場所、單位、項目名稱字元數目',
    en: 'Characters of the name of a place, unit or project',
  },
  'site.limit.personNameChars': { cn: '人员姓名字符数', hk: '人員姓名字元數目', en: "Characters of a person's name" },
  'site.limit.addressChars': { cn: '地址字符数', hk: '地址字元數目', en: 'Characters of an address' },
  'site.limit.placeCodeChars': {
    cn: '场所编号、门牌号字符数',
    hk: '場所編號、門牌號碼字元數目',
    en: 'Characters of a place number or house code',
  },
  'site.limit.repairPlacesMax': {
    cn: '每个租户的维修场所数',
    hk: '每個租戶的維修場所數目',
    en: 'Repair places of a tenant',
  },
  'site.limit.maintNameChars': {
    cn: '维保公司名称字符数',
    hk: '維修保養公司名稱字元數目',
    en: "Characters of a maintenance company's name",
  },
  'site.limit.maintTextChars': {
    cn: '维保公司联系人、地址、系统标题字符数',
    hk: '維修保養公司聯絡人、地址、系統標題字元數目',
    en: 'Characters of contact, address and title of a maintenance company',
  },
  'site.limit.tenantTermsChars': {
    cn: '租户注册条款字符数',
    hk: '租戶註冊條款字元數目',
    en: 'Characters of the terms of a tenant',
  },
  'site.limit.userLogDays': {
    cn: '操作日志保留天数（不填则一直保留）',
    hk: '操作日誌保留日數（留空則一直保留）',
    en: 'Days that the user log is kept (for ever where none are set)',
  },
  'site.limit.installPhotosMax': { cn: '项目安装照片数', hk: '項目安裝照片數目', en: 'Install photos of a project' },
  'site.limit.installPhotoBytesMax': { cn: '安装照片大小', hk: '安裝照片大小', en: 'Size of an install photo' },
  'site.limit.projectRemarkChars': {
    cn: '项目备注字符数',
    hk: '項目備註字元數目',
    en: 'Characters of remarks on a project',
  },
  'site.limit.projectLabelChars': {
    cn: '项目标签名称字符数',
    hk: '項目標籤名稱字元數目',
    en: "Characters of the name of a project's label",
  },
  'site.limit.projectsMax': { cn: '项目数', hk: '項目數目', en: 'Projects' },
  'site.limit.projectLabelsMax': { cn: '一个项目的标签数', hk: '一個項目的標籤數目', en: 'Labels of a project' },
  'site.limit.projectDevicesAtOnce': {
    cn: '一次移出项目的设备数',
    hk: '一次移出項目的裝置數目',
    en: 'Devices taken out of a project at once',
  },
  'site.limit.lngDegrees': { cn: '经度', hk: '經度', en: 'Longitude' },
  'site.limit.latDegrees': { cn: '纬度', hk: '緯度', en: 'Latitude' },
  'site.limit.lngLatDecimalsMax': {
    cn: '经纬度小数位数',
    hk: '經緯度小數位數',
    en: 'Decimals of longitude and latitude',
  },
  'site.limit.placeSearchChars': {
    cn: '地点搜索字符数',
    hk: '地點搜尋字元數目',
    en: 'Characters of a search for a place',
  },
  'site.limit.foundPlacesMax': { cn: '地点搜索结果数', hk: '地點搜尋結果數目', en: 'Places that a search answers' },
  'site.limit.geocoderWaitMs': {
    cn: '单个地图服务的等待时间（毫秒）',
    hk: '每個地圖服務的等候時間（毫秒）',
    en: 'Wait for one geocoder in milliseconds',
  },
  'site.limit.geocodingWaitMs': {
    cn: '全部地图服务的等待时间（毫秒）',
    hk: '全部地圖服務的等候時間（毫秒）',
    en: 'Wait for all geocoders in milliseconds',
  },
  'site.limit.geocoderRestMs': {
    cn: '超时的地图服务暂停询问的时间（毫秒）',
    hk: '逾時的地圖服務暫停查詢的時間（毫秒）',
    en: 'Pause for a geocoder that was late in milliseconds',
  },
  'site.limit.areaZoom': { cn: '地图显示区域的级别', hk: '地圖顯示區域的級別', en: 'Map zoom for an area' },
  'site.limit.pointZoom': { cn: '地图显示定位点的级别', hk: '地圖顯示定位點的級別', en: 'Map zoom for a point' },
  'site.limit.usageDays': {
    cn: '项目资源用量统计天数',
    hk: '項目資源用量統計日數',
    en: 'Days over which messages of a project are counted',
  },
  'site.limit.importOrgChars': {
    cn: '导入文件中机构的字数',
    hk: '匯入檔案中機構的字數',
    en: 'Organisation in a file of units',
  },
} satisfies Readonly<Record<`site.limit.${keyof typeof limits}`, Phrase>>);
