import { homePath } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

export const Full: StoryObj<typeof meta> = {
  name: 'Full: names the document and leads home [SHL-01]',
  play: async ({ canvas }) => {
    const said = /页面不存在|找不到頁面|No such page/;
    await expect(canvas.getByText(said)).toBeVisible();
    await expect(document.title).toMatch(said);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', homePath);
  },
};
