import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RenewAndPayScreen } from './RenewAndPayScreen.tsx';

const meta = {
  title: 'Screens/Renewal and payment',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('renewAndPay'), children: <RenewAndPayScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  name: 'What is due and what a year of it costs, by what can be renewed together, each with its one button [REN-01] [REN-06]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: /^(续费|續訂|Renew) ./ });
    await expect(
      canvas.getAllByText(/^\D*\d+ (台，续一年共|部，續訂一年共|devices?, .* for one year)/)[0],
    ).toBeVisible();
    await userEvent.click(button as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByRole('radiogroup', { name: /^(续费时长|續訂年期|Renewal duration)/ }),
    ).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const Narrow = styled.div`
  width: 320px;
`;

export const Phone: Story = {
  name: 'On 320 pixels it is one column, and nothing is cut [REN-01] [SHL-24]',
  args: {
    children: (
      <Narrow data-narrow="">
        <RenewAndPayScreen />
      </Narrow>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('button', { name: /^(续费|續訂|Renew) ./ });
    const narrow = canvasElement.querySelector('[data-narrow]');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const NothingDue: Story = {
  name: 'Nothing is due: what will stand here [REN-01] [SHL-24]',
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^(没有要续费的设备|沒有要續訂的裝置|Nothing due)$/),
    ).toBeVisible();
  },
};

export const Failed: Story = { name: 'Failed: why, and a way to ask again [SHL-15]', args: { mood: 'failed' } };
