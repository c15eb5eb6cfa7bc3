import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { makesRecord } from '../../lib/record/makesRecord.stories.support.ts';
import { CategoryListScreen } from './CategoryListScreen.tsx';

const meta = {
  title: 'Screens/Inspection categories',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('inspectionCategories'), children: <CategoryListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: /^(新建巡检分类|新增巡查分類|New inspection category)$/ };
const save = { name: /^(保存|儲存|Save)$/ };
const remove = { name: /^(删除|刪除|Delete)$/ };

/** Writes a new category of security. */
async function writeCategory(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click((await canvas.findAllByRole('button', create))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('radio', { name: /^(安防|保安|Security)$/ }));
  await userEvent.type(await form.findByRole('textbox'), name);
  await userEvent.click(form.getByRole('button', save));
  return form;
}

export const Full: Story = {
  name: 'Full: a category is made, opened with its history, and deleted [INS-01]',
  play: makesRecord('电动车库'),
};

export const Taken: Story = {
  name: 'A name that the industry has is refused at its field [INS-01]',
  play: async ({ canvasElement }) => {
    const form = await writeCategory(within(canvasElement), '视频与周界');
    await form.findAllByText(/(已有行业和分类名称相同|已有行業及分類名稱相同|has the same industry and name)/);
    await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const InUse: Story = {
  name: 'A category with items is not deleted: the refusal says how many, and a link leads to them [INS-01]',
  args: { path: `${pathTo('inspectionCategories')}?industry=firefighting&open=1` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    const link = await drawer.findByRole('link', { name: '12' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/main\/inspection\/items\?category=1$/));
    await userEvent.click(await drawer.findByRole('button', remove));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', remove));
    await question.findByText(/(巡检项数 12|巡查項目數 12|Items 12)/);
  },
};
