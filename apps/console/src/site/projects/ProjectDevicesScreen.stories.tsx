import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ProjectDevicesScreen } from './ProjectDevicesScreen.tsx';

const meta = {
  title: 'Screens/Project devices',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: pathTo('projectDevices', { projectId: 1 }),
    children: <ProjectDevicesScreen params={{ projectId: '1' }} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = { name: /^(加入设备|加入裝置|Add devices)$/ };

export const Full: Story = {
  name: 'Full: the head of the project, devices with label and service; a pasted IMEI that nobody has is refused by name [SIT-08] [SHL-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    const figures = within(await canvas.findByRole('list', { name: /^(概况|概況|At a glance)$/ }));
    const inAlarm = await figures.findByRole('link', { name: /^(报警中的设备|發出警報的裝置|Devices in alarm)\s*\d/ });
    await expect(inAlarm).toHaveAttribute('href', expect.stringMatching(/\?alarms=yes$/));
    await userEvent.click((await canvas.findAllByRole('button', add))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('textbox', { name: /设备号|裝置編號|IMEIs/ }), '490154203237518');
    await userEvent.click(
      drawer.getByRole('button', { name: /^(加入粘贴的设备|加入貼上的裝置|Add the pasted ones)$/ }),
    );
    await drawer.findByRole('gridcell', { name: '490154203237518' });
    await drawer.findByRole('gridcell', { name: /^(没有这台设备|沒有這部裝置|No such device)/ });
  },
};

export const OfUnit: Story = {
  name: 'A unit sees the devices of its project and takes none out [SIT-08] [ROL-06]',
  args: { as: 'unit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await expect(canvas.queryByRole('button', add)).toBeNull();
    // it gives them labels
    await userEvent.click((await canvas.findAllByRole('checkbox'))[1] as HTMLElement);
    await canvas.findByRole('button', { name: /^(设置标签|設定標籤|Set the label)$/ });
    await expect(canvas.queryByRole('button', { name: /^(移出项目|移出項目|Take out)$/ })).toBeNull();
  },
};
