import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../ConsoleStory.stories.support.tsx';
import { PeopleOf } from '../parts/PeopleOf.tsx';

const associate = /^(创建关联用户|建立關聯用戶|Create associated user)$/;
const save = /^(保存|儲存|Save)$/;

/** A record that leaves the page while its drawer is open. */
function Leaving() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <Button onClick={() => setThere(false)}>leave</Button>
      {isThere && <PeopleOf of={{ key: 'unitId', id: 1, name: '一号单位' }} />}
    </>
  );
}

const meta = {
  title: 'Screens/Associated user',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: pathTo('unitDetail', { unitId: 1 }),
    children: <PeopleOf of={{ key: 'unitId', id: 1, name: '一号单位' }} outdates={[siteCalls.unit]} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Created: Story = {
  name: 'Created from a unit: kind and unit are fixed, a taken name is refused in words, and the account is listed [SES-08] [SES-03]',
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const { rows } = await client.send(sessionCalls.users, { search: 'of_unit' });
      for (const { userId } of rows) await client.send(sessionCalls.deleteUser, { userId });
      return { username: `of_unit${Date.now() % 100_000}` };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const { username } = loaded as { username: string };
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: associate }));
    const form = within(await screen.findByRole('dialog', { name: associate }));
    for (const label of [/账号类型|帳戶類型|Kind/, /归属|歸屬|Bound to/])
      await expect(form.getByRole('combobox', { name: label })).toBeDisabled();
    await expect(form.getByText('一号单位')).toBeVisible();
    const name = form.getByRole('textbox', { name: /用户名|用戶名稱|User name/ });
    await userEvent.type(name, 'platform');
    await userEvent.type(form.getByRole('textbox', { name: /^(姓名|Name)/ }), '值守');
    await userEvent.click(form.getByRole('button', { name: save }));
    await expect(
      await screen.findByText(/创建关联用户.*失败|建立關聯用戶.*失敗|Create associated user.*failed/),
    ).toBeVisible();
    await expect(name).toBeInvalid();
    await userEvent.clear(name);
    await userEvent.type(name, username);
    await userEvent.click(form.getByRole('button', { name: save }));
    const shown = within(await screen.findByRole('dialog', { name: new RegExp(username) }));
    await userEvent.click(shown.getByRole('button', { name: /已交给本人|已交給本人|Handed over/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('gridcell', { name: username })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `${pathTo('systemUser')}?unit=1`);
  },
};

export const RecordGone: Story = {
  name: 'The password that was made up stays until it is closed, also when the record leaves the page [SES-05] [SES-08]',
  args: { children: <Leaving /> },
  loaders: [async () => ({ username: `gone_unit${Date.now() % 100_000}` })],
  play: async ({ canvasElement, loaded }) => {
    const { username } = loaded as { username: string };
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: associate }));
    const form = within(await screen.findByRole('dialog', { name: associate }));
    await userEvent.type(form.getByRole('textbox', { name: /用户名|用戶名稱|User name/ }), username);
    await userEvent.type(form.getByRole('textbox', { name: /^(姓名|Name)/ }), '值守');
    await userEvent.click(form.getByRole('button', { name: save }));
    const shown = await screen.findByRole('dialog', { name: new RegExp(username) });
    await fireEvent.click(canvas.getByText('leave'));
    await waitFor(() => expect(canvas.queryByRole('grid', { hidden: true })).toBeNull());
    await expect(shown).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: /已交给本人|已交給本人|Handed over/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutTheRight: Story = {
  name: 'Without the right: a unit is offered no way to create an account of its partner, and sees none [SES-08] [ROL-02]',
  args: { as: 'unit', children: <PeopleOf of={{ key: 'partnerId', id: 1, name: '合作商' }} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid');
    await expect(canvas.queryByRole('button', { name: associate })).toBeNull();
  },
};
