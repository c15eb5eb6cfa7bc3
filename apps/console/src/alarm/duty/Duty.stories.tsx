import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { DutyScreen } from './DutyScreen.tsx';
import { HandoverScreen } from './HandoverScreen.tsx';

const meta = {
  title: 'Screens/Duty checks',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmDuty'), children: <DutyScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Station: Story = {
  name: 'A station has its checks, answered and missed, and its handovers [N16]',
  args: { path: `${pathTo('alarmDuty')}?open=1` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const drawer = await page.findByRole('dialog');
    await expect((await within(drawer).findAllByText(/^(在岗|在崗|Present)$/))[0]).toBeVisible();
    await userEvent.click(within(drawer).getByRole('tab', { name: /^(交接班记录|交更記錄|Handovers)$/ }));
    await expect(
      (await within(drawer).findAllByText(/^(接班人已签字|接更人已簽署|Accepted by who comes)$/))[0],
    ).toBeVisible();
  },
};

export const Plan: Story = {
  name: 'A plan outside its limits is refused at its field [N16]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建值班计划|新增當值計劃|New duty plan)$/ }));
    const form = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const every = within(form).getByRole('textbox', { name: /^(间隔|間隔|Interval)/ });
    await userEvent.clear(every);
    await userEvent.type(every, '10');
    await userEvent.click(within(form).getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(every).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Signed: Story = {
  name: 'A handover that was accepted stays as it was signed [N16]',
  args: {
    path: pathTo('alarmHandover', { handoverId: 1 }),
    children: <HandoverScreen params={{ handoverId: '1' }} />,
  },
  play: async ({ canvasElement }) => {
    const sheet = await within(canvasElement).findByRole('region', { name: /^(交接班单|交更單|Handover sheet)$/ });
    await expect(within(sheet).getByText(/^(接班人已签字|接更人已簽署|Accepted by who comes)$/)).toBeVisible();
    await expect(within(sheet).queryByRole('button', { name: /^(签字交班|簽署交更|Sign)$/ })).toBeNull();
  },
};
