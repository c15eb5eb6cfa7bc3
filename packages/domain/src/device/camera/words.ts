import { defineWords, type Phrase } from '../../lib/index.ts';
import type { WatermarkChoice } from './binding.ts';
import type { BlockableUse, MediaUse } from './media.ts';

type Needed =
  | `device.watermark.${WatermarkChoice}`
  | `device.media.${MediaUse}`
  | `device.media.${BlockableUse}.${'expired' | 'none'}`;

/** The words of camera binding and of what cloud storage and watermark allow. @spec SHL-12 DEV-19 DEV-20 */
export const deviceCameraWords = defineWords({
  'device.watermark.with': { cn: '加水印', hk: '加上水印', en: 'With watermark' },
  'device.watermark.without': { cn: '不加水印', hk: '不加水印', en: 'Without watermark' },
  'device.media.recordAlarm': { cn: '报警录像', hk: '警報錄影', en: 'Record alarms' },
  'device.media.downloadRecording': { cn: '下载录像', hk: '下載錄影', en: 'Download recordings' },
  'device.media.addWatermark': { cn: '添加水印', hk: '加上水印', en: 'Add a watermark' },
  'device.media.renewCloud': { cn: '续费云存储', hk: '續訂雲端儲存', en: 'Renew cloud storage' },
  'device.media.renewWatermark': { cn: '续费水印', hk: '續訂水印', en: 'Renew the watermark' },
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
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
