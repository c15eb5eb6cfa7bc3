import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

export const Pending: Story = {
  name: 'Announcements that wait for their review [MSG-01] [MSG-02]',
  args: { path: `${pathTo('announcementAudit')}?state=pendingReview` },
  play: async ({ canvasElement }) => {
    const waits = /^(待审核|待審核|Pending review)$/;
    await expect((await within(canvasElement).findAllByRole('gridcell', { name: waits }))[0]).toBeVisible();
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
