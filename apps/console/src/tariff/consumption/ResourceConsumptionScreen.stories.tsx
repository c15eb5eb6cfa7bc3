import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ResourceConsumptionScreen } from './ResourceConsumptionScreen.tsx';

const meta = {
  title: 'Screens/Resource consumption',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('resourceConsumption'), children: <ResourceConsumptionScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: by holder what is left, how fast it goes and how long it lasts; figures lead to their movements [TAR-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(2));
    await expect(canvas.getByText(/(短信：余额|短訊：結餘|SMS: [\d,]+ left)/)).toBeVisible();
    const links = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('account='));
    await expect(links.some((link) => link.getAttribute('href')?.endsWith('sellType=consume'))).toBe(true);
  },
};

export const Calendar: Story = {
  name: 'On which days messages and calls were drawn, as a calendar of half a year [TAR-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(用量日历|用量日曆|Calendar)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/^(短信|短訊|SMS).*([\d,]+)/)).toBeVisible();
    await expect((await drawer.findAllByRole('slider')).length).toBe(2);
  },
};
