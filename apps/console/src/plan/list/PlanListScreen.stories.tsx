import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PlanListScreen } from './PlanListScreen.tsx';

const meta = {
  title: 'Screens/Plan list',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('planList'), children: <PlanListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: 'Refused: problems stand at their fields [PLN-01, PLN-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [create] = await canvas.findAllByRole('button', { name: /新建平面图|新增平面圖|New plan/ });
    if (!create) throw new Error('Nothing creates a plan');
    await userEvent.click(create);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('checkbox'));
    await userEvent.click(drawer.getByRole('radio', { name: /建筑|樓宇|Building/ }));
    await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /名称|名稱|Name/ })).toBeInvalid());
    await userEvent.type(drawer.getByRole('textbox', { name: /名称|名稱|Name/ }), 'A');
    await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(drawer.getByLabelText(/访问密钥|存取密鑰|Access key/)).toBeInvalid());
  },
};

/** The lines of a small room, as CAD programs write them. */
const room = `${[
  '0 SECTION 2 ENTITIES',
  '0 LINE 8 WALL 10 0 20 0 11 9 21 0',
  '0 LINE 8 WALL 10 9 20 0 11 9 21 6',
  '0 ENDSEC 0 EOF',
]
  .join(' ')
  .replaceAll(' ', '\n')}\n`;

export const Uploaded: Story = {
  name: 'A drawing is looked at, sent and published; a wrong file is told [PLN-02, PLN-03, N11]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = `U${Math.round(performance.now())}`;
    const [create] = await canvas.findAllByRole('button', { name: /新建平面图|新增平面圖|New plan/ });
    if (!create) throw new Error('Nothing creates a plan');
    await userEvent.click(create);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: /名称|名稱|Name/ }), name);
    await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    const dialog = await screen.findByRole('dialog', { name: /上传图纸到|上載圖則至|Upload a drawing/ });
    const fileInput = (): HTMLInputElement => {
      const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('Nothing takes a file');
      return input;
    };
    await userEvent.upload(fileInput(), new File(['AC1027 renamed'], 'floor.dxf'));
    await within(dialog).findByText(/DWG/);
    // its head is right, and what comes after it is no drawing: told by the look at it, and never sent
    await userEvent.upload(fileInput(), new File(['0\nSECTION\n2\nENTITIES\n0\nLINE\nno group code\n'], 'floor.dxf'));
    await within(dialog).findByRole('alert');
    const send = () => within(dialog).getByRole('button', { name: /上传并发布|上載並發佈|Upload and publish/ });
    await expect(send()).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: /换一个文件|換另一個檔案|Choose another file/ }));
    await userEvent.upload(fileInput(), new File([room], 'floor.dxf'));
    await within(dialog).findByRole('grid');
    await expect(send()).toBeEnabled();
    await userEvent.click(send());
    const row = async () => (await canvas.findByText(name)).closest('[role=row]');
    await waitFor(async () => expect(await row()).toHaveTextContent(/发布完成|發佈完成|Published/));
  },
};

export const Versions: Story = {
  name: 'Versions: what was published, side by side [N12, PLN-03]',
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    const [published] = await within(grid).findAllByText(/发布完成|發佈完成|Published/);
    const row = published?.closest<HTMLElement>('[role=row]');
    if (!row) throw new Error('No plan is published');
    await userEvent.click(within(row).getByRole('button', { name: /操作|Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /版本|Versions/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /版本|Versions/ }));
    await drawer.findByText(/只发布过一版|只發佈過一版|Published once/);
  },
};
