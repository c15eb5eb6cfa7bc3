export { groupOfHeader } from './groupRows.ts';
export { type GroupsOptions, useGroups } from './useGroups.tsx';
export { type SubRowsOptions } from './useSubRows.ts';
export { type Tree, type TreeOptions, useTree } from './useTree.tsx';
