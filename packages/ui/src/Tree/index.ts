export { Tree, type TreeProps, type TreeSelection } from './Tree.tsx';
export { type Flat, type TreeNode, flatten, lineTo } from './nodes.ts';
export { type NodeRow, visibleRows } from './rows.ts';
export { type Found, pieces, search } from './search.ts';
