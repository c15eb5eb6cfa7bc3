import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InspectorForm } from '../../../docs/examples/portal/src/InspectorForm.tsx';
import { AlarmWall } from './AlarmWall.tsx';
import { DetailPage } from './DetailPage.tsx';
import { ListPage } from './ListPage.tsx';
import { MapWithList } from './MapWithList.tsx';

const meta = { title: 'Patterns/Pages', tags: ['!autodocs', 'page'], globals: { language: 'en' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const List: Story = {
  name: 'List page [LIB-05]',
  render: () => <ListPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'kitchen 2');
    const row = await canvas.findByRole('row', { name: /Kitchen 2/ });
    await userEvent.click(within(row).getByText('Kitchen 2'));
    const detail = await canvas.findByRole('dialog', { name: 'Kitchen 2' });
    await expect(within(detail).getByText('Galaxy Plaza')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'x');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await canvas.findByRole('row', { name: /Kitchen 1/ });
  },
};

export const Detail: Story = {
  name: 'Detail page [LIB-05]',
  render: () => <DetailPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Place' }));
    await expect(await canvas.findByText('Harbour Tower, Lobby 1')).toBeVisible();
  },
};

export const FormPage: Story = { name: 'Form page [LIB-05]', render: () => <InspectorForm /> };

export const Alarms: Story = {
  name: 'Alarm wall [LIB-05]',
  render: () => <AlarmWall />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Lobby 1/ });
    await userEvent.click(within(row).getByRole('button', { name: /Acknowledge/ }));
    await expect(await within(row).findByText('Acknowledged')).toBeVisible();
  },
};

export const Map: Story = { name: 'Map with list [LIB-05]', render: () => <MapWithList /> };
