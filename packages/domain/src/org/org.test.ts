import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import {
  type OrgBranch,
  type OrgNode,
  branchesOf,
  checkCreateOrg,
  checkDeleteOrg,
  checkMoveOrg,
  checkRenameOrg,
  defaultOrgId,
  heatMapChoices,
  isAtLeastAsWide,
  isInRange,
  lineOf,
  orgForm,
  orgMoveForm,
  orgLevels,
  orgPath,
  orgTree,
  orgWords,
  keptPowers,
  partnerPowers,
  partnerPowersForm,
  powersOf,
  powersText,
  readPowers,
  searchOrgs,
  subtreeOf,
} from './index.ts';

const nodes: OrgNode[] = [
  { orgId: '44', orgName: '广东省', orgLevel: 'province' },
  { orgId: '4403', orgName: '深圳市', orgLevel: 'city', parentId: '44' },
  { orgId: '4404', orgName: '珠海市', orgLevel: 'city', parentId: '44' },
  { orgId: '440305', orgName: '南山区', orgLevel: 'district', parentId: '4403' },
  { orgId: defaultOrgId, orgName: '默认机构', orgLevel: 'country' },
];
const tree = orgTree(nodes);

/** Trees of any shape: each organisation hangs under an earlier, wider one or stands alone. */
const anyNodes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...orgLevels)), { maxLength: 25 }).map((rows) =>
  rows.map(([pick, orgLevel], at): OrgNode => {
    const wider = rows
      .slice(0, at)
      .flatMap(([, level], other) => (isAtLeastAsWide(level, orgLevel) && level !== orgLevel ? [other] : []));
    const parent = wider[pick % (wider.length + 1)];
    return {
      orgId: `o${at}`,
      orgName: `第${at}`,
      orgLevel,
      ...(parent === undefined ? {} : { parentId: `o${parent}` }),
    };
  }),
);

describe('the tree', () => {
  it('counts every organisation once, in branches and in subtrees [ORG-01] [ORG-02]', () => {
    const count = (branches: readonly OrgBranch[]): number =>
      branches.reduce((sum, { children, childCount }) => {
        expect(childCount).toBe(children.length);
        return sum + 1 + count(children);
      }, 0);
    fc.assert(
      fc.property(anyNodes, (rows) => {
        const forest = orgTree(rows);
        expect(count(branchesOf(forest))).toBe(rows.length);
        const roots = rows.filter(({ parentId }) => parentId === undefined);
        expect(roots.reduce((sum, { orgId }) => sum + subtreeOf(forest, orgId).length, 0)).toBe(rows.length);
      }),
    );
  });

  it('lets an organisation see its own subtree and nothing else, by tree and by path alike [ORG-04]', () => {
    fc.assert(
      fc.property(anyNodes, (rows) => {
        const forest = orgTree(rows);
        for (const own of rows) {
          const seen = new Set(subtreeOf(forest, own.orgId).map(({ orgId }) => orgId));
          for (const { orgId } of rows) {
            expect(isInRange(forest, own.orgId, orgId)).toBe(seen.has(orgId));
            expect(orgPath(forest, orgId).startsWith(orgPath(forest, own.orgId))).toBe(seen.has(orgId));
          }
        }
      }),
      { numRuns: 30 },
    );
    expect(orgPath(tree, '440305')).toBe('/44/4403/440305/');
    const rooted = orgTree(nodes.map((node) => (node.orgId === '44' ? { ...node, parentId: defaultOrgId } : node)));
    expect([orgPath(rooted, '440305'), orgPath(rooted, defaultOrgId)]).toEqual(['/44/4403/440305/', '/']);
    expect([lineOf(tree, 'none'), subtreeOf(tree, 'none')]).toEqual([[], []]);
  });

  it('ends in data that runs in circles [ORG-02]', () => {
    const circle = orgTree([
      { orgId: 'a', orgName: 'a', orgLevel: 'city', parentId: 'b' },
      { orgId: 'b', orgName: 'b', orgLevel: 'city', parentId: 'a' },
    ]);
    expect(lineOf(circle, 'a').map(({ orgId }) => orgId)).toEqual(['b', 'a']);
    expect(subtreeOf(circle, 'a')).toHaveLength(2);
    expect(branchesOf(circle, 'a')).toMatchObject([{ orgId: 'b', childCount: 1, children: [] }]);
  });

  it('finds by a part of the name and shows the way there [ORG-02]', () => {
    expect([...searchOrgs(tree, ' 南山 ')]).toEqual(['44', '4403', '440305']);
    expect(searchOrgs(tree, '北京').size).toBe(0);
    expect(searchOrgs(tree, '').size).toBe(nodes.length);
  });

  it('offers a heat map cities and what is narrower, of the own subtree [ORG-04]', () => {
    expect(heatMapChoices(tree, '44').map(({ orgId }) => orgId)).toEqual(['4403', '4404', '440305']);
    expect(heatMapChoices(tree, '440305').map(({ orgId }) => orgId)).toEqual(['440305']);
  });
});

