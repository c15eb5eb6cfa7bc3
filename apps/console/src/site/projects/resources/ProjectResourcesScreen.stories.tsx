import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory } from '../../../lib/ConsoleStory.stories.support.tsx';
import { ProjectResourcesScreen } from './ProjectResourcesScreen.tsx';

const meta = {
  title: 'Screens/Project resources',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: pathTo('projectResources', { projectId: 1 }),
    children: <ProjectResourcesScreen params={{ projectId: '1' }} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: services, messages and storage of the devices, summed and one by one [SIT-08] [DEV-14] [SHL-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('gridcell')).length).toBeGreaterThan(5);
    await canvas.findByRole('group', { name: /^(30 天内服务到期|30 日內服務到期|Service ends within 30 days)$/ });
    await canvas.findByRole('figure', { name: /^(每天的短信和语音|每日短訊及語音|Messages and calls by day)$/ });
  },
};
