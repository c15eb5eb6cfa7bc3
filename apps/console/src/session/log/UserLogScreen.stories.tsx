import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyCity } from '../../lib/ConsoleStory.stories.support.tsx';
import { apiBase } from '../../lib/session/client.ts';
import { UserLogScreen } from './UserLogScreen.tsx';

const meta = {
  title: 'Screens/User log',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('systemUserLog')}?action=login&area=session`, children: <UserLogScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: who did what, narrowed by action and area, an entry opened [SES-10] [SES-06]',
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    const cells = await within(grid).findAllByText(/^(登录|登入|Login)$/);
    await expect(
      within(canvasElement).getByRole('button', { name: /含变更的日志|連同變更的日誌|with changes/ }),
    ).toBeEnabled();
    await expect(await within(canvasElement).findByText(/(日志保留|日誌保留|are kept for)/)).toBeVisible();
    await userEvent.click(cells[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog', { name: /platform/ }));
    await expect(drawer.getByText(/^(成功|Success)$/)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'A refused login: its reason stands in the language of the reader, and no code [SES-06] [SES-10]',
  args: { path: `${pathTo('systemUserLog')}?action=login&result=failure` },
  loaders: [
    async () => {
      const city = await storyCity();
      await city.fetch(new URL(`${apiBase}/auths/weak/login`, location.href).href, {
        method: 'POST',
        body: new URLSearchParams({ rentId: city.rentId, username: 'org', password: 'Wrong-2026' }),
      });
      return {};
    },
  ],
  play: async ({ canvasElement }) => {
    const grid = within(await within(canvasElement).findByRole('grid'));
    const reasons = await grid.findAllByText(/^(用户名或密码错误|用戶名稱或密碼不正確|Wrong user name or password)$/);
    await expect(reasons[0]).toBeVisible();
    await expect(grid.queryByText(/session\./)).toBeNull();
  },
};
