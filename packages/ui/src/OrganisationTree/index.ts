export { OrganisationTree, type OrganisationTreeProps } from './OrganisationTree.tsx';
export { type OrganisationRow } from './nodes.ts';
