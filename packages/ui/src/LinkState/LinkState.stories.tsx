import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { type Link, LinkState } from './LinkState.tsx';

const sinceMs = Date.parse('2026-11-21T02:58:00Z');

const meta = { component: LinkState, args: { link: { name: 'live' } } } satisfies Meta<typeof LinkState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Polling: Story = { args: { link: { name: 'polling' } } };

export const Stale: Story = { args: { link: { name: 'stale', sinceMs } } };

const links: readonly Link[] = [
  { name: 'live' },
  { name: 'connecting' },
  { name: 'polling' },
  { name: 'stale', sinceMs },
];

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={Object.fromEntries(links.map((link) => [link.name, <LinkState key={link.name} link={link} />]))}
    />
  ),
};
