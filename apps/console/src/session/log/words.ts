import { defineWords } from '@fireline/domain/lib';

/** The user log. */
export const logScreenWords = defineWords({
  'log.alarm': { cn: '报警 {id}', hk: '警報 {id}', en: 'Alarm {id}' },
  'log.search': { cn: '搜索用户、详情或地址', hk: '搜尋用戶、詳情或位址', en: 'Search user, detail or address' },
  'log.anyAction': { cn: '全部操作', hk: '所有操作', en: 'Any action' },
  'log.anyArea': { cn: '全部功能', hk: '所有功能', en: 'Any area' },
  'log.export': { cn: '下载含变更的日志', hk: '下載連同變更的日誌', en: 'Download with changes' },
  'log.anyResult': { cn: '全部结果', hk: '所有結果', en: 'Any result' },
  'log.period': { cn: '时间', hk: '時間', en: 'When' },
  'log.kept': {
    cn: '日志保留 {days} 天，{day} 之前的记录会被删除',
    hk: '日誌保留 {days} 日，{day} 之前的記錄會被刪除',
    en: 'Entries are kept for {days} {days|day|days}; those from before {day} are deleted',
  },
  'log.keptForever': { cn: '日志一直保留', hk: '日誌一直保留', en: 'Entries are kept for ever' },
  'log.empty': { cn: '没有记录', hk: '沒有記錄', en: 'No entries' },
  'log.entry': { cn: '{action} · {username}', hk: '{action} · {username}', en: '{action} · {username}' },
});
