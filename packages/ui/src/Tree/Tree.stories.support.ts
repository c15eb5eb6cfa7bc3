import type { TreeNode } from './nodes.ts';

const floor = (building: string, number: number): TreeNode => ({
  id: `${building}-${number}`,
  label: `${number} 层`,
  keywords: `F${number}`,
  children: ['烟感', '温感', '手动报警按钮', '消火栓按钮'].map((kind, at) => ({
    id: `${building}-${number}-${at}`,
    label: `${kind} ${number}0${at + 1}`,
    keywords: `8612${number}0${at + 1}`,
  })),
});

/** A tower, a school and a hotel, with floors and devices. */
export const buildings: readonly TreeNode[] = [
  {
    id: 'galaxy',
    label: '星河国际广场 A 座',
    keywords: 'xinghe',
    children: [1, 2, 3].map((at) => floor('galaxy', at)),
  },
  {
    id: 'school',
    label: '第三中学',
    keywords: 'zhongxue',
    children: [floor('school', 1), { id: 'school-gym', label: '体育馆（停用）', disabled: true }],
  },
  {
    id: 'hotel',
    label: '海港酒店 Harbour Hotel',
    keywords: 'haigang',
    children: [floor('hotel', 1), floor('hotel', 2)],
  },
  { id: 'pump', label: '消防泵房' },
];

/** As many nodes as asked for: units of 20 floors with 24 devices each. */
export function manyNodes(count: number): TreeNode[] {
  const units: TreeNode[] = [];
  for (let left = count, unit = 1; left > 0; unit++) {
    left -= 1;
    const floors: TreeNode[] = [];
    for (let at = 1; at <= 20 && left > 0; at++) {
      const devices = Math.min(24, left - 1);
      left -= devices + 1;
      floors.push({
        id: `${unit}.${at}`,
        label: `${at} 层`,
        children: Array.from({ length: devices }, (_, device) => ({
          id: `${unit}.${at}.${device}`,
          label: `烟感 ${unit}-${at}-${device + 1}`,
        })),
      });
    }
    units.push({ id: `${unit}`, label: `单位 ${unit}`, children: floors });
  }
  return units;
}

/** Every branch, so that all can be open. */
export const branchIds = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => (node.children ? [node.id, ...branchIds(node.children)] : []));
