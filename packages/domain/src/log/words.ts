import { defineWords, type Phrase } from '../lib/index.ts';
import type { UserLogExportColumn, UserLogResult } from './columns.ts';

/** What the log says around its entries; what each area notes has its words there. @spec SHL-12 SES-10 */
export const logWords = defineWords({
  'session.log.result.success': { cn: '成功', hk: '成功', en: 'Success' },
  'session.log.result.failure': { cn: '失败', hk: '失敗', en: 'Failure' },
  'session.log.column.at': { cn: '时间', hk: '時間', en: 'When' },
  'session.log.column.username': { cn: '用户名', hk: '用戶名稱', en: 'User' },
  'session.log.column.action': { cn: '操作', hk: '操作', en: 'Action' },
  'session.log.column.result': { cn: '结果', hk: '結果', en: 'Result' },
  'session.log.column.ip': { cn: '来源地址', hk: '來源位址', en: 'From' },
  'session.log.column.detail': { cn: '详情', hk: '詳情', en: 'Detail' },
  'session.log.column.area': { cn: '功能', hk: '功能', en: 'Area' },
  'session.log.column.target': { cn: '对象', hk: '對象', en: 'Record' },
  'session.log.column.client': { cn: '客户端', hk: '用戶端', en: 'Client' },
  'session.log.column.changes': { cn: '变更', hk: '更改', en: 'Changes' },
  'session.log.tooMany': {
    cn: '共 {count} 条，超过一次导出的上限 {max} 条，请缩小范围',
    hk: '共 {count} 條，超過一次匯出的上限 {max} 條，請收窄範圍',
    en: 'One export holds at most {max} rows and the filter finds {count}; narrow it',
  },
  'session.log.range': {
    cn: '截止日期不能早于起始日期',
    hk: '結束日期不可早於開始日期',
    en: 'The last day is before the first',
  },
} satisfies Readonly<
  Record<
    | `session.log.result.${UserLogResult}`
    | `session.log.column.${UserLogExportColumn}`
    | 'session.log.range'
    | 'session.log.tooMany',
    Phrase
  >
>);
