import { defineWords } from '@fireline/domain/lib';

export const planMarksWords = defineWords({
  'PlanMarks.layer': { cn: '图上标注', hk: '圖上標示', en: 'Marked on the plan' },
  'PlanMarks.named': { cn: '{kind}：{name}', hk: '{kind}：{name}', en: '{kind}: {name}' },
  'PlanMarks.keys': {
    cn: '方向键移动，Shift 加方向键大步移动，Delete 删除',
    hk: '方向鍵移動，Shift 加方向鍵大步移動，Delete 刪除',
    en: 'Arrow keys move it, with Shift further; Delete removes it',
  },
  'PlanMarks.placing': { cn: '在图上点按{kind}的位置', hk: '在圖上點按{kind}的位置', en: 'Press where it is: {kind}' },
  'PlanMarks.middle': { cn: '放在画面中央', hk: '放在畫面中央', en: 'Put it in the middle' },
  'PlanMarks.cancel': { cn: '取消', hk: '取消', en: 'Cancel' },
});
