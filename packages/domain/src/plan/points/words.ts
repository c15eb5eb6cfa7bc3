import { defineWords, type Phrase } from '../../lib/index.ts';
import type { Alignment } from './align.ts';
import type { ConflictChoice } from './merge.ts';
import type { NearestKind } from './nearest.ts';
import type { MarkedKind } from './resource.ts';

type Needed =
  | `plan.align.${Alignment}`
  | `plan.conflictChoice.${ConflictChoice}`
  | `plan.nearest.${NearestKind}`
  | `plan.nearestNone.${NearestKind}`
  | `plan.resource.${MarkedKind}`;

/** The words of placing devices on a plan, of two who do it at once, and of what is near an alarm. @spec SHL-12 PLN-04 N07 N12 */
export const planPointWords = defineWords({
  'plan.align.left': { cn: '左对齐', hk: '靠左對齊', en: 'Align left' },
  'plan.align.right': { cn: '右对齐', hk: '靠右對齊', en: 'Align right' },
  'plan.align.top': { cn: '上对齐', hk: '靠上對齊', en: 'Align top' },
  'plan.align.bottom': { cn: '下对齐', hk: '靠下對齊', en: 'Align bottom' },
  'plan.align.across': { cn: '横向均匀分布', hk: '橫向平均分佈', en: 'Distribute across' },
  'plan.align.down': { cn: '纵向均匀分布', hk: '縱向平均分佈', en: 'Distribute down' },

  'plan.conflictChoice.merge': { cn: '合并两边的修改', hk: '合併兩邊的更改', en: 'Keep both changes' },
  'plan.conflictChoice.mine': { cn: '只保留我的', hk: '只保留我的', en: 'Keep only mine' },
  'plan.conflictChoice.theirs': { cn: '只保留对方的', hk: '只保留對方的', en: 'Keep only theirs' },

  'plan.nearest.exit': { cn: '安全出口', hk: '安全出口', en: 'Exit' },
  'plan.nearest.hydrant': { cn: '消火栓', hk: '消防龍頭', en: 'Hydrant' },
  'plan.nearest.camera': { cn: '摄像机', hk: '攝錄機', en: 'Camera' },
  'plan.nearestNone.exit': { cn: '图上没有标注安全出口', hk: '圖上沒有標示安全出口', en: 'The plan names no exit' },
  'plan.nearestNone.hydrant': { cn: '图上没有消火栓', hk: '圖上沒有消防龍頭', en: 'The plan names no hydrant' },
  'plan.nearestNone.camera': { cn: '图上没有摄像机', hk: '圖上沒有攝錄機', en: 'The plan names no camera' },

  'plan.resource.exit': { cn: '安全出口', hk: '安全出口', en: 'Exit' },
  'plan.resource.stair': { cn: '疏散楼梯', hk: '逃生樓梯', en: 'Stair' },
  'plan.resource.hydrant': { cn: '消火栓', hk: '消防龍頭', en: 'Hydrant' },
  'plan.resource.extinguisher': { cn: '灭火器', hk: '滅火筒', en: 'Extinguisher' },
} satisfies Readonly<Record<Needed, Phrase>>);
