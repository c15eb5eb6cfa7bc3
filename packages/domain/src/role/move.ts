import type { Role } from './roles.ts';
import type { Scope, Whereabouts } from './scope.ts';

/** What places, and all that stands in them, hang under. */
const nodes = ['orgPath', 'partnerId', 'unitId', 'maintId', 'placeId'] as const;
export type WhereNode = (typeof nodes)[number];

/** The nodes that hang under a role: it may move what is its own from one of them to another. @spec ROL-06 ORG-05 */
const nodesBelow: Readonly<Record<Role, readonly WhereNode[]>> = {
  platform: nodes,
  agent: ['unitId', 'maintId', 'placeId'],
  unit: ['placeId'],
  org: [],
  maint: [],
  resident: [],
};

/**
 * The first node that a move changes although it does not hang under the mover; nothing when the move is theirs to make. So nobody loses
 * sight of anything through somebody who does not stand above both.
 * @spec ROL-06 ORG-04
 */
export const keptNode = (
  { role }: Pick<Scope, 'role'>,
  from: Pick<Whereabouts, WhereNode>,
  to: Pick<Whereabouts, WhereNode>,
): WhereNode | undefined => nodes.find((node) => from[node] !== to[node] && !nodesBelow[role].includes(node));
