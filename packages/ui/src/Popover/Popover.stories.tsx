import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: '为何离线',
    renderTrigger: (props) => <Button {...props}>离线</Button>,
    children: (
      <DescriptionList
        layout="rows"
        items={[
          { term: '最后上报', detail: '3 天前' },
          { term: '信号 Signal', detail: '8' },
        ]}
      />
    ),
  },
  argTypes: {
    renderTrigger: { control: false },
    children: { control: false },
    placement: { control: 'select', options: ['top', 'bottom', 'left', 'right', 'bottom-start', 'bottom-end'] },
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensAndReturns: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '离线' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: '为何离线' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

export const States: Story = { tags: ['grid'], args: { defaultOpen: true } };
