import { defineWords, type Phrase } from '../../lib/index.ts';
import type * as limits from '../limits.ts';

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const planLimitWords = defineWords({
  'plan.limit.planFileNameChars': {
    cn: '平面图文件名字符数',
    hk: '平面圖檔案名稱字元數目',
    en: 'Characters of the name of a plan’s file',
  },
  'plan.limit.planFileBelowBytes': {
    cn: '平面图文件须小于',
    hk: '平面圖檔案須小於',
    en: 'Size of a plan file, less than',
  },
  'plan.limit.drawingInZipBelowBytes': {
    cn: '压缩包内图纸解压后须小于',
    hk: '壓縮檔內圖則解壓後須小於',
    en: 'Size of a drawing in a zip once unpacked, less than',
  },
  'plan.limit.zipEntriesMax': {
    cn: '压缩包内文件数量上限',
    hk: '壓縮檔內檔案數目上限',
    en: 'Files in a zip, at most',
  },
  'plan.limit.zipRatioMax': {
    cn: '图纸解压后与压缩时大小之比上限',
    hk: '圖則解壓後與壓縮時大小之比上限',
    en: 'Size of a drawing against its packed size, at most',
  },
  'plan.limit.planNameChars': {
    cn: '平面图、模型名称字符数',
    hk: '平面圖、模型名稱字元數目',
    en: 'Characters of the name of a plan or model',
  },
  'plan.limit.planDescriptionChars': {
    cn: '平面图、模型描述字符数',
    hk: '平面圖、模型描述字元數目',
    en: 'Characters of the description of a plan or model',
  },
  'plan.limit.accessKeyChars': { cn: '访问密钥字符数', hk: '存取密鑰字元數目', en: 'Characters of an access key' },
  'plan.limit.wrongKeysMax': {
    cn: '连续输错密钥多少次后须等待',
    hk: '連續輸錯密鑰多少次後須等待',
    en: 'Wrong keys in a row before a wait',
  },
  'plan.limit.keyWaitMin': {
    cn: '输错密钥后的等待',
    hk: '輸錯密鑰後的等待',
    en: 'Wait after wrong keys, minutes',
  },
  'plan.limit.keyOpensMin': {
    cn: '正确密钥的有效时间',
    hk: '正確密鑰的有效時間',
    en: 'How long a right key opens a plan, minutes',
  },
  'plan.limit.publishStartsMax': {
    cn: '发布被中断后最多开始次数',
    hk: '發佈被中斷後最多開始次數',
    en: 'How often a publish that is cut off begins',
  },
  'plan.limit.planPointsMax': {
    cn: '一张平面图上的设备数',
    hk: '一張平面圖上的裝置數目',
    en: 'Devices on one plan',
  },
  'plan.limit.planResourcesMax': {
    cn: '一张平面图上标注的出口、楼梯、消火栓、灭火器',
    hk: '一張平面圖上標示的出口、樓梯、消防龍頭、滅火筒',
    en: 'Ways out, stairs, hydrants, extinguishers marked on one plan',
  },
  'plan.limit.planReplayDaysMax': { cn: '一次回放的天数', hk: '一次重播的日數', en: 'Days of one replay' },
  'plan.limit.planReplayStepsMax': { cn: '一次回放的报警数', hk: '一次重播的警報數目', en: 'Alarms of one replay' },
  'plan.limit.planElsewhereMax': {
    cn: '回放旁列出的图外探测器数',
    hk: '重播旁列出的圖外探測器數目',
    en: 'Detectors off the plan named beside a replay',
  },
  'plan.limit.planSilentMax': {
    cn: '回放列出的未上报设备数',
    hk: '重播列出的沒有上報裝置數目',
    en: 'Silent devices named beside a replay',
  },
  'plan.limit.planSilentDaysMax': {
    cn: '一次回放逐台检查上报的设备数乘以天数',
    hk: '一次重播逐部檢查上報的裝置數乘以日數',
    en: 'Devices times days whose reports one replay looks through one by one',
  },
  'plan.limit.modelBytes': {
    cn: '模型文件大小',
    hk: '模型檔案大小',
    en: "Size of a model's file, bytes",
  },
  'plan.limit.modelSideM': {
    cn: '模型长、宽、高',
    hk: '模型長、闊、高',
    en: 'Length, width, height of a model, m',
  },
  'plan.limit.modelLinkChars': { cn: '模型链接字符数', hk: '模型連結字元數目', en: "Characters of a model's link" },
} satisfies Readonly<Record<`plan.limit.${keyof typeof limits}`, Phrase>>);
