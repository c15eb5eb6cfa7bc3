import { sessionCalls } from '@fireline/api/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { SessionsDrawer } from './SessionsDrawer.tsx';

const meta = {
  title: 'Screens/Where I am logged in',
  component: ConsoleStory,
  args: { mood: 'full', path: '/main', children: <SessionsDrawer onClose={() => {}} /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: sessions are listed, and all others end at once [SES-11]',
  loaders: [
    async () => {
      // another login of the same account
      await (await storyClient('platform')).send(sessionCalls.sessions, {});
      return {};
    },
  ],
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/本机|本機|This one/)).toBeVisible();
    await userEvent.click(await drawer.findByRole('button', { name: /退出其他|登出其他|everywhere else/ }));
    await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(1));
  },
};
