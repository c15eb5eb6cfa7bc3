import { defineWords } from '@fireline/domain/lib';

/** Where a building or a resource stands, as it is entered. */
export const whereWords = defineWords({
  'building.where.location': { cn: '位置', hk: '位置', en: 'Location' },
  'building.where.place': { cn: '所属场所', hk: '所屬場所', en: 'Place' },
  'building.where.searching': { cn: '正在查找…', hk: '搜尋中…', en: 'Searching…' },
  'building.where.none': { cn: '没有找到场所', hk: '找不到場所', en: 'No place found' },
});

/** Buildings and their floors: lists and details. */
export const buildingScreenWords = defineWords({
  'building.list.search': {
    cn: '搜索建筑、场所或地址',
    hk: '搜尋樓宇、場所或地址',
    en: 'Search building, place or address',
  },
  'building.list.name': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'building.list.place': { cn: '场所', hk: '場所', en: 'Place' },
  'building.list.address': { cn: '地址', hk: '地址', en: 'Address' },
  'building.list.floors': { cn: '楼层', hk: '樓層', en: 'Floors' },
  'building.list.floorsOf': {
    cn: '地上 {above} / 地下 {under}',
    hk: '地上 {above} / 地庫 {under}',
    en: '{above} up / {under} down',
  },
  'building.list.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'building.list.level': { cn: '最高级别', hk: '最高級別', en: 'Worst' },
  'building.list.quiet': { cn: '无报警', hk: '無警報', en: 'Quiet' },
  'building.list.empty': { cn: '没有建筑', hk: '沒有樓宇', en: 'No buildings' },
  'building.list.open': { cn: '打开{name}', hk: '開啟{name}', en: 'Open {name}' },
  'building.floor.list.empty': { cn: '没有楼层', hk: '沒有樓層', en: 'No floors' },
  'building.floor.name': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'building.floor.device': { cn: '设备名称', hk: '裝置名稱', en: 'Device' },
  'building.floor.status': { cn: '状态', hk: '狀態', en: 'Status' },
  'building.floor.noDevices': { cn: '这一层没有设备', hk: '此樓層沒有裝置', en: 'No devices on this floor' },
  'building.floor.devicesOf': { cn: '{floor}的设备', hk: '{floor}的裝置', en: 'Devices on {floor}' },
  'building.floor.choose': {
    cn: '选择一层，查看它的设备。',
    hk: '選擇樓層以檢視其裝置。',
    en: 'Choose a floor to see its devices.',
  },
  'building.floor.online': { cn: '在线', hk: '在線', en: 'Online' },
  'building.floor.alarms': { cn: '未关闭报警', hk: '未關閉警報', en: 'Alarms not closed' },
  'building.floor.plan': { cn: '平面图', hk: '平面圖', en: 'Plan' },
  'building.floor.noPlan': { cn: '没有平面图', hk: '沒有平面圖', en: 'No plan on file' },
  'building.floor.unpublished': { cn: '{name}（未发布）', hk: '{name}（未發佈）', en: '{name} (not published)' },
  'building.floor.private': { cn: '私有平面图', hk: '私人平面圖', en: 'Private plan' },
  'building.floor.planHint': {
    cn: '未持有密钥的私有平面图不会列出。',
    hk: '未持有密鑰的私人平面圖不會列出。',
    en: 'Private plans are listed once their key was given.',
  },
  'building.detail.back': { cn: '返回建筑列表', hk: '返回樓宇列表', en: 'Back to buildings' },
  'building.detail.facts': { cn: '基本信息', hk: '基本資料', en: 'Facts' },
  'building.detail.floors': { cn: '楼层与平面图', hk: '樓層與平面圖', en: 'Floors and plans' },
  'building.detail.placeDevices': { cn: '场所的全部设备', hk: '場所的所有裝置', en: 'All devices of the place' },
  'building.detail.onMap': { cn: '在地图上查看', hk: '在地圖上檢視', en: 'Show on the map' },
});

/** The form and the facts of a building. */
export const buildingFormWords = defineWords({
  'building.form.create': { cn: '新增建筑', hk: '新增樓宇', en: 'New building' },
  'building.form.change': { cn: '修改“{name}”', hk: '修改「{name}」', en: 'Change “{name}”' },
  'building.form.modify': { cn: '修改', hk: '修改', en: 'Change' },
  'building.form.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'building.form.saved': { cn: '已保存“{name}”', hk: '已儲存「{name}」', en: 'Saved “{name}”' },
  'building.form.imagesFailed': {
    cn: '建筑的图片没有加载出来',
    hk: '樓宇的圖片未能載入',
    en: 'The pictures of the building did not load',
  },
  'building.form.name': { cn: '建筑名称', hk: '樓宇名稱', en: 'Name' },
  'building.form.number': { cn: '建筑编号', hk: '樓宇編號', en: 'Number' },
  'building.form.floorsAbove': { cn: '地上层数', hk: '地上層數', en: 'Floors above ground' },
  'building.form.floorsUnder': { cn: '地下层数', hk: '地庫層數', en: 'Floors under ground' },
  'building.form.heightM': { cn: '建筑高度', hk: '樓宇高度', en: 'Height' },
  'building.form.areaM2': { cn: '建筑面积', hk: '樓宇面積', en: 'Area' },
  'building.form.safetyExits': { cn: '安全出口', hk: '安全出口', en: 'Safety exits' },
  'building.form.fireElevators': { cn: '消防电梯', hk: '消防升降機', en: 'Fire lifts' },
  'building.form.evacuationStairs': { cn: '疏散楼梯', hk: '疏散樓梯', en: 'Evacuation stairs' },
  'building.form.responsible': { cn: '负责人', hk: '負責人', en: 'Person responsible' },
  'building.form.phone': { cn: '负责人电话', hk: '負責人電話', en: 'Their phone' },
  'building.form.bimLink': { cn: 'BIM 链接', hk: 'BIM 連結', en: 'BIM link' },
  'building.form.remarks': { cn: '备注', hk: '備註', en: 'Remarks' },
  'building.form.images': { cn: '建筑及周边图片', hk: '樓宇及周邊圖片', en: 'The building and its surroundings' },
  'building.form.evacuationDiagrams': { cn: '疏散示意图', hk: '疏散示意圖', en: 'Evacuation diagram' },
  'building.form.exitPlans': { cn: '出口及消火栓平面图', hk: '出口及消防龍頭平面圖', en: 'Plan of exits and hydrants' },
  'building.form.notOnRecord': {
    cn: '还没有登记建筑信息。',
    hk: '尚未登記樓宇資料。',
    en: 'Nothing more is on record of this building yet.',
  },
  'building.form.pictures': { cn: '图片', hk: '圖片', en: 'Pictures' },
  'building.form.openBim': { cn: '打开 BIM 模型', hk: '開啟 BIM 模型', en: 'Open the BIM model' },
  'building.form.metres': { cn: '{value} 米', hk: '{value} 米', en: '{value} m' },
  'building.form.squareMetres': { cn: '{value} 平方米', hk: '{value} 平方米', en: '{value} m²' },
});
