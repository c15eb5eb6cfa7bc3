import { defineWords } from '../../lib/index.ts';

/** What is said of IMEIs and SOS numbers. @spec SHL-12 DEV-21 */
export const deviceSosWords = defineWords({
  'device.imei.format': { cn: 'IMEI 应为 {0} 位数字', hk: 'IMEI 應為 {0} 位數字', en: 'An IMEI has {0} digits' },
  'device.imei.formatAt': {
    cn: '第 {0} 个“{imei}”不是 {1} 位数字的 IMEI',
    hk: '第 {0} 個「{imei}」並非 {1} 位數字的 IMEI',
    en: 'Number {0}, "{imei}", is not an IMEI of {1} digits',
  },
  'device.imei.lostDigitsAt': {
    cn: '第 {0} 个“{imei}”已被表格软件丢失部分数字；请把该列设为文本后重新复制',
    hk: '第 {0} 個「{imei}」已被試算表軟件失去部分數字；請把該欄設為文字後重新複製',
    en: 'Number {0}, "{imei}", has lost digits in a spreadsheet; format the column as text and copy it again',
  },
  'device.imei.duplicateAt': {
    cn: '第 {0} 个 {imei} 与第 {1} 个相同',
    hk: '第 {0} 個 {imei} 與第 {1} 個相同',
    en: 'Number {0}, {imei}, is the same as number {1}',
  },
  'device.imei.checkDigitAt': {
    cn: '第 {0} 个 {imei} 的校验位不符，可能输错',
    hk: '第 {0} 個 {imei} 的檢查碼不符，可能輸入有誤',
    en: 'Number {0}, {imei}, has the wrong check digit and may be mistyped',
  },
  'device.imei.tooMany': {
    cn: '一次最多识别 {0} 个 IMEI，其余请分次粘贴',
    hk: '每次最多讀取 {0} 個 IMEI，其餘請分次貼上',
    en: 'At most {0} IMEIs are read at once; paste the rest separately',
  },
  'device.sos.unknown': {
    cn: '没有这个 IMEI 的设备',
    hk: '沒有此 IMEI 的裝置',
    en: 'There is no device of this IMEI',
  },
  'device.sos.notFound': { cn: '没有这个批次', hk: '沒有此批次', en: 'There is no such batch' },
  'device.sos.failed': {
    cn: '下发失败，请稍后重试',
    hk: '發出失敗，請稍後再試',
    en: 'It could not be sent; try again later',
  },
  'device.sos.outcome.waiting': { cn: '等待下发', hk: '等候發出', en: 'To be sent' },
  'device.sos.outcome.refused': { cn: '未下发', hk: '未有發出', en: 'Not sent' },
  'device.phoneBook.tooManySos': {
    cn: 'SOS 号码最多 {0} 个',
    hk: 'SOS 號碼最多 {0} 個',
    en: 'At most {0} SOS numbers',
  },
  'device.phoneBook.conflict': {
    cn: '{name} 已修改此电话本，请重新打开后再改',
    hk: '{name} 已更改此電話簿，請重新開啟後再改',
    en: '{name} has changed this phone book meanwhile; open it again before you change it',
  },
  'device.number.format': {
    cn: '请输入可拨打的号码：{0} 至 {1} 位数字，可含“+”、空格和“-”',
    hk: '請輸入可致電的號碼：{0} 至 {1} 個數字，可含「+」、空格及「-」',
    en: 'Please enter a number to call: {0} to {1} digits, with +, blanks and hyphens if need be',
  },
});
