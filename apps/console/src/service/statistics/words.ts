import { defineWords } from '@fireline/domain/lib';

export const orderStatisticsWords = defineWords({
  'orderFigures.range': { cn: '创建日期', hk: '建立日期', en: 'Created' },
  'orderFigures.empty': { cn: '这段时间没有工单', hk: '這段時間沒有工單', en: 'No work orders in this period' },
  'orderFigures.created': { cn: '创建', hk: '建立', en: 'Created' },
  'orderFigures.resolvedRatio': { cn: '解决率', hk: '解決率', en: 'Resolved' },
  'orderFigures.ofClosed': { cn: '已关闭 {count} 个', hk: '已結束 {count} 個', en: 'of {count} closed' },
  'orderFigures.score': { cn: '平均评分', hk: '平均評分', en: 'Score' },
  'orderFigures.rated': { cn: '已评价 {count} 个', hk: '已評價 {count} 個', en: '{count} rated' },
  'orderFigures.response': { cn: '首次响应（中位数）', hk: '首次回應（中位數）', en: 'First response (median)' },
  'orderFigures.handling': { cn: '处理时长（中位数）', hk: '處理時長（中位數）', en: 'Handling time (median)' },
  'orderFigures.hours': { cn: '小时', hk: '小時', en: 'h' },
  'orderFigures.minutes': { cn: '分钟', hk: '分鐘', en: 'min' },
  'orderFigures.byDay': { cn: '按天', hk: '按日', en: 'By day' },
  'orderFigures.day': { cn: '日期', hk: '日期', en: 'Day' },
  'orderFigures.byCategory': { cn: '按类别', hk: '按類別', en: 'By category' },
  'orderFigures.byLevel': { cn: '按级别', hk: '按級別', en: 'By level' },
  'orderFigures.byRating': { cn: '评价', hk: '評價', en: 'Ratings' },
  'orderFigures.byAgent': { cn: '按客服', hk: '按客戶服務員', en: 'By agent' },
  'orderFigures.agent': { cn: '客服', hk: '客戶服務員', en: 'Agent' },
  'orderFigures.noAgent': { cn: '还没有客服受理', hk: '尚未有客戶服務員受理', en: 'No orders assigned yet' },
});
