import { Tree } from '../../Tree/index.ts';
import { TreeSelect } from '../../TreeSelect/index.ts';
import type { Examples } from './types.ts';

/** Examples of what shows what hangs under what. */
export const structureExamples: Examples = {
  Tree: (root) => (
    <Tree
      {...root}
      label="设备"
      nodes={[{ id: 'a', label: '星河国际广场', children: [{ id: 'a1', label: '1 层' }] }]}
      defaultOpenIds={['a']}
      selection="multiple"
      isSearchable
    />
  ),
  TreeSelect: (root) => (
    <TreeSelect
      {...root}
      label="所属机构"
      nodes={[{ id: '44', label: '广东省', children: [{ id: '4403', label: '深圳市' }] }]}
      defaultValue={['4403']}
      isClearable
    />
  ),
};
