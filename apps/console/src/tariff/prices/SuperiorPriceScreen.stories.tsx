import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { SuperiorPriceScreen } from './BuyingScreens.tsx';

const meta = {
  title: 'Screens/Superior prices',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('superiorPrice'), as: 'agent', children: <SuperiorPriceScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a partner sees what it pays, what is to come, and what it was on another day [DEV-23] [TAR-04] [N19]',
  args: { path: `${pathTo('superiorPrice')}?other=2025-06-01` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await expect(
      canvas.getByRole('columnheader', { name: /^(对比日价格|比較日價格|On the other day)$/ }),
    ).toBeVisible();
  },
};
