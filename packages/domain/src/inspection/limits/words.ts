import { defineWords, type Phrase } from '../../lib/index.ts';
import type * as limits from '../limits.ts';

/** A short name of each limit, for people. @spec SHL-12 */
export const inspectionLimitWords = defineWords({
  'inspection.limit.cycleLengthDays': { cn: '计划周期', hk: '計劃週期', en: 'Cycle of a plan' },
  'inspection.limit.validityYearsMax': {
    cn: '计划最长有效期',
    hk: '計劃最長有效期',
    en: 'Longest validity of a plan',
  },
  'inspection.limit.nameChars': { cn: '名称字数', hk: '名稱字數', en: 'Name' },
  'inspection.limit.itemContentChars': { cn: '项目内容字数', hk: '項目內容字數', en: 'Item content' },
  'inspection.limit.requirementChars': { cn: '要求说明字数', hk: '要求說明字數', en: 'Requirement' },
  'inspection.limit.guideUrlChars': {
    cn: '操作指引网址字数',
    hk: '操作指引網址字數',
    en: 'Guide address',
  },
  'inspection.limit.serialChars': { cn: '序列号字数', hk: '序號字數', en: 'Serial number' },
  'inspection.limit.locationChars': { cn: '点位位置字数', hk: '巡查點位置字數', en: 'Location' },
  'inspection.limit.pointItemCount': { cn: '每个点位的项目数', hk: '每個巡查點的項目數目', en: 'Items of a point' },
  'inspection.limit.linePointCount': { cn: '每条线路的点位数', hk: '每條路線的巡查點數目', en: 'Points on a route' },
  'inspection.limit.routeChars': { cn: '路线说明字数', hk: '路線說明字數', en: 'Route' },
  'inspection.limit.resultChars': { cn: '结果说明字数', hk: '結果說明字數', en: 'Result description' },
  'inspection.limit.resultImageCount': { cn: '结果图片张数', hk: '結果圖片張數', en: 'Images of a result' },
  'inspection.limit.imageNameChars': { cn: '图片名称字数', hk: '圖片名稱字數', en: 'Image name' },
  'inspection.limit.resultKeyChars': { cn: '结果标识字数', hk: '結果識別碼字數', en: 'Key of a result' },
  'inspection.limit.categoriesMax': { cn: '类别数', hk: '類別數目', en: 'Categories' },
  'inspection.limit.itemsMax': { cn: '检查项数', hk: '檢查項目數', en: 'Items' },
  'inspection.limit.pointsMax': { cn: '一个单位的点位数', hk: '一個單位的點位數目', en: 'Points of a unit' },
  'inspection.limit.plansMax': { cn: '一个单位的计划数', hk: '一個單位的計劃數目', en: 'Plans of a unit' },
  'inspection.limit.tagsMax': { cn: '一个单位的标签数', hk: '一個單位的標籤數目', en: 'Tags of a unit' },
  'inspection.limit.madeAheadDays': {
    cn: '提前生成任务的天数',
    hk: '提前產生任務的日數',
    en: 'Days that tasks are made ahead',
  },
  'inspection.limit.failureDueDays': { cn: '隐患整改天数', hk: '隱患整改日數', en: 'Days to rectify' },
  'inspection.limit.clockSkewMarkMin': {
    cn: '手机时钟误差标记（分钟）',
    hk: '手機時鐘誤差標記（分鐘）',
    en: 'Minutes after which a wrong clock is marked',
  },
  'inspection.limit.earlyTakenMin': {
    cn: '可提前记录的分钟',
    hk: '可提早記錄的分鐘',
    en: 'Minutes before a task begins',
  },
  'inspection.limit.homeDays': { cn: '首页统计天数', hk: '首頁統計日數', en: 'Days of the figures' },
  'inspection.limit.scannedCodeChars': { cn: '扫描内容字数', hk: '掃描內容字數', en: 'Scanned text' },
  'inspection.limit.phoneTasksMax': { cn: '手机上的任务数', hk: '手機上的任務數目', en: 'Tasks on a phone' },
  'inspection.limit.phoneTaskDays': {
    cn: '未完成任务在手机上保留的天数',
    hk: '未完成任務在手機上保留的日數',
    en: 'Days that an undone task stays on the phone',
  },
  'inspection.limit.resultsPerSync': { cn: '每次上传结果数', hk: '每次上載結果數目', en: 'Results in one call' },
  'inspection.limit.resultImageBytesMax': { cn: '结果图片大小', hk: '結果圖片大小', en: 'Size of an image' },
  'inspection.limit.inspectionBatchCount': { cn: '批量操作条数', hk: '批量操作項數', en: 'Rows of a batch' },
  'inspection.limit.linesMax': { cn: '一个单位的线路数', hk: '一個單位的路線數目', en: 'Routes of a unit' },
  'inspection.limit.labelsAtOnce': { cn: '单次打印标签数', hk: '每次列印標籤數目', en: 'Labels on one sheet' },
  'inspection.limit.qrEditionMax': { cn: '二维码最多版次', hk: '二維碼最多版次', en: 'Editions of a QR code' },
} satisfies Readonly<Record<`inspection.limit.${keyof typeof limits}`, Phrase>>);