describe('changes', () => {
  it('are written in a form that takes anything [ORG-02]', () => {
    expectTotalForm(
      orgForm,
      { orgName: '福田区', orgLevel: 'district', parentId: '4403' },
      { ...orgWords, ...formWords },
    );
    expectTotalForm(orgMoveForm, { parentId: '4403' }, formWords);
  });

  it('create a child only under what is wider, by a name of its own [ORG-02]', () => {
    const create = (orgLevel: OrgNode['orgLevel'], parentId?: string, orgName = '新') =>
      checkCreateOrg(tree, { orgName, orgLevel, parentId })?.code;
    for (const level of orgLevels)
      expect(create(level, '4403')).toBe(isAtLeastAsWide(level, 'city') ? 'org.level.notNarrower' : undefined);
    expect(create('country')).toBeUndefined();
    expect(create('city', '45')).toBe('org.noParent');
    expect(create('city', '44', '珠海市')).toBe('org.name.taken');
  });

  it('rename to what no brother is called [ORG-02]', () => {
    expect(checkRenameOrg(tree, '4403', '珠海市')?.code).toBe('org.name.taken');
    expect(checkRenameOrg(tree, '4403', '深圳市')).toBeUndefined();
    expect(checkRenameOrg(tree, 'none', 'x')?.code).toBe('org.gone');
  });

  it('move anywhere but into itself or under what is not wider [ORG-02]', () => {
    expect(checkMoveOrg(tree, '440305', '4404')).toBeUndefined();
    expect(checkMoveOrg(tree, '4403', '440305')?.code).toBe('org.move.intoItself');
    expect(checkMoveOrg(tree, '4403', '4403')?.code).toBe('org.move.intoItself');
    expect(checkMoveOrg(tree, '4403', '4404')?.code).toBe('org.level.notNarrower');
    expect(checkMoveOrg(tree, '4403', 'none')?.code).toBe('org.noParent');
    expect(checkMoveOrg(tree, 'none', '44')?.code).toBe('org.gone');
    expect(checkMoveOrg(tree, defaultOrgId, '44')?.code).toBe('org.default.stays');
  });

  it('never make a circle: what may move leaves a tree in which all are counted [ORG-02]', () => {
    fc.assert(
      fc.property(anyNodes, fc.nat(), fc.nat(), (rows, one, other) => {
        const [moved, to] = [rows[one % (rows.length || 1)], rows[other % (rows.length || 1)]];
        if (!moved || !to || checkMoveOrg(orgTree(rows), moved.orgId, to.orgId)) return;
        const after = orgTree(rows.map((row) => (row === moved ? { ...row, parentId: to.orgId } : row)));
        for (const { orgId } of rows) expect(lineOf(after, orgId)[0]?.parentId).toBeUndefined();
      }),
    );
  });

  it('delete only what has neither children nor bound units or accounts [ORG-02]', () => {
    const nothing = { units: 0, users: 0 };
    expect(checkDeleteOrg(tree, '4403', nothing)).toEqual({ code: 'org.delete.hasChildren', args: { count: 1 } });
    expect(checkDeleteOrg(tree, '440305', { units: 3, users: 2 })).toEqual({
      code: 'org.delete.hasUnits',
      args: { count: 3 },
    });
    expect(checkDeleteOrg(tree, '440305', { units: 0, users: 2 })).toEqual({
      code: 'org.delete.hasUsers',
      args: { count: 2 },
    });
    expect(checkDeleteOrg(tree, '440305', nothing)).toBeUndefined();
    expect(checkDeleteOrg(tree, defaultOrgId, nothing)?.code).toBe('org.default.stays');
    expect(checkDeleteOrg(tree, 'none', nothing)?.code).toBe('org.gone');
  });
});

describe('what partners may do', () => {
  it('are entered as one box each [ORG-05] [SHL-25]', () => {
    const boxes = Object.fromEntries(partnerPowers.map((power) => [power, power !== 'gift']));
    expectTotalForm(partnerPowersForm, boxes, formWords);
    expect(Object.keys(boxes)).toEqual([...partnerPowers]);
  });

  const powers = fc.subarray([...partnerPowers]);

  it('is stored and read back, strange words dropped [ORG-05] [SHL-22]', () => {
    fc.assert(
      fc.property(powers, (some) => {
        expect(readPowers(powersText(some))).toEqual(some);
      }),
    );
    expect(readPowers('gift,everything,__proto__')).toEqual(['gift']);
    expect(readPowers('')).toEqual([]);
  });

  it('that somebody above keeps back are named with the highest who does [ORG-05]', () => {
    fc.assert(
      fc.property(fc.array(fc.option(powers), { maxLength: 5 }), (chain) => {
        const above = chain.map((some, at) => ({ name: `level ${at}`, powers: some }));
        const kept = keptPowers(above);
        const left = powersOf(
          partnerPowers,
          chain.map((some) => some ?? partnerPowers),
        );
        expect(partnerPowers.filter((power) => !kept.some((one) => one.power === power))).toEqual(left);
        for (const { power, by } of kept)
          expect(above.findIndex((one) => one.powers?.includes(power) === false)).toBe(Number(by.slice(-1)));
      }),
    );
  });

  it('never grows on the way down from the tenant [ORG-05]', () => {
    fc.assert(
      fc.property(powers, fc.array(powers, { maxLength: 5 }), (rentSetting, chain) => {
        const own = powersOf(rentSetting, chain);
        for (const power of partnerPowers)
          expect(own.includes(power)).toBe([rentSetting, ...chain].every((setting) => setting.includes(power)));
        expect(powersOf(rentSetting, chain.slice(0, -1))).toEqual(expect.arrayContaining(own));
      }),
    );
  });
});
