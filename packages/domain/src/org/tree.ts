import { hasWords } from '../lib/index.ts';
import { defaultOrgId, isAtLeastAsWide, type OrgLevel } from './levels.ts';
import { heatMapWidestLevel } from './limits.ts';

/** One organisation as a row. @spec ORG-01 */
export interface OrgNode {
  readonly orgId: string;
  readonly orgName: string;
  readonly orgLevel: OrgLevel;
  /** Absent for the widest of all. */
  readonly parentId?: string | undefined;
}

/** Organisations as they are asked for: by id, and by whose children they are. */
export interface OrgTree {
  readonly byId: ReadonlyMap<string, OrgNode>;
  readonly childrenOf: ReadonlyMap<string | undefined, readonly OrgNode[]>;
}

/** An organisation with what hangs under it. @spec ORG-01 */
export interface OrgBranch extends OrgNode {
  readonly childCount: number;
  readonly children: readonly OrgBranch[];
}

/** The rows as a tree; rows whose parent is missing hang under nothing. @spec ORG-01 */
export const orgTree = (nodes: readonly OrgNode[]): OrgTree => ({
  byId: new Map(nodes.map((node) => [node.orgId, node])),
  childrenOf: Map.groupBy(nodes, ({ parentId }) => parentId),
});

/** From the widest to the organisation itself; empty when there is no such organisation. A circle in the data ends the walk. @spec ORG-02 */
export const lineOf = ({ byId }: OrgTree, orgId: string): OrgNode[] => {
  const line = new Set<OrgNode>();
  for (let node = byId.get(orgId); node && !line.has(node); node = byId.get(node.parentId ?? '')) line.add(node);
  return [...line].toReversed();
};

/** The ids on the way as a path that ends in a slash, `/44/4403/`: what it begins with contains it. The root's is `/`. @spec ORG-04 */
export const orgPath = (tree: OrgTree, orgId: string): string =>
  lineOf(tree, orgId)
    .filter((node) => node.orgId !== defaultOrgId)
    .map((node) => `/${node.orgId}`)
    .join('')
    .concat('/');

/** The organisation and all under it, widest first; nothing when there is no such organisation. @spec ORG-04 */
export const subtreeOf = ({ byId, childrenOf }: OrgTree, orgId: string): OrgNode[] => {
  const root = byId.get(orgId);
  const found = new Set(root ? [root] : []);
  for (const node of found) for (const child of childrenOf.get(node.orgId) ?? []) found.add(child);
  return [...found];
};

/** Whether an organisation's people may see another: their own and all under it. @spec ORG-04 */
export const isInRange = (tree: OrgTree, ownId: string, orgId: string): boolean =>
  lineOf(tree, orgId).some((node) => node.orgId === ownId);

/** What hangs under one organisation, or the whole forest, with its counts. Only as deep as the levels go. @spec ORG-01 ORG-02 */
export const branchesOf = (tree: OrgTree, parentId?: string): OrgBranch[] =>
  (tree.childrenOf.get(parentId) ?? []).map((node) => branchOf(tree, node));

const branchOf = (tree: OrgTree, node: OrgNode): OrgBranch => {
  const inner = tree.childrenOf.get(node.orgId) ?? [];
  // a row below its own kind is broken data: it must not be walked in circles
  const isSound = inner.every(({ orgLevel }) => !isAtLeastAsWide(orgLevel, node.orgLevel));
  return { ...node, childCount: inner.length, children: isSound ? branchesOf(tree, node.orgId) : [] };
};

/** The ids to show for a search: those whose name contains the text, and the way to each. Nothing asked for shows all. @spec ORG-02 */
export const searchOrgs = (tree: OrgTree, text: string): Set<string> => {
  const shown = new Set<string>();
  for (const node of tree.byId.values())
    if (hasWords(node.orgName, text)) for (const { orgId } of lineOf(tree, node.orgId)) shown.add(orgId);
  return shown;
};

/** The organisations that a heat map may be asked for by who sees this subtree: a city or what is narrower. @spec ORG-04 */
export const heatMapChoices = (tree: OrgTree, ownId: string): OrgNode[] =>
  subtreeOf(tree, ownId).filter(({ orgLevel }) => isAtLeastAsWide(heatMapWidestLevel, orgLevel));
