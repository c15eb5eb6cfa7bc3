import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RecipientsScreen } from './RecipientsScreen.tsx';

const meta = {
  title: 'Screens/Recipients',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('recipients'), children: <RecipientsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;

export const Full: Story = {
  name: 'Full: a recipient is added by its number, which is masked; one that rules pay cannot be ended [FIN-03] [SES-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建接收方|新增收款方|New recipient)$/ }));
    const form = within(await newest());
    await userEvent.type(form.getByLabelText(/^(名称|名稱|Name)/), '夜间值守队');
    await userEvent.type(form.getByLabelText(/^(商户号|商戶編號|Merchant number)/), '1588889999');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect((await canvas.findAllByText('夜间值守队'))[0]).toBeVisible();
    await expect(canvas.getByText('15****9999')).toBeVisible();
    await userEvent.click((await canvas.findAllByText('设备安装队'))[0] as HTMLElement);
    await expect(await within(await newest()).findByRole('button', { name: /^(停用|End)$/ })).toBeDisabled();
  },
};
