import { defineWords } from '@fireline/domain/lib';

export const machineDiagramWords = defineWords({
  'MachineDiagram.picture': { cn: '{label}：状态图', hk: '{label}：狀態圖', en: '{label}: state diagram' },
  'MachineDiagram.table': { cn: '{label}：状态表', hk: '{label}：狀態表', en: '{label}: state table' },
  'MachineDiagram.state': { cn: '状态', hk: '狀態', en: 'State' },
  'MachineDiagram.event': { cn: '事件', hk: '事件', en: 'Event' },
  'MachineDiagram.to': { cn: '转到', hk: '轉至', en: 'Leads to' },
  'MachineDiagram.guards': { cn: '条件', hk: '條件', en: 'Conditions' },
  'MachineDiagram.spec': { cn: '需求编号', hk: '需求編號', en: 'Requirement' },
  'MachineDiagram.initial': { cn: '初始', hk: '初始', en: 'initial' },
  'MachineDiagram.final': { cn: '终态', hk: '終結', en: 'final' },
  'MachineDiagram.current': { cn: '当前', hk: '目前', en: 'current' },
  'MachineDiagram.nothingLeaves': { cn: '不再变化', hk: '不再改變', en: 'Nothing leaves it' },
});
