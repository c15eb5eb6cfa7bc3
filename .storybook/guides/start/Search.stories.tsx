import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchPages } from './SearchPages.tsx';

const meta = {
  title: 'Start/Search',
  component: SearchPages,
  tags: ['!autodocs', 'page'],
  globals: { language: 'en' },
} satisfies Meta<typeof SearchPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {};

export const Found: Story = {
  name: 'Pages are found by their text, in any language [LIB-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Search every page' });
    await userEvent.type(field, '分账');
    await expect(await canvas.findByRole('link', { name: 'SplitRatioEditor' })).toHaveAttribute(
      'href',
      '?path=/docs/money-splitratioeditor--docs',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'geocoder');
    await canvas.findByRole('link', { name: 'MapPicker' });
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzz');
    await canvas.findByText('No page has these words');
  },
};
