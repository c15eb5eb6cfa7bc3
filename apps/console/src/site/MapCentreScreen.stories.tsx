import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { MapCentreScreen } from './MapCentreScreen.tsx';

const meta = {
  title: 'Screens/Map centre',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('mapCentre')}?show=devices`, children: <MapCentreScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: organisations compared, and down to one of them [ORG-04, SIT-11]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(1));
    const [, first] = within(grid).getAllByRole('row');
    const [cell] = within(first as HTMLElement).getAllByRole('gridcell');
    if (!cell?.textContent) throw new Error('The first organisation has no name');
    const name = new RegExp(cell.textContent);
    await userEvent.click(cell);
    await canvas.findByRole('figure', { name });
  },
};

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

export const Empty: Story = {
  name: 'Empty: no organisation of the account’s to compare [ORG-04]',
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/没有可比较的机构|沒有可比較的機構|no organisation to compare/);
  },
};

export const Failed: Story = {
  name: 'Failed: says why and offers to try again [SHL-15]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/查询失败|查詢失敗|Query failed/);
  },
};
