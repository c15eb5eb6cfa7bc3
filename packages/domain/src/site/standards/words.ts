import { defineWords, type Phrase } from '../../lib/index.ts';
import type { StandardName, StandardState, standards } from './standards.ts';

type Needed =
  | `site.standard.${StandardName}`
  | `site.standardAbout.${(typeof standards)[StandardName]['about']}`
  | `site.standardState.${StandardState}`;

/** Titles of standards, what they are about, and their states. The Chinese titles are the official ones. @spec SIT-12 SHL-12 */
export const siteStandardWords = defineWords({
  'site.standard.fireAlarmDesign': {
    cn: '火灾自动报警系统设计规范',
    hk: '火災自動警報系統設計規範',
    en: 'Code for design of automatic fire alarm systems',
  },
  'site.standard.fireAlarmAcceptance2007': {
    cn: '火灾自动报警系统施工及验收规范',
    hk: '火災自動警報系統施工及驗收規範',
    en: 'Code for installation and acceptance of automatic fire alarm systems',
  },
  'site.standard.fireAlarmAcceptance': {
    cn: '火灾自动报警系统施工及验收标准',
    hk: '火災自動警報系統施工及驗收標準',
    en: 'Standard for installation and acceptance of automatic fire alarm systems',
  },
  'site.standard.waterSupply': {
    cn: '消防给水及消火栓系统技术规范',
    hk: '消防供水及消防栓系統技術規範',
    en: 'Technical code for fire water supply and hydrant systems',
  },
  'site.standard.controlRoom': {
    cn: '消防控制室通用技术要求',
    hk: '消防控制室通用技術要求',
    en: 'General technical requirements for fire control rooms',
  },
  'site.standard.upkeep': {
    cn: '建筑消防设施的维护管理',
    hk: '樓宇消防設施的維修管理',
    en: 'Maintenance of fire equipment in buildings',
  },
  'site.standard.remoteCode': {
    cn: '城市消防远程监控系统技术规范',
    hk: '城市消防遙距監察系統技術規範',
    en: 'Technical code for remote monitoring systems of urban fire protection',
  },
  'site.standard.remoteDevice2011': {
    cn: '城市消防远程监控系统 第1部分：用户信息传输装置',
    hk: '城市消防遙距監察系統 第1部分：用戶資訊傳輸裝置',
    en: 'Remote monitoring of urban fire protection, part 1: user information transmission device',
  },
  'site.standard.remoteDevice': {
    cn: '城市消防远程监控系统 第9部分：用户信息传输装置',
    hk: '城市消防遙距監察系統 第9部分：用戶資訊傳輸裝置',
    en: 'Remote monitoring of urban fire protection, part 9: user information transmission device',
  },
  'site.standard.remoteGeneral': {
    cn: '城市消防远程监控系统 第1部分：通用技术要求',
    hk: '城市消防遙距監察系統 第1部分：通用技術要求',
    en: 'Remote monitoring of urban fire protection, part 1: general technical requirements',
  },
  'site.standard.remoteProtocol': {
    cn: '城市消防远程监控系统 第3部分：报警传输网络通信协议',
    hk: '城市消防遙距監察系統 第3部分：警報傳輸網絡通訊協定',
    en: 'Remote monitoring of urban fire protection, part 3: communication protocol for alarm transmission',
  },
  'site.standard.remoteData': {
    cn: '城市消防远程监控系统 第4部分：基本数据项',
    hk: '城市消防遙距監察系統 第4部分：基本數據項',
    en: 'Remote monitoring of urban fire protection, part 4: basic data items',
  },
  'site.standard.remoteReceiving': {
    cn: '城市消防远程监控系统 第5部分：受理软件功能要求',
    hk: '城市消防遙距監察系統 第5部分：受理軟件功能要求',
    en: 'Remote monitoring of urban fire protection, part 5: receiving software',
  },
  'site.standard.smoke2005': { cn: '点型感烟火灾探测器', hk: '點型感煙火災探測器', en: 'Point-type smoke detectors' },
  'site.standard.smoke': { cn: '点型感烟火灾探测器', hk: '點型感煙火災探測器', en: 'Point-type smoke detectors' },
  'site.standard.residualCurrent': {
    cn: '电气火灾监控系统 第2部分：剩余电流式电气火灾监控探测器',
    hk: '電氣火災監察系統 第2部分：漏電式電氣火災探測器',
    en: 'Electrical fire monitoring, part 2: residual-current detectors',
  },
  'site.standard.gasHome': {
    cn: '可燃气体探测器 第2部分：家用可燃气体探测器',
    hk: '可燃氣體探測器 第2部分：家用可燃氣體探測器',
    en: 'Combustible gas detectors, part 2: household detectors',
  },
  'site.standard.fireFacilities': {
    cn: '消防设施通用规范',
    hk: '消防設施通用規範',
    en: 'General code for fire protection facilities',
  },
  'site.standard.buildingFire': {
    cn: '建筑防火通用规范',
    hk: '樓宇防火通用規範',
    en: 'General code for fire protection of buildings',
  },
  'site.standard.buildingDesign': {
    cn: '建筑设计防火规范',
    hk: '樓宇設計防火規範',
    en: 'Code for fire protection design of buildings',
  },
  'site.standard.hazard2017': {
    cn: '重大火灾隐患判定方法',
    hk: '重大火警隱患判定方法',
    en: 'Determination of major fire hazards',
  },
  'site.standard.hazard': {
    cn: '重大火灾隐患判定规则',
    hk: '重大火警隱患判定規則',
    en: 'Rules for determining major fire hazards',
  },
  'site.standard.crowded': {
    cn: '人员密集场所消防安全管理',
    hk: '人員密集場所消防安全管理',
    en: 'Fire safety management of assembly occupancies',
  },
  'site.standard.warehouse': {
    cn: '仓储场所消防安全管理通则',
    hk: '倉儲場所消防安全管理通則',
    en: 'General rules for fire safety management of storage sites',
  },
  'site.standard.alarmManagement': {
    cn: '过程工业报警系统的管理',
    hk: '過程工業警報系統的管理',
    en: 'Management of alarm systems for the process industries',
  },
  'site.standardAbout.design': {
    cn: '火灾自动报警系统的设计：探测器选型、布置与联动',
    hk: '火災自動警報系統的設計：探測器選型、佈置與聯動',
    en: 'Design of fire alarm systems: choice and layout of detectors, linked control',
  },
  'site.standardAbout.acceptance': {
    cn: '火灾自动报警系统的施工、检测、验收与维护',
    hk: '火災自動警報系統的施工、檢測、驗收與維修',
    en: 'Installation, testing, acceptance and upkeep of fire alarm systems',
  },
  'site.standardAbout.water': {
    cn: '消防水源、供水设施与消火栓的设计、施工与维护',
    hk: '消防水源、供水設施與消防栓的設計、施工與維修',
    en: 'Water sources, supply and hydrants: design, installation, upkeep',
  },
  'site.standardAbout.room': {
    cn: '消防控制室的设备、显示、记录与值班',
    hk: '消防控制室的設備、顯示、記錄與當值',
    en: 'Equipment, displays, records and duty in the control room',
  },
  'site.standardAbout.upkeep': {
    cn: '建筑消防设施的值班、巡查、检测、维修与档案',
    hk: '樓宇消防設施的當值、巡查、檢測、維修與檔案',
    en: 'Duty, patrol, testing, repair and records of fire equipment',
  },
  'site.standardAbout.remote': {
    cn: '远程监控系统的构成、功能与性能',
    hk: '遙距監察系統的構成、功能與性能',
    en: 'Parts, functions and performance of a remote monitoring system',
  },
  'site.standardAbout.transmitter': {
    cn: '联网单位侧信息传输装置的功能与试验',
    hk: '聯網單位側資訊傳輸裝置的功能與試驗',
    en: 'Functions and tests of the device that transmits from a connected site',
  },
  'site.standardAbout.protocol': {
    cn: '传输装置与监控中心之间的数据格式与交互',
    hk: '傳輸裝置與監察中心之間的數據格式與互動',
    en: 'Data format and exchange between transmission device and monitoring centre',
  },
  'site.standardAbout.data': {
    cn: '联网单位、建筑与消防设施的基本数据',
    hk: '聯網單位、樓宇與消防設施的基本數據',
    en: 'Basic data of connected sites, buildings and fire equipment',
  },
  'site.standardAbout.receiving': {
    cn: '监控中心接警席位软件的功能',
    hk: '監察中心接警席位軟件的功能',
    en: 'Functions of the software at the desks that receive alarms',
  },
  'site.standardAbout.smoke': {
    cn: '感烟探测器的性能、试验与标志',
    hk: '感煙探測器的性能、試驗與標誌',
    en: 'Performance, tests and marking of smoke detectors',
  },
  'site.standardAbout.electric': {
    cn: '剩余电流探测器的报警值、性能与试验',
    hk: '漏電探測器的警報值、性能與試驗',
    en: 'Alarm values, performance and tests of residual-current detectors',
  },
  'site.standardAbout.gas': {
    cn: '家用可燃气体探测器的报警值、性能与试验',
    hk: '家用可燃氣體探測器的警報值、性能與試驗',
    en: 'Alarm values, performance and tests of household gas detectors',
  },
  'site.standardAbout.general': {
    cn: '强制性工程建设规范，全文强制',
    hk: '強制性工程建設規範，全文強制',
    en: 'Mandatory construction code, binding in full',
  },
  'site.standardAbout.building': {
    cn: '建筑分类、耐火等级、防火间距与疏散',
    hk: '樓宇分類、耐火等級、防火間距與疏散',
    en: 'Classes of buildings, fire resistance, distances and escape',
  },
  'site.standardAbout.hazard': {
    cn: '哪些隐患构成重大火灾隐患',
    hk: '哪些隱患構成重大火警隱患',
    en: 'Which hazards count as major ones',
  },
  'site.standardAbout.crowded': {
    cn: '人员密集场所的消防安全责任、检查与演练',
    hk: '人員密集場所的消防安全責任、檢查與演習',
    en: 'Duties, inspections and drills in assembly occupancies',
  },
  'site.standardAbout.warehouse': {
    cn: '仓储场所的消防安全管理',
    hk: '倉儲場所的消防安全管理',
    en: 'Fire safety management of storage',
  },
  'site.standardAbout.alarms': {
    cn: '报警的合理化、优先级、性能指标与洪峰',
    hk: '警報的合理化、優先級、性能指標與洪峰',
    en: 'Rationalisation, priority, performance and floods of alarms',
  },
  'site.standardState.inForce': { cn: '现行', hk: '現行', en: 'In force' },
  'site.standardState.upcoming': { cn: '即将实施', hk: '即將實施', en: 'Upcoming' },
  'site.standardState.withdrawn': { cn: '已废止', hk: '已廢止', en: 'Withdrawn' },
} satisfies Readonly<Record<Needed, Phrase>>);
