import { roleCalls } from '@fireline/api/role';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../lib/ConsoleStory.stories.support.tsx';
import { EmpowerScreen } from './EmpowerScreen.tsx';

const pathOf = (roleId: number | string) => `${pathTo('systemEmpower')}?role=${roleId}`;

const meta = {
  title: 'Screens/Role authorisation',
  component: ConsoleStory,
  args: { mood: 'full', path: pathOf('org'), children: <EmpowerScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Loaded {
  readonly roleId: number;
}
const loaders = [
  async (): Promise<Loaded> => {
    const client = await storyClient('platform');
    const { rows } = await client.send(roleCalls.list, { search: '授权示例' });
    const role = rows[0] ?? (await client.send(roleCalls.create, { roleName: '授权示例', role: 'unit' }));
    const { roleId, revision } = role;
    if (roleId === null) throw new Error('A built-in role');
    if (role.granted > 0) await client.send(roleCalls.authorize, { roleId, revision, permissions: [] });
    return { roleId };
  },
];

/** A press on a menu grants all under it; the preview shows what that means, and saving tells whom it concerns. */
export const Full: Story = {
  name: 'Full: a menu is granted by one press, previewed, saved, and compared [ROL-01] [ROL-02]',
  loaders,
  render: (args, { loaded }) => <ConsoleStory {...args} path={pathOf((loaded as Loaded).roleId)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/该角色尚无任何权限|此角色尚未有任何權限|no rights yet; authorise/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(报警管理|警報管理|Alarms)/ }));
    const save = await canvas.findByRole('button', { name: /^(授权|授權|Authorise)$/ });
    await userEvent.click(canvas.getByRole('tab', { name: /预览|預覽|Preview/ }));
    await expect(await canvas.findByText(/^(当前报警|現時警報|Current alarms)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^(权限|權限|Rights)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(授权|授權|Authorise)$/ }));
    await screen.findByText(/授权成功|授權成功|Authorization succeeded/);
    await waitFor(() => expect(save).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('tab', { name: /对比|比較|Compare/ }));
    await expect((await within(await canvas.findByRole('grid')).findAllByText(/^(有|Yes)$/)).length).toBeGreaterThan(2);
  },
};

/** A built-in role holds all that its kind can have, and what it can never have is barred. */
export const BuiltIn: Story = {
  name: 'Built in: shown whole, not to be changed [ROL-03] [ROL-04]',
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/内置角色拥有|內建角色擁有|A built-in role holds/),
    ).toBeVisible();
  },
};
