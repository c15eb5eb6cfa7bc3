import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { onPhone, phone, phoneGlobals } from './Phone.stories.support.tsx';

const meta = {
  title: 'Public pages/Not found',
  // its pictures are filed under this name
  id: 'public-notfoundscreen',
  component: NotFoundScreen,
  decorators: [onPhone],
  parameters: phone,
  globals: phoneGlobals,
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

/** An address that was cut or mistyped: says what to do instead, in each language. [PUB-01] */
export const Playground: StoryObj<typeof meta> = {
  name: 'Not found',
  tags: ['grid'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(页面不存在|找不到頁面|No such page)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
};
