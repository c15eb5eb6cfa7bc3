import { type Problem, defineForm, oneOf, optional, text } from '../lib/index.ts';
import { type OrgLevel, defaultOrgId, isAtLeastAsWide, orgLevels } from './levels.ts';
import { adminCenterChars, orgNameChars, orgRangeChars } from './limits.ts';
import { type OrgTree, isInRange } from './tree.ts';

/** An organisation as it is created or renamed. @spec ORG-01 ORG-02 */
export const orgForm = defineForm({
  orgName: text(orgNameChars),
  orgLevel: oneOf(orgLevels),
  parentId: optional(text({ min: 1, max: 32 })),
  adminCenter: optional(text(adminCenterChars)),
  orgRange: optional(text(orgRangeChars)),
});

/** Where an organisation is to hang. @spec ORG-02 */
export const orgMoveForm = defineForm({ parentId: text({ min: 1, max: 32 }) });

const levelProblem = (tree: OrgTree, orgLevel: OrgLevel, parentId: string | undefined): Problem | undefined => {
  if (parentId === undefined) return undefined;
  const parent = tree.byId.get(parentId);
  if (!parent) return { code: 'org.noParent', field: 'parentId' };
  return isAtLeastAsWide(orgLevel, parent.orgLevel)
    ? { code: 'org.level.notNarrower', field: 'orgLevel', args: { parent: parent.orgName } }
    : undefined;
};

const nameProblem = (tree: OrgTree, orgName: string, parentId: string | undefined, orgId?: string) =>
  (tree.childrenOf.get(parentId) ?? []).some((one) => one.orgName === orgName && one.orgId !== orgId)
    ? { code: 'org.name.taken', field: 'orgName' }
    : undefined;

/**
 * Why it cannot be created there: its parent is gone, or not wider than it, or has a child of that name.
 * Decision: levels may be left out, so that a city may hold a street; names differ among children of one parent.
 * @spec ORG-02
 */
export const checkCreateOrg = (
  tree: OrgTree,
  org: { readonly orgName: string; readonly orgLevel: OrgLevel; readonly parentId?: string | undefined },
): Problem | undefined =>
  levelProblem(tree, org.orgLevel, org.parentId) ?? nameProblem(tree, org.orgName, org.parentId);

/** Why it cannot be called so: a child of the same parent is. @spec ORG-02 */
export const checkRenameOrg = (tree: OrgTree, orgId: string, orgName: string): Problem | undefined => {
  const org = tree.byId.get(orgId);
  return org ? nameProblem(tree, orgName, org.parentId, orgId) : { code: 'org.gone' };
};

/** Why it cannot move under another: that lies within itself, or is not wider, or has a child of its name. @spec ORG-02 */
export const checkMoveOrg = (tree: OrgTree, orgId: string, toParentId: string): Problem | undefined => {
  const org = tree.byId.get(orgId);
  if (!org) return { code: 'org.gone' };
  if (orgId === defaultOrgId) return { code: 'org.default.stays' };
  if (isInRange(tree, orgId, toParentId)) return { code: 'org.move.intoItself', field: 'parentId' };
  return levelProblem(tree, org.orgLevel, toParentId) ?? nameProblem(tree, org.orgName, toParentId, orgId);
};

/** What is bound to an organisation itself. @spec ORG-02 */
export interface BoundToOrg {
  readonly units: number;
  /** Accounts: bound to a wider one they would see more. */
  readonly users: number;
}

/**
 * Why it cannot be deleted: it has children, or units or accounts are bound to it; each with how many.
 * Decision: places and devices of its own go to the organisation above it, which sees them already.
 * @spec ORG-02
 */
export const checkDeleteOrg = (tree: OrgTree, orgId: string, bound: BoundToOrg): Problem | undefined => {
  if (!tree.byId.has(orgId)) return { code: 'org.gone' };
  if (orgId === defaultOrgId) return { code: 'org.default.stays' };
  const count = tree.childrenOf.get(orgId)?.length ?? 0;
  if (count > 0) return { code: 'org.delete.hasChildren', args: { count } };
  if (bound.units > 0) return { code: 'org.delete.hasUnits', args: { count: bound.units } };
  return bound.users > 0 ? { code: 'org.delete.hasUsers', args: { count: bound.users } } : undefined;
};
