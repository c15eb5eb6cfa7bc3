import { defineWords, type Phrase } from '../../lib/index.ts';
import type * as limits from '../limits.ts';

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const shellLimitWords = defineWords({
  'shell.limit.imageBytesPerDay': {
    cn: '一个账号一天上传图片的字节数',
    hk: '一個帳戶一日上載圖片的位元組數目',
    en: 'Bytes of pictures that one account sends in a day',
  },
  'shell.limit.importBytesMax': { cn: '导入文件大小上限', hk: '匯入檔案大小上限', en: 'Size of a file to import' },
  'shell.limit.importRowsMax': { cn: '一次导入的行数上限', hk: '一次匯入的行數上限', en: 'Rows of an import' },
  'shell.limit.importLinesMax': {
    cn: '导入工作表的行数上限（含空行）',
    hk: '匯入工作表的行數上限（含空行）',
    en: 'Lines of a sheet to import, blank ones too',
  },
  'shell.limit.importUnpackedBytesMax': {
    cn: '导入工作簿解压后的大小上限',
    hk: '匯入活頁簿解壓後的大小上限',
    en: 'Size of a workbook to import once it is unpacked',
  },
  'shell.limit.importsAtOnceMax': {
    cn: '平台或同一归属同时进行的导入数',
    hk: '平台或同一歸屬同時進行的匯入數目',
    en: 'Imports at once of the platform, or of one partner, unit, organisation or company',
  },
  'shell.limit.importsOfOthersMax': {
    cn: '平台以外同时进行的导入总数',
    hk: '平台以外同時進行的匯入總數',
    en: 'Imports at once of all others than the platform',
  },
  'shell.limit.importCellCharsMax': {
    cn: '导入单元格的字符上限',
    hk: '匯入儲存格的字元上限',
    en: 'Characters of a cell to import',
  },
  'shell.limit.callTimeoutMs': { cn: '请求超时', hk: '要求逾時', en: 'Timeout of a call' },
  'shell.limit.pollIntervalMs': { cn: '轮询间隔', hk: '輪詢間隔', en: 'Polling interval' },
  'shell.limit.freshForMs': {
    cn: '数据多久未确认即标为过期',
    hk: '資料多久未確認即標為過時',
    en: 'Age at which data are marked as no longer confirmed',
  },
  'shell.limit.noticeForMs': {
    cn: '提示自动收起的时间',
    hk: '提示自動收起的時間',
    en: 'How long a notice stays by itself',
  },
  'shell.limit.defaultPageSize': { cn: '默认每页行数', hk: '預設每頁行數', en: 'Rows per page by default' },
  'shell.limit.pageSizeMax': { cn: '每页最多行数', hk: '每頁最多行數', en: 'Most rows per page' },
  'shell.limit.draftKeptMs': {
    cn: '未保存内容的保留时间',
    hk: '未儲存內容的保留時間',
    en: 'Unsaved entries are kept for',
  },
  'shell.limit.exportRowsMax': { cn: '导出行数上限', hk: '匯出行數上限', en: 'Most rows of an export' },
  'shell.limit.screenLoadTimeoutMs': {
    cn: '页面加载超时',
    hk: '頁面載入逾時',
    en: 'Timeout of a screen to load',
  },
  'shell.limit.minimumWindow': { cn: '窗口最小尺寸', hk: '視窗最小尺寸', en: 'Smallest window' },
  'shell.limit.pushReconnectMs': {
    cn: '推送重连等待',
    hk: '推送重新連線等待',
    en: 'Push reconnects after',
  },
  'shell.limit.pushResubscribeMs': {
    cn: '推送重新订阅等待',
    hk: '推送重新訂閱等待',
    en: 'Push resubscribes after',
  },
  'shell.limit.imageCompressAboveBytes': {
    cn: '超过多少字节的图片先压缩再上传',
    hk: '超過多少位元組的圖片先壓縮再上載',
    en: 'Images above these bytes are compressed first',
  },
  'shell.limit.imageReadBytesMax': {
    cn: '可选择的图片字节数上限',
    hk: '可選擇的圖片位元組數上限',
    en: 'Most bytes of an image that may be chosen',
  },
} satisfies Readonly<Record<`shell.limit.${keyof typeof limits}`, Phrase>>);
