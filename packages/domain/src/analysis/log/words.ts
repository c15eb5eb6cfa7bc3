import { defineWords } from '../../lib/index.ts';

/** What the user log says of reports. @spec SHL-12 SES-10 */
export const analysisLogWords = defineWords({
  'session.log.area.analysis': { cn: '数据分析', hk: '數據分析', en: 'Data analysis' },
  'session.log.analysis.makeReport': { cn: '生成安全报告', hk: '產生安全報告', en: 'Safety report made' },
});
