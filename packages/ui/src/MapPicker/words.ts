import { defineWords } from '@fireline/domain/lib';

export const mapPickerWords = defineWords({
  'MapPicker.search': { cn: '搜索地点', hk: '搜尋地點', en: 'Search for a place' },
  'MapPicker.placeholder': { cn: '地名、地址或区划', hk: '地名、地址或地區', en: 'A name, an address or a district' },
  'MapPicker.map': { cn: '选择位置的地图', hk: '選擇位置的地圖', en: 'Map to pick a place on' },
  'MapPicker.how': {
    cn: '点击地图放置标记，或用方向键移动地图后按回车；标记可拖动',
    hk: '按一下地圖放置標記，或用方向鍵移動地圖後按 Enter；標記可拖動',
    en: 'Click the map to drop the marker, or move the map by arrow keys and press Enter; the marker can be dragged',
  },
  'MapPicker.marker': {
    cn: '所选位置 {lnglat}，方向键移动',
    hk: '所選位置 {lnglat}，以方向鍵移動',
    en: 'Picked place {lnglat}; arrow keys move it',
  },
  'MapPicker.coordinates': { cn: '经纬度', hk: '經緯度', en: 'Longitude and latitude' },
  'MapPicker.coordinatesHow': {
    cn: '经度,纬度；可粘贴，回车确认',
    hk: '經度,緯度；可貼上，按 Enter 確認',
    en: 'Longitude,latitude; paste it, Enter confirms',
  },
  'MapPicker.datum': { cn: '坐标系', hk: '座標系統', en: 'Datum' },
  'MapPicker.go': { cn: '定位', hk: '定位', en: 'Go there' },
  'MapPicker.converted': { cn: '即 {datum} {lnglat}', hk: '即 {datum} {lnglat}', en: '= {datum} {lnglat}' },
  'MapPicker.same': {
    cn: '此处各坐标系数值相同',
    hk: '此處各座標系統數值相同',
    en: 'The same numbers in every datum here',
  },
  'MapPicker.address': { cn: '详细地址', hk: '詳細地址', en: 'Address' },
  'MapPicker.useOffered': { cn: '改用“{address}”', hk: '改用「{address}」', en: 'Use “{address}”' },
  'MapPicker.district': { cn: '所属区划', hk: '所屬地區', en: 'District' },
  'MapPicker.code': { cn: '区划代码', hk: '地區代碼', en: 'District code' },
  'MapPicker.nothing': { cn: '尚未选择位置', hk: '尚未選擇位置', en: 'No place is picked yet' },
  'MapPicker.unknown': {
    cn: '此处不在任何已知区划内，坐标仍可使用',
    hk: '此處不屬任何已知地區，座標仍可使用',
    en: 'No known district lies here; the coordinates can be used all the same',
  },
  'MapPicker.failed': {
    cn: '未能解析地址，坐标仍可使用',
    hk: '未能解析地址，座標仍可使用',
    en: 'The address could not be resolved; the coordinates can be used all the same',
  },
  'MapPicker.passedOver': {
    cn: '{failures}，已改问其他来源',
    hk: '{failures}，已改用其他來源',
    en: '{failures}; others were asked instead',
  },
  'MapPicker.failure': { cn: '{source}：{reason}', hk: '{source}：{reason}', en: '{source}: {reason}' },
  'MapPicker.and': { cn: '；', hk: '；', en: '; ' },
  'MapPicker.retry': { cn: '重试', hk: '重試', en: 'Try again' },
  'MapPicker.clear': { cn: '清除位置', hk: '清除位置', en: 'Clear the place' },
});
