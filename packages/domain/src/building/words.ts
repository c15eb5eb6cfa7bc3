import { defineWords, type Phrase } from '../lib/index.ts';
import type { BuildingChoice, ChoiceOf } from './choices.ts';
import type { FireResourceKind, ResourceAmount, ResourceState } from './fireResources.ts';
import type * as limits from './limits.ts';

type Needed =
  | {
      [Name in BuildingChoice]:
        | `building.${Name}`
        | `building.select.${Name}`
        | `building.choice.${Name}.${ChoiceOf<Name>}`;
    }[BuildingChoice]
  | `building.resource.${FireResourceKind}`
  | `building.resource.${ResourceState}`
  | `building.amount.${ResourceAmount}`;

/** The words of a building's choices, of what is missing, and of fire resources. @spec SHL-12 BLD-01 BLD-02 BLD-05 */
export const buildingWords = defineWords({
  'building.status': { cn: '状态', hk: '狀態', en: 'Status' },
  'building.choice.status.inUse': { cn: '使用中', hk: '使用中', en: 'In use' },
  'building.choice.status.underConstruction': { cn: '在建', hk: '興建中', en: 'Under construction' },
  'building.choice.status.vacant': { cn: '空置', hk: '空置', en: 'Vacant' },
  'building.choice.status.demolished': { cn: '已拆除', hk: '已拆卸', en: 'Demolished' },
  'building.category': { cn: '建筑分类', hk: '樓宇分類', en: 'Category' },
  'building.choice.category.highRiseClass1': { cn: '一类高层', hk: '一類高層', en: 'High-rise, class 1' },
  'building.choice.category.highRiseClass2': { cn: '二类高层', hk: '二類高層', en: 'High-rise, class 2' },
  'building.choice.category.multiStorey': { cn: '单、多层', hk: '多層', en: 'Multi-storey' },
  'building.choice.category.singleStorey': { cn: '单层', hk: '單層', en: 'Single-storey' },
  'building.choice.category.underground': { cn: '地下建筑', hk: '地下建築', en: 'Underground' },
  'building.usage': { cn: '使用性质', hk: '使用性質', en: 'Usage nature' },
  'building.choice.usage.residential': { cn: '居住', hk: '住宅', en: 'Residential' },
  'building.choice.usage.public': { cn: '公共', hk: '公共', en: 'Public' },
  'building.choice.usage.commercial': { cn: '商业', hk: '商業', en: 'Commercial' },
  'building.choice.usage.office': { cn: '办公', hk: '辦公', en: 'Office' },
  'building.choice.usage.industrial': { cn: '厂房', hk: '廠房', en: 'Industrial' },
  'building.choice.usage.storage': { cn: '仓储', hk: '倉庫', en: 'Storage' },
  'building.choice.usage.mixed': { cn: '综合', hk: '綜合用途', en: 'Mixed' },
  'building.structure': { cn: '结构类型', hk: '結構類型', en: 'Structure' },
  'building.choice.structure.concrete': { cn: '钢筋混凝土', hk: '鋼筋混凝土', en: 'Reinforced concrete' },
  'building.choice.structure.steel': { cn: '钢结构', hk: '鋼結構', en: 'Steel' },
  'building.choice.structure.masonry': { cn: '砌体', hk: '砌體', en: 'Masonry' },
  'building.choice.structure.steelConcrete': { cn: '钢混组合', hk: '鋼混組合', en: 'Steel and concrete' },
  'building.choice.structure.timber': { cn: '木结构', hk: '木結構', en: 'Timber' },
  'building.choice.structure.other': { cn: '其他', hk: '其他', en: 'Other' },
  'building.fireHazard': { cn: '火灾危险性', hk: '火災危險等級', en: 'Fire hazard level' },
  'building.choice.fireHazard.jia': { cn: '甲类', hk: '甲類', en: 'Class A (jia)' },
  'building.choice.fireHazard.yi': { cn: '乙类', hk: '乙類', en: 'Class B (yi)' },
  'building.choice.fireHazard.bing': { cn: '丙类', hk: '丙類', en: 'Class C (bing)' },
  'building.choice.fireHazard.ding': { cn: '丁类', hk: '丁類', en: 'Class D (ding)' },
  'building.choice.fireHazard.wu': { cn: '戊类', hk: '戊類', en: 'Class E (wu)' },
  'building.fireResistance': { cn: '耐火等级', hk: '耐火等級', en: 'Fire resistance rating' },
  'building.choice.fireResistance.one': { cn: '一级', hk: '一級', en: 'Grade 1' },
  'building.choice.fireResistance.two': { cn: '二级', hk: '二級', en: 'Grade 2' },
  'building.choice.fireResistance.three': { cn: '三级', hk: '三級', en: 'Grade 3' },
  'building.choice.fireResistance.four': { cn: '四级', hk: '四級', en: 'Grade 4' },
  'building.seismic': { cn: '抗震设防类别', hk: '抗震等級', en: 'Seismic grade' },
  'building.choice.seismic.special': { cn: '特殊设防类', hk: '特殊設防類', en: 'Special' },
  'building.choice.seismic.key': { cn: '重点设防类', hk: '重點設防類', en: 'Key' },
  'building.choice.seismic.standard': { cn: '标准设防类', hk: '標準設防類', en: 'Standard' },
  'building.choice.seismic.moderate': { cn: '适度设防类', hk: '適度設防類', en: 'Moderate' },
  'building.ownership': { cn: '产权性质', hk: '業權性質', en: 'Property type' },
  'building.choice.ownership.stateOwned': { cn: '国有', hk: '國有', en: 'State-owned' },
  'building.choice.ownership.collective': { cn: '集体', hk: '集體', en: 'Collective' },
  'building.choice.ownership.private': { cn: '私有', hk: '私有', en: 'Private' },
  'building.choice.ownership.jointStock': { cn: '股份制', hk: '股份制', en: 'Joint-stock' },
  'building.choice.ownership.other': { cn: '其他', hk: '其他', en: 'Other' },

  'building.select.status': { cn: '请选择状态', hk: '請選擇狀態', en: 'Please select the status' },
  'building.select.category': { cn: '请选择建筑分类', hk: '請選擇樓宇分類', en: 'Please select the category' },
  'building.select.usage': { cn: '请选择使用性质', hk: '請選擇使用性質', en: 'Please select the usage nature' },
  'building.select.structure': { cn: '请选择结构类型', hk: '請選擇結構類型', en: 'Please select the structure' },
  'building.select.fireHazard': {
    cn: '请选择火灾危险性',
    hk: '請選擇火災危險等級',
    en: 'Please select the fire hazard level',
  },
  'building.select.fireResistance': {
    cn: '请选择耐火等级',
    hk: '請選擇耐火等級',
    en: 'Please select the fire resistance rating',
  },
  'building.select.seismic': { cn: '请选择抗震设防类别', hk: '請選擇抗震等級', en: 'Please select the seismic grade' },
  'building.select.ownership': { cn: '请选择产权性质', hk: '請選擇業權性質', en: 'Please select the property type' },

  'building.bimLink': {
    cn: 'BIM 链接须以 http:// 或 https:// 开头并含有效主机名，不能含用户名、空格或不可见字符',
    hk: 'BIM 連結須以 http:// 或 https:// 開首並含有效主機名稱，不可含用戶名稱、空格或不可見字元',
    en: 'A BIM link begins with http:// or https:// and a host, and has no user name, blanks or invisible characters',
  },
  'building.floor': {
    cn: '楼层应为地下 {0} 层至地上 {1} 层，如 3F 或 B1',
    hk: '樓層應為地庫 {0} 層至地上 {1} 層，例如 3F 或 B1',
    en: 'A floor is between basement {0} and floor {1}, such as 3F or B1',
  },

  'building.resource.building': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'building.resource.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'building.resource.water': { cn: '消防水源', hk: '消防水源', en: 'Water source' },
  'building.resource.hydrant': { cn: '消火栓', hk: '消防龍頭', en: 'Hydrant' },
  'building.resource.fireteam': { cn: '救援队伍', hk: '救援隊伍', en: 'Rescue team' },
  'building.resource.firesite': { cn: '微型消防站', hk: '微型消防站', en: 'Micro fire station' },
  'building.resource.inService': { cn: '可用', hk: '可用', en: 'In service' },
  'building.resource.outOfService': { cn: '停用', hk: '停用', en: 'Out of service' },
  'building.resource.notFound': {
    cn: '消防资源不存在或无权查看',
    hk: '消防資源不存在或無權檢視',
    en: 'No such fire resource, or not yours to see',
  },
  'building.resource.outside': {
    cn: '不能维护自己管理范围之外的消防资源',
    hk: '不可更改自己管理範圍以外的消防資源',
    en: 'A fire resource outside your own range cannot be changed',
  },
  'building.amount.cubicMetres': { cn: '{amount} 立方米', hk: '{amount} 立方米', en: '{amount} m³' },
  'building.amount.litresPerSecond': { cn: '{amount} 升/秒', hk: '每秒 {amount} 公升', en: '{amount} L/s' },
  'building.amount.people': { cn: '{amount} 人', hk: '{amount} 人', en: '{amount} people' },
  'building.floorsInUse': {
    cn: '这些楼层还有设备、平面图或巡检点，不能减去：{0}',
    hk: '以下樓層仍有裝置、平面圖或巡查點，不可減去：{0}',
    en: 'These floors still have devices, plans or inspection points and cannot go: {0}',
  },
  'building.notFound': {
    cn: '建筑不存在或无权查看',
    hk: '樓宇不存在或無權檢視',
    en: 'No such building, or not yours to see',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const buildingLimitWords = defineWords({
  'building.limit.buildingNumberChars': {
    cn: '建筑编号字符数',
    hk: '樓宇編號字元數目',
    en: "Characters of a building's number",
  },
  'building.limit.heightM': { cn: '高度', hk: '高度', en: 'Height' },
  'building.limit.areaM2': { cn: '面积', hk: '面積', en: 'Area' },
  'building.limit.floorsAbove': { cn: '地上层数', hk: '地上層數', en: 'Floors above ground' },
  'building.limit.floorsUnder': { cn: '地下层数', hk: '地庫層數', en: 'Floors under ground' },
  'building.limit.waysOut': {
    cn: '安全出口、消防电梯、疏散楼梯各几处',
    hk: '安全出口、消防升降機、疏散樓梯各多少處',
    en: 'Safety exits, fire lifts, evacuation stairs, each',
  },
  'building.limit.responsibleChars': {
    cn: '负责人姓名字符数',
    hk: '負責人姓名字元數目',
    en: 'Characters of the name of the person responsible',
  },
  'building.limit.bimLinkChars': { cn: 'BIM 链接字符数', hk: 'BIM 連結字元數目', en: 'Characters of a BIM link' },
  'building.limit.buildingRemarkChars': { cn: '备注字符数', hk: '備註字元數目', en: 'Characters of the remarks' },
  'building.limit.buildingImagesMax': {
    cn: '建筑及周边图片数',
    hk: '樓宇及周邊圖片數目',
    en: 'Images of the building and its surroundings',
  },
  'building.limit.buildingImageBytesMax': {
    cn: '每张建筑图片的字节数',
    hk: '每張樓宇圖片的位元組數目',
    en: 'Bytes of one image of a building',
  },
  'building.limit.evacuationDiagramsMax': { cn: '疏散示意图数', hk: '疏散示意圖數目', en: 'Evacuation diagrams' },
  'building.limit.exitPlansMax': {
    cn: '出口及消火栓平面图数',
    hk: '出口及消防龍頭平面圖數目',
    en: 'Plans of exits and hydrants',
  },
  'building.limit.resourceAmount': {
    cn: '消防资源的容量、流量或人数',
    hk: '消防資源的容量、流量或人數',
    en: 'Capacity, flow or people of a fire resource',
  },
} satisfies Readonly<Record<`building.limit.${keyof typeof limits}`, Phrase>>);
