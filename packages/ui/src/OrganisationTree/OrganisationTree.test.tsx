import { heatMapWidestLevel } from '@fireline/domain/org';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { counts, orgs } from './OrganisationTree.stories.support.ts';
import { OrganisationTree, type OrganisationTreeProps } from './OrganisationTree.tsx';

const english = { language: 'en' } as const;
const item = (name: RegExp) => page.getByRole('treeitem', { name });
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((row) => row.getAttribute('title'));
type Change = NonNullable<OrganisationTreeProps['onChange']>;

describe('OrganisationTree', () => {
  it('tells level, places, devices and the worst alarms in words, not by colour alone [ORG-01] [ALM-02]', async () => {
    await mount(<OrganisationTree orgs={orgs} counts={counts} defaultOpenIds={['44', '4403']} />, english);
    await expect
      .element(item(/南山区大队/))
      .toHaveAccessibleName(
        '南山区大队 District Places: 240 Devices: 5,120 Level 1 Critical Alarms not closed: 2 of other levels: 17',
      );
    await expect.element(item(/珠海市/)).toHaveAccessibleName(/Level 5 .*Alarms not closed: 4$/);
  });

  it('a city or narrower can be chosen for a heat map, the province only opened [ORG-04]', async () => {
    const change = vi.fn<Change>();
    await mount(<OrganisationTree orgs={orgs} widestLevel={heatMapWidestLevel} onChange={change} />, english);
    await userEvent.click(item(/深圳市/));
    await userEvent.click(item(/广东省/));
    await vi.waitFor(() => expect(names()).toEqual(['广东省消防救援总队']));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: ['4403'] });
  });

  it('several: all of a province is its cities, one by one [ORG-04]', async () => {
    const change = vi.fn<Change>();
    await mount(
      <OrganisationTree orgs={orgs} selection="multiple" widestLevel={heatMapWidestLevel} onChange={change} />,
      english,
    );
    await userEvent.click(item(/广东省/));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: ['4403', '4404'] });
  });

  it('shows the own subtree and nothing else [ORG-04]', async () => {
    await mount(<OrganisationTree orgs={orgs} ownId="440304" />, english);
    expect(names()).toEqual(['福田区大队', '莲花街道', '香蜜湖街道']);
  });

  it('keeps the open branches while rows and counts change under them [ORG-02]', async () => {
    const { rerender } = await mount(<OrganisationTree orgs={orgs} counts={counts} />, english);
    await userEvent.click(
      item(/深圳市/)
        .element()
        .querySelector('[data-turner]') ?? document.body,
    );
    await expect.element(item(/福田区/)).toBeVisible();
    const grown = [
      ...orgs,
      { orgId: '440306', orgName: '宝安区大队', orgLevel: 'district', parentId: '4403' } as const,
    ];
    await rerender(<OrganisationTree orgs={grown} counts={new Map(counts)} />);
    await expect.element(item(/宝安区/)).toBeVisible();
    await expect.element(item(/福田区/)).toBeVisible();
  });

  it('asks for the children of an organisation when it opens, by its id [ORG-02]', async () => {
    const load = vi.fn<NonNullable<OrganisationTreeProps['load']>>(({ orgId }) =>
      Promise.resolve(
        orgId === null
          ? [{ orgId: '4403', orgName: 'Shenzhen', orgLevel: 'city', childCount: 1 }]
          : [{ orgId: '440305', orgName: 'Nanshan', orgLevel: 'district', parentId: '4403' }],
      ),
    );
    const { root } = await mount(<OrganisationTree load={load} />, english);
    await expect.element(item(/Shenzhen/)).toBeVisible();
    await drawn(() => root.querySelector<HTMLElement>('[role=tree]')?.focus());
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item(/Nanshan/)).toHaveAttribute('aria-level', '2');
    expect(load.mock.calls.map(([{ orgId }]) => orgId)).toEqual([null, '4403']);
  });
});
