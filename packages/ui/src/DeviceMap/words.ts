import { defineWords } from '@fireline/domain/lib';
import type { MapLayer } from './model.ts';

type LayerKey = `DeviceMap.layer.${MapLayer}`;

export const deviceMapWords = defineWords({
  'DeviceMap.label': { cn: '设备与报警地图', hk: '裝置與警報地圖', en: 'Devices and alarms' },
  'DeviceMap.layers': { cn: '图层', hk: '圖層', en: 'Layers' },
  'DeviceMap.layer.alarms': { cn: '报警', hk: '警報', en: 'Alarms' },
  'DeviceMap.layer.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'DeviceMap.layer.places': { cn: '场所', hk: '場所', en: 'Places' },
  'DeviceMap.layer.resources': { cn: '消防资源', hk: '消防資源', en: 'Fire resources' },
  'DeviceMap.list': { cn: '列表', hk: '清單', en: 'List' },
  'DeviceMap.listTitle': { cn: '视野内 {count} 处', hk: '視野內 {count} 處', en: '{count} in view' },
  'DeviceMap.allTitle': { cn: '共 {count} 处', hk: '共 {count} 處', en: '{count} in all' },
  'DeviceMap.search': { cn: '在列表中查找', hk: '在清單中搜尋', en: 'Find in the list' },
  'DeviceMap.noMatch': { cn: '没有名称相符的', hk: '沒有名稱相符的項目', en: 'No name matches' },
  'DeviceMap.nothing': { cn: '视野内什么也没有', hk: '視野內沒有任何項目', en: 'Nothing in view' },
  'DeviceMap.more': {
    cn: '另有 {count} 处，缩小视野或输入名称',
    hk: '另有 {count} 處，請縮小視野或輸入名稱',
    en: '{count} more: zoom in, or type a name',
  },
  'DeviceMap.here': { cn: '同一位置 {count} 个', hk: '同一位置 {count} 個', en: '{count} at this spot' },
  'DeviceMap.close': { cn: '关闭', hk: '關閉', en: 'Close' },
  'DeviceMap.open': { cn: '查看详情', hk: '檢視詳情', en: 'Open' },
  'DeviceMap.offline': { cn: '离线', hk: '離線', en: 'Offline' },
  'DeviceMap.alarm': {
    cn: '{name}，{state}，{age}',
    hk: '{name}，{state}，{age}',
    en: '{name}, {state}, {age}',
  },
  'DeviceMap.alarmsHere': { cn: '{count} 条报警', hk: '{count} 個警報', en: 'Alarms: {count}' },
  'DeviceMap.noAlarms': { cn: '没有报警', hk: '沒有警報', en: 'No alarms' },
  'DeviceMap.nowhere': {
    cn: '{count} 条报警没有位置，不在地图上',
    hk: '{count} 個警報沒有位置，不在地圖上',
    en: '{count} {count|alarm has|alarms have} no position and {count|is|are} not on the map',
  },
  'DeviceMap.workerLost': {
    cn: '点位程序没有启动，图上没有点位',
    hk: '標記程式未能啟動，地圖上沒有標記',
    en: 'The program that places points did not start: none are on the map',
  },
  'DeviceMap.fit': { cn: '看全部报警', hk: '檢視全部警報', en: 'Show all alarms' },
  'DeviceMap.follow': { cn: '跟随更严重的新报警', hk: '跟隨更嚴重的新警報', en: 'Follow worse alarms' },
  'DeviceMap.locked': { cn: '视图已锁定', hk: '檢視已鎖定', en: 'View locked' },
  'DeviceMap.unlock': { cn: '继续跟随', hk: '繼續跟隨', en: 'Follow again' },
  'DeviceMap.waiting': {
    cn: '有更严重的新报警，前往',
    hk: '有更嚴重的新警報，前往',
    en: 'A worse alarm came: go there',
  },
  'DeviceMap.legend': { cn: '图例', hk: '圖例', en: 'Legend' },
  'DeviceMap.cluster': {
    cn: '数字为合计，圆环按等级，角标为最高等级',
    hk: '數字為合計，圓環按級別，角標為最高級別',
    en: 'The figure is the total, the ring its levels, the corner the worst',
  },
  'DeviceMap.empty': {
    cn: '还没有带位置的设备',
    hk: '尚未有附位置的裝置',
    en: 'Nothing has a position yet',
  },
  'DeviceMap.loading': { cn: '正在取得点位…', hk: '正在載入位置…', en: 'Loading positions…' },
  'DeviceMap.replay': { cn: '蔓延回放', hk: '蔓延重播', en: 'Replay the spread' },
  'DeviceMap.replayEmpty': {
    cn: '还没有探测器报警，没有可回放的',
    hk: '未有探測器警報，沒有可重播的內容',
    en: 'No detector has gone yet: nothing to replay',
  },
  'DeviceMap.order': { cn: '第 {order} 个', hk: '第 {order} 個', en: 'No. {order}' },
} satisfies Readonly<Record<LayerKey, { cn: string; hk: string; en: string }>> &
  Readonly<Record<string, { cn: string; hk: string; en: string }>>);
