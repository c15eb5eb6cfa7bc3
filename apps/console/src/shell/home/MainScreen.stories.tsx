import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { closeAlarms, ConsoleStory, raiseAlarms } from '../../lib/ConsoleStory.stories.support.tsx';
import { MainScreen } from './MainScreen.tsx';

const meta = {
  title: 'Screens/Overview',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('main'), children: <MainScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (canvas: HTMLElement) => within(canvas).findByText(/联网单位|聯網單位|units/);

export const Full: Story = {
  name: 'Full: devices, alarms and places at a glance [ANA-05]',
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    // other stories register devices
    await expect(within(canvasElement).getByText(/^12\d$/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    // the page of an account without unit and place names whom to ask
    await within(canvasElement).findByText(/newcomer/);
  },
};

export const Failed: Story = {
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /重试|重試|Try again/ });
  },
};

/** A kind that no other story sets off. */
const stormKind = 'arcFault';

export const Storm: Story = {
  name: 'Storm: the count of standing alarms grows by itself [ALM-07]',
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const figure = (): number => {
      const label = /未关闭报警|未關閉警報|Alarms not closed/;
      const shown = within(canvasElement).getByRole('group', { name: label }).querySelector('[data-part="figure"]');
      return Number(shown?.textContent?.replaceAll(/\D/g, '') || Number.NaN);
    };
    await waitFor(() => expect(figure()).toBeGreaterThan(0));
    const before = figure();
    const raised = await raiseAlarms(stormKind, 20);
    try {
      await expect(raised).toHaveLength(20);
      await waitFor(() => expect(figure()).toBeGreaterThan(before));
    } finally {
      await closeAlarms(raised);
    }
  },
};
