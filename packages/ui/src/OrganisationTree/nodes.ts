import {
  type OrgBranch,
  type OrgLevel,
  type OrgNode,
  branchesOf,
  isAtLeastAsWide,
  orgTree,
  subtreeOf,
} from '@fireline/domain/org';
import type { TreeNode } from '../Tree/index.ts';

/** An organisation as it comes over the wire. */
export interface OrganisationRow extends OrgNode {
  /** How many hang under it; those that are not among the rows are asked for when it opens. */
  readonly childCount?: number | undefined;
  /** Found by typing but not shown: pinyin. */
  readonly keywords?: string | undefined;
}

export interface OrganisationNode extends TreeNode {
  readonly level: OrgLevel;
}

export interface NodesInput {
  readonly rows: readonly OrganisationRow[];
  /** Whose subtree is seen; absent: all there is. */
  readonly ownId?: string | undefined;
  /** Wider ones only hold others together. */
  readonly widestLevel?: OrgLevel | undefined;
}

/** The rows that somebody of an organisation may see, it on top. @spec ORG-04 */
function inRange(rows: readonly OrganisationRow[], ownId: string | undefined): readonly OrganisationRow[] {
  if (ownId === undefined) return rows;
  return subtreeOf(orgTree(rows), ownId).map(({ parentId, ...org }) =>
    org.orgId === ownId ? org : { ...org, parentId },
  );
}

/** Organisations as nodes, each under its own, by the rules of the domain. @spec ORG-01 ORG-04 */
export function organisationNodes({ rows, ownId, widestLevel }: NodesInput): OrganisationNode[] {
  const seen = inRange(rows, ownId);
  const byId = new Map(rows.map((row) => [row.orgId, row]));
  const nodeOf = ({ orgId, orgName, orgLevel, children }: OrgBranch): OrganisationNode => ({
    id: orgId,
    label: orgName,
    keywords: byId.get(orgId)?.keywords,
    level: orgLevel,
    children: children.length > 0 ? children.map(nodeOf) : undefined,
    hasChildren: (byId.get(orgId)?.childCount ?? 0) > 0,
    isGroup: widestLevel !== undefined && !isAtLeastAsWide(widestLevel, orgLevel),
  });
  return branchesOf(orgTree(seen)).map(nodeOf);
}
