import { defineWords, type Phrase } from '../../lib/index.ts';
import type { WatermarkChoice } from './binding.ts';
import type { BlockableUse, MediaUse } from './media.ts';
import type { MediaKind, MediaServiceName, MediaState } from './records.ts';

type Needed =
  | `device.watermark.${WatermarkChoice}`
  | `device.media.kind.${MediaKind}`
  | `device.media.state.${MediaState}`
  | `device.media.service.${MediaServiceName}`
  | `device.media.use.${MediaUse}`
  | `device.media.${BlockableUse}.${'expired' | 'none'}`;

/** The words of camera binding and of what cloud storage and watermark allow. @spec SHL-12 DEV-19 DEV-20 */
export const deviceCameraWords = defineWords({
  'device.watermark.with': { cn: '加水印', hk: '加上水印', en: 'With watermark' },
  'device.watermark.without': { cn: '不加水印', hk: '不加水印', en: 'Without watermark' },
  'device.media.noTrigger': {
    cn: '不能为空：抓拍或录像，至少选一种报警',
    hk: '不可留空：擷圖或錄影，最少選一種警報',
    en: 'Cannot be empty: choose at least one alarm for pictures or recordings',
  },
  'device.media.use.recordAlarm': { cn: '报警录像', hk: '警報錄影', en: 'Record alarms' },
  'device.media.use.downloadRecording': { cn: '下载录像', hk: '下載錄影', en: 'Download recordings' },
  'device.media.use.addWatermark': { cn: '添加水印', hk: '加上水印', en: 'Add a watermark' },
  'device.media.use.renewCloud': { cn: '续费云存储', hk: '續訂雲端儲存', en: 'Renew cloud storage' },
  'device.media.use.renewWatermark': { cn: '续费水印', hk: '續訂水印', en: 'Renew the watermark' },
  'device.media.recordAlarm.expired': {
    cn: '云存储已于 {day} 到期，无法进行报警录像',
    hk: '雲端儲存已於 {day} 到期，無法作警報錄影',
    en: 'Cloud storage ended on {day}: alarms cannot be recorded',
  },
  'device.media.recordAlarm.none': {
    cn: '未开通云存储，无法进行报警录像',
    hk: '未開通雲端儲存，無法作警報錄影',
    en: 'There is no cloud storage: alarms cannot be recorded',
  },
  'device.media.downloadRecording.expired': {
    cn: '云存储已于 {day} 到期，无法下载录像',
    hk: '雲端儲存已於 {day} 到期，無法下載錄影',
    en: 'Cloud storage ended on {day}: recordings cannot be downloaded',
  },
  'device.media.downloadRecording.none': {
    cn: '未开通云存储，无法下载录像',
    hk: '未開通雲端儲存，無法下載錄影',
    en: 'There is no cloud storage: recordings cannot be downloaded',
  },
  'device.media.addWatermark.expired': {
    cn: '水印服务已于 {day} 到期，无法添加水印',
    hk: '水印服務已於 {day} 到期，無法加上水印',
    en: 'The watermark service ended on {day}: pictures carry no watermark',
  },
  'device.media.addWatermark.none': {
    cn: '未开通水印服务，无法添加水印',
    hk: '未開通水印服務，無法加上水印',
    en: 'There is no watermark service: pictures carry no watermark',
  },
  'device.media.renewWatermark.expired': {
    cn: '云存储已于 {day} 到期，无法续费水印，请先续费云存储',
    hk: '雲端儲存已於 {day} 到期，無法續訂水印，請先續訂雲端儲存',
    en: 'Cloud storage ended on {day}: renew it first, then the watermark',
  },
  'device.media.renewWatermark.none': {
    cn: '未开通云存储，无法续费水印，请先开通云存储',
    hk: '未開通雲端儲存，無法續訂水印，請先開通雲端儲存',
    en: 'There is no cloud storage: buy it first, then renew the watermark',
  },
  'device.media.kind.snapshot': { cn: '抓拍', hk: '擷圖', en: 'Snapshot' },
  'device.media.kind.recording': { cn: '录像', hk: '錄影', en: 'Recording' },
  'device.media.state.waiting': { cn: '等待中', hk: '等候中', en: 'Waiting' },
  'device.media.state.running': { cn: '录制中', hk: '錄影中', en: 'Recording now' },
  'device.media.state.done': { cn: '已保存', hk: '已儲存', en: 'Kept' },
  'device.media.state.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'device.media.state.deleted': { cn: '已删除', hk: '已刪除', en: 'Deleted' },
  'device.media.deletedBy': { cn: '已由 {name} 删除', hk: '已由 {name} 刪除', en: 'Deleted by {name}' },
  'device.media.state.refused': { cn: '未录制', hk: '未有錄影', en: 'Not made' },
  'device.media.service.cloud': { cn: '云存储', hk: '雲端儲存', en: 'Cloud storage' },
  'device.media.service.watermark': { cn: '水印', hk: '水印', en: 'Watermark' },
  'device.media.notCamera': { cn: '该设备不是摄像机', hk: '此裝置不是攝錄機', en: 'The device is no camera' },
  'device.media.offline': { cn: '摄像机不在线', hk: '攝錄機不在線', en: 'The camera is not online' },
  'device.media.busy': {
    cn: '{name} 已在录制，请等待其结束',
    hk: '{name} 已在錄影，請待其完結',
    en: '{name} is recording already; wait until it ends',
  },
  'device.media.undelivered': {
    cn: '摄像机没有传回画面',
    hk: '攝錄機沒有傳回畫面',
    en: 'The camera did not deliver it',
  },
  'device.media.notFound': {
    cn: '没有此抓拍或录像',
    hk: '沒有此擷圖或錄影',
    en: 'There is no such picture or recording',
  },
  'device.media.notReady': { cn: '尚未保存完成', hk: '尚未儲存完成', en: 'It is not kept yet' },
  'device.media.notRunning': { cn: '录像已结束', hk: '錄影已完結', en: 'The recording has ended' },
  'device.camera.samePlace': {
    cn: '只能选择同一场所的摄像机',
    hk: '只可選擇同一場所的攝錄機',
    en: 'Choose a camera of the same place',
  },
  'device.camera.conflict': {
    cn: '{name} 刚刚修改过绑定，请重新打开',
    hk: '{name} 剛更改過聯動，請重新開啟',
    en: '{name} has just changed the binding; open it again',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
