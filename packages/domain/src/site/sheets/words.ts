import { defineWords } from '../../lib/index.ts';

/** Why a file of rows is not read, in the browser or at the gateway. @spec DEV-26 SHL-26 SHL-12 */
export const sheetWords = defineWords({
  'sheet.noText': {
    cn: '文件不是文本，或编码不是 UTF-8、UTF-16、GB18030、Big5',
    hk: '檔案不是文字，或編碼不是 UTF-8、UTF-16、GB18030、Big5',
    en: 'The file is no text, or its encoding is none of UTF-8, UTF-16, GB18030 and Big5',
  },
  'sheet.encoding': {
    cn: '无法确定文件的编码，可能是 {0}；请另存为“CSV UTF-8”',
    hk: '無法確定檔案的編碼，可能是 {0}；請另存為「CSV UTF-8」',
    en: 'The encoding of the file is not certain; it could be {0}. Save it as "CSV UTF-8"',
  },
  'sheet.formula': {
    cn: '单元格 {0} 是公式；请复制后粘贴为值',
    hk: '儲存格 {0} 是公式；請複製後貼上為值',
    en: 'Cell {0} is a formula; copy it and paste its value',
  },
  'sheet.longNumber': {
    cn: '单元格 {0} 的数字超过 15 位，表格软件已丢失部分数字；请把该列设为文本后重新填写',
    hk: '儲存格 {0} 的數字超過 15 位，試算表軟件已失去部分數字；請把該欄設為文字後重新填寫',
    en: 'Cell {0} is a number of more digits than the spreadsheet kept; format the column as text and fill it in again',
  },
  'sheet.errorCell': {
    cn: '单元格 {0} 是错误值 {1}；请改正或清空后再导入',
    hk: '儲存格 {0} 是錯誤值 {1}；請更正或清空後再匯入',
    en: 'Cell {0} holds the error {1}; correct or clear it first',
  },
  'sheet.longCell': {
    cn: '单元格 {0} 超过 {1} 个字符，可能少了一个引号',
    hk: '儲存格 {0} 超過 {1} 個字元，可能欠一個引號',
    en: 'Cell {0} has more than {1} characters; a quotation mark may be missing',
  },
  'sheet.openQuote': {
    cn: '单元格 {0} 的引号没有结束，后面的行都被算在其中',
    hk: '儲存格 {0} 的引號沒有結束，其後各行都算在其中',
    en: 'The quotation mark of cell {0} is never closed, so all rows below belong to it',
  },
  'sheet.tooManyLines': {
    cn: '工作表超过 {0} 行（含空行）；请把有内容的行复制到新的工作簿',
    hk: '工作表超過 {0} 行（含空行）；請把有內容的行複製到新的活頁簿',
    en: 'The sheet has more than {0} lines, blank ones too; copy those that are filled in into a new workbook',
  },
  'sheet.tooManyRows': {
    cn: '一次最多导入 {0} 行，此文件更多；请拆分后再导入',
    hk: '一次最多匯入 {0} 行，此檔案更多；請分拆後再匯入',
    en: 'An import has {0} rows at most and this file more; split it',
  },
  'sheet.tooManyColumns': {
    cn: '最多 {0} 列',
    hk: '最多 {0} 欄',
    en: 'A file has {0} columns at most',
  },
});
