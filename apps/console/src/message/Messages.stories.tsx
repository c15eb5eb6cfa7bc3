import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { AnnouncementScreen } from './AnnouncementScreen.tsx';
import { LettersScreen, PinnedScreen } from './LettersScreen.tsx';

const meta = {
  title: 'Screens/Messages',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('announcementAudit'), children: <AnnouncementScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Write: Story = {
  name: 'A template begins the text and keeps what was typed; the form says how many people it would reach [MSG-01] [MSG-03]',
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(新建公告|新增公告|New announcement)$/ }),
    );
    const form = within(await body.findByRole('dialog'));
    const content = form.getByRole('textbox', { name: /^(内容|內容|Content)/ });
    await userEvent.type(content, 'A');
    await userEvent.click(await form.findByRole('combobox', { name: /^(模板|範本|Template)/ }));
    await userEvent.click(await body.findByRole('option', { name: '公告开头' }));
    await waitFor(() => expect(content).toHaveValue('A\n{name}您好：'));
    await userEvent.click(form.getByRole('combobox', { name: /^(推送对象|推送對象|To)/ }));
    await userEvent.click(await body.findByRole('option', { name: /^(单位|單位|Units?)/ }));
    await expect(await form.findByText(/^\d+ (人|people|person)/)).toBeVisible();
  },
};

export const Letters: Story = {
  name: 'The letters of a unit, the pinned one first [MSG-04]',
  args: { as: 'unit', path: pathTo('messageAll'), children: <LettersScreen /> },
  play: async ({ canvasElement }) => {
    const pinned = /(置顶至|置頂至|Pinned until)/;
    await expect((await within(canvasElement).findAllByText(pinned))[0]).toBeVisible();
  },
};

export const Pinned: Story = {
  name: 'Pinned: the announcements that are pinned now, and no other letter [MSG-01] [MSG-04]',
  args: { as: 'unit', path: pathTo('messagePinned'), children: <PinnedScreen /> },
  play: async ({ canvasElement }) => {
    const grid = within(await within(canvasElement).findByRole('grid', { name: /^(置顶公告|置頂公告|Pinned)$/ }));
    const pinned = await grid.findAllByRole('gridcell', { name: /(置顶至|置頂至|Pinned until)/ });
    // the row of the titles, and one for each
    await expect(grid.getAllByRole('row')).toHaveLength(pinned.length + 1);
  },
};
