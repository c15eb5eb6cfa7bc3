import { heatMapWidestLevel } from '@fireline/domain/org';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { counts, orgs } from './OrganisationTree.stories.support.ts';
import { OrganisationTree } from './OrganisationTree.tsx';

const meta = {
  component: OrganisationTree,
  args: { orgs, counts, onChange: fn(), onOpenChange: fn(), style: { maxWidth: 640 } },
  argTypes: { orgs: { control: false }, counts: { control: false } },
} satisfies Meta<typeof OrganisationTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { isSearchable: true, defaultOpenIds: ['44', '4403'] },
};

/** A heat map may be asked for a city or what is narrower: the province opens, and is not chosen. */
export const ForAHeatMap: Story = {
  args: { widestLevel: heatMapWidestLevel },
};

export const OwnSubtree: Story = { args: { ownId: '4403', defaultOpenIds: ['4403', '440304'] } };

export const Several: Story = {
  args: {
    selection: 'multiple',
    widestLevel: heatMapWidestLevel,
    defaultOpenIds: ['44', '4403'],
    defaultValue: ['440304'],
  },
};

export const Loading: Story = { args: { orgs: undefined, load: () => new Promise(() => {}) } };

export const Failed: Story = { args: { orgs: undefined, load: () => Promise.reject(new Error('no link')) } };

export const Empty: Story = { args: { ownId: 'gone' } };

export const ImpossibleProps: Story = {
  args: {
    orgs: [
      { orgId: 'a', orgName: '长'.repeat(10_000), orgLevel: 'country', childCount: Number.NaN },
      { orgId: 'b', orgName: 'إدارة الإطفاء 🔥', orgLevel: 'city', parentId: 'a', childCount: -3 },
      { orgId: 'circle', orgName: '在圈里', orgLevel: 'city', parentId: 'circle' },
      { orgId: 'lost', orgName: '上级不存在', orgLevel: 'city', parentId: 'nowhere' },
    ],
    counts: new Map([
      ['a', { places: Number.NaN, devices: -4, alarms: { 1: Number.NaN, 5: 1e12 } }],
      ['b', { places: Number.POSITIVE_INFINITY, devices: 0.5, alarms: {} }],
    ]),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const wide = (tree: ReactNode, width = 560) => <div style={{ width, maxWidth: '100%' }}>{tree}</div>;
const open = ['44', '4403', '440304'];

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        single: wide(<OrganisationTree orgs={orgs} counts={counts} defaultOpenIds={open} defaultValue={['440304']} />),
        several: wide(
          <OrganisationTree
            orgs={orgs}
            counts={counts}
            selection="multiple"
            widestLevel={heatMapWidestLevel}
            defaultOpenIds={['44', '4403']}
            defaultValue={['440305']}
          />,
        ),
        'own subtree': wide(<OrganisationTree orgs={orgs} counts={counts} ownId="440305" />),
        'no counts': wide(<OrganisationTree orgs={orgs} />, 320),
        failed: wide(<OrganisationTree load={() => Promise.reject(new Error('no link'))} />, 320),
        empty: wide(<OrganisationTree orgs={[]} />, 320),
      }}
    />
  ),
};
