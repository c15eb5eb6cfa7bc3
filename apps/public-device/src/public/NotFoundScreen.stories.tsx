import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { onPhone, phone, phoneGlobals } from './Phone.stories.support.tsx';

const meta = {
  component: NotFoundScreen,
  decorators: [onPhone],
  parameters: phone,
  globals: phoneGlobals,
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

/** [PUB-01] */
export const Playground: StoryObj<typeof meta> = {
  tags: ['grid'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('页面不存在')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
};
