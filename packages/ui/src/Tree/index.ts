export { Tree, type TreeProps, type TreeSelection } from './Tree.tsx';
export { type Flat, type TreeNode, flatten, lineTo } from './nodes.ts';
