import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { KeyListScreen } from './KeyListScreen.tsx';

const meta = {
  title: 'Screens/Device keys',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('systemKeys'), children: <KeyListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = /^(新建接入密钥|新增接入密鑰|New device key)$/;
const save = /^(保存|儲存|Save)$/;

export const Full: Story = {
  name: 'Full: a key is made, its secret shown once, replaced and revoked for good [DEV-13] [SES-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(2));
    await userEvent.click((await canvas.findAllByRole('button', { name: create }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: create }));
    const name = form.getByRole('textbox', { name: /^(名称|名稱|Name)/ });
    const [taken] = await canvas.findAllByRole('gridcell', { hidden: true });
    await userEvent.type(name, taken?.textContent ?? '');
    await userEvent.click(form.getByRole('button', { name: save }));
    await expect(await form.findByText(/^(名称已被使用|名稱已被使用|This name is taken)$/)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, '水压网关');
    await userEvent.click(form.getByRole('button', { name: save }));
    const once = await screen.findByRole('dialog', { name: /^(水压网关 的密钥|水压网关 的密鑰|Secret of 水压网关)$/ });
    const [secret] = /[\w-]{43}/.exec(once.textContent ?? '') ?? [];
    await expect(secret).toBeDefined();
    await userEvent.click(within(once).getByRole('button', { name: /^(关闭|關閉|Close)$/ }));
    await userEvent.click(await canvas.findByRole('gridcell', { name: '水压网关' }));
    const drawer = within(await screen.findByRole('dialog', { name: '水压网关' }));
    await expect(document.body.textContent).not.toContain(secret);
    await userEvent.click(drawer.getByRole('button', { name: /^(吊销|撤銷|Revoke)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(吊销|撤銷|Revoke)$/ }));
    const left = within(await screen.findByRole('dialog', { name: '水压网关' }));
    await expect(await left.findByText(/^(已吊销|已撤銷|Revoked)$/, { selector: 'dd, dd *' })).toBeVisible();
    await expect(left.queryByRole('button', { name: /^(更换密钥|更換密鑰|Replace the secret)$/ })).toBeNull();
  },
};

export const Transmission: Story = {
  name: 'A transmission device asks for its address and panel, and names the line of a wrong component [DEV-13]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: create }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: create }));
    await userEvent.click(form.getByRole('combobox', { name: /(接入方式|Admitted by)/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: /^(用户信息传输装置|用戶資訊傳輸裝置|Transmission device)$/ }),
    );
    await userEvent.type(form.getByRole('textbox', { name: /^(名称|名稱|Name)/ }), '三号楼传输装置');
    await userEvent.type(form.getByRole('textbox', { name: /^(装置地址|裝置地址|Address)/ }), '889');
    await userEvent.type(form.getByRole('textbox', { name: /IMEI/ }), '869900060000012');
    await userEvent.type(
      form.getByRole('textbox', { name: /^(部件对应的设备|部件對應的裝置|Components that are devices)/ }),
      '1.1.10.2 1',
    );
    await userEvent.click(form.getByRole('button', { name: save }));
    // at its field, and in the summary above the form
    const [problem] = await form.findAllByText(/(第 1 行应为|第 1 行應為|Line 1 has to be)/);
    await expect(problem).toBeVisible();
  },
};
