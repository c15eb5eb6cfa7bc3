import { Tree } from '../../Tree/index.ts';
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
};
