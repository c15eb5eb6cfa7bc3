import { defineWords } from '@fireline/domain/lib';

export const diagnosisStepsWords = defineWords({
  'DiagnosisSteps.question': { cn: '选择问题', hk: '選擇問題', en: 'Choose the question' },
  'DiagnosisSteps.details': { cn: '填写信息', hk: '填寫資料', en: 'Give the details' },
  'DiagnosisSteps.result': { cn: '检查结果', hk: '檢查結果', en: 'Look at the checks' },
  'DiagnosisSteps.order': { cn: '转工单', hk: '轉為工單', en: 'Make a work order' },
  'DiagnosisSteps.subject': { cn: '问题类别', hk: '問題類別', en: 'What it is about' },
  'DiagnosisSteps.which': { cn: '遇到的问题', hk: '遇到的問題', en: 'What is wrong' },
  'DiagnosisSteps.next': { cn: '下一步', hk: '下一步', en: 'Next' },
  'DiagnosisSteps.back': { cn: '上一步', hk: '上一步', en: 'Back' },
  'DiagnosisSteps.check': { cn: '开始检查', hk: '開始檢查', en: 'Check now' },
  'DiagnosisSteps.failed': { cn: '检查未完成', hk: '檢查未能完成', en: 'The check could not be made' },
  'DiagnosisSteps.failedHint': {
    cn: '填写的内容还在，请稍后重试',
    hk: '已填寫的資料仍在，請稍後再試',
    en: 'What you entered is kept; try again',
  },
  'DiagnosisSteps.allWell': {
    cn: '{count} 项检查全部正常',
    hk: '{count} 項檢查全部正常',
    en: 'Checks made: {count}. All are good',
  },
  'DiagnosisSteps.amiss': {
    cn: '{count} 项检查中有 {amiss} 项需要处理',
    hk: '{count} 項檢查中有 {amiss} 項需要處理',
    en: 'Checks made: {count}. To see to: {amiss}',
  },
  'DiagnosisSteps.solved': { cn: '已解决', hk: '已解決', en: 'Solved' },
  'DiagnosisSteps.unsolved': { cn: '仍未解决', hk: '仍未解決', en: 'Not solved' },
  'DiagnosisSteps.reason': { cn: '还有什么没有解决？', hk: '還有甚麼未解決？', en: 'What is still wrong?' },
  'DiagnosisSteps.reasonHint': {
    cn: '工单会附上检查结果，客服无需再问一遍',
    hk: '工單會附上檢查結果，客戶服務員毋須再問一次',
    en: 'The work order carries the checks, so that nobody asks again',
  },
  'DiagnosisSteps.makeOrder': { cn: '生成工单', hk: '建立工單', en: 'Make the work order' },
  'DiagnosisSteps.orderFailed': {
    cn: '工单未生成，请重试',
    hk: '工單未能建立，請重試',
    en: 'No order was made; try again',
  },
  'DiagnosisSteps.orderMade': { cn: '已转为工单', hk: '已轉為工單', en: 'A work order was made' },
  'DiagnosisSteps.doneSolved': { cn: '问题已解决', hk: '問題已解決', en: 'The problem is solved' },
  'DiagnosisSteps.again': { cn: '重新诊断', hk: '重新診斷', en: 'Start again' },
  'DiagnosisSteps.never': { cn: '从未上报', hk: '從未上報', en: 'Never reported' },
  'DiagnosisSteps.unknown': { cn: '未知', hk: '不詳', en: 'Unknown' },
  'DiagnosisSteps.seen': { cn: '查到：{fact}', hk: '查得：{fact}', en: 'Found: {fact}' },
});
