import { siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { PlaceDetailScreen } from './PlaceDetailScreen.tsx';

const verify = /^(认证|認證|Verify)$/;
const path = (part: string): string => `${pathTo('placeDetail', { placeId: 1 })}?part=${part}`;

const meta = {
  title: 'Screens/Place',
  component: ConsoleStory,
  args: { mood: 'full', path: path(''), children: <PlaceDetailScreen params={{ placeId: '1' }} /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a member is added, may then manage, is verified by no wrong code, and is unbound after ticking [SIT-02] [SIT-05]',
  args: { path: path('members') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(新增成员|新增成員|Add a member)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: /^(姓名|Name)/ }), '钱女士');
    await userEvent.type(drawer.getByRole('textbox', { name: /^(手机|手提電話|Mobile)/ }), '13800138009');
    await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    const row = within(await canvas.findByRole('row', { name: /钱女士/ }));
    await expect(row.getByText(/(未认证|未認證|Not yet)/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /(可管理|Manage)/ }));
    await expect(await row.findByRole('button', { name: /(仅关注|只可關注|Follow only)/ })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: verify }));
    const proof = within(await screen.findByRole('dialog'));
    await expect(proof.getByText(/138\*{4}8009/)).toBeVisible();
    await userEvent.type(proof.getByRole('textbox'), '000000');
    await userEvent.click(proof.getByRole('button', { name: verify }));
    await expect((await proof.findAllByText(/(验证码错误|驗證碼錯誤|wrong|4)/))[0]).toBeVisible();
    await expect(proof.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(proof.getByRole('textbox'));
    await userEvent.click(proof.getByRole('button', { name: /^(关闭|關閉|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(row.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(解绑所选|解除綁定所選|Unbind the ticked)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(解绑所选|解除綁定所選|Unbind the ticked)$/ }));
  },
};

export const Resident: Story = {
  name: 'A resident looks at the figures of its place, changes whom to call, and does not delete [SIT-02] [ROL-06]',
  args: { as: 'resident' },
  loaders: [
    async () => {
      const { rows } = await (await storyClient('resident')).send(siteCalls.places, { pageSize: 1 });
      return { placeId: rows[0]?.placeId };
    },
  ],
  render: (args, { loaded }) => {
    const placeId = String((loaded as { placeId?: number }).placeId);
    return (
      <ConsoleStory {...args} path={pathTo('placeDetail', { placeId })}>
        <PlaceDetailScreen params={{ placeId }} />
      </ConsoleStory>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figures = within(await canvas.findByRole('list', { name: /^(概况|概況|At a glance)$/ }));
    await figures.findByRole('link', { name: /(未关闭报警|未關閉警報|Alarms not closed)\s*\d/ });
    await expect(canvas.getByRole('button', { name: /^(修改|更改|Change)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /更多操作|More actions/ })).toBeNull();
  },
};
