import { heatMapWidestLevel, heatMapChoices, orgTree } from '@fireline/domain/org';
import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../Tree/index.ts';
import { orgs } from './OrganisationTree.stories.support.ts';
import { organisationNodes } from './nodes.ts';

const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

describe('organisations as nodes', () => {
  it('stand each under its own, all of them once [ORG-01]', () => {
    const nodes = organisationNodes({ rows: orgs });
    expect(nodes.map(({ id }) => id)).toEqual(['44']);
    expect(
      flat(nodes)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(orgs.map(({ orgId }) => orgId).toSorted());
  });

  it('are the own one and what is under it, and nothing else [ORG-04]', () => {
    expect(flat(organisationNodes({ rows: orgs, ownId: '440304' })).map(({ id }) => id)).toEqual([
      '440304',
      '440304001',
      '440304002',
    ]);
    expect(organisationNodes({ rows: orgs, ownId: 'gone' })).toEqual([]);
  });

  it('can be chosen for a heat map just where the domain offers it [ORG-04]', () => {
    const choosable = flat(organisationNodes({ rows: orgs, widestLevel: heatMapWidestLevel })).filter(
      ({ isGroup }) => !isGroup,
    );
    const offered = heatMapChoices(orgTree(orgs), '44');
    expect(choosable.map(({ id }) => id).toSorted()).toEqual(offered.map(({ orgId }) => orgId).toSorted());
  });

  it('have children to be asked for where there are more than the rows hold [ORG-02]', () => {
    const [city] = organisationNodes({ rows: [{ orgId: '1', orgName: 'x', orgLevel: 'city', childCount: 3 }] });
    expect([city?.hasChildren, city?.children]).toEqual([true, undefined]);
  });
});
