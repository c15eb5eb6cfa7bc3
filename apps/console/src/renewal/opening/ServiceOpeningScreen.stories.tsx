import { deviceCalls } from '@fireline/api/device';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { ServiceOpeningScreen } from './ServiceOpeningScreen.tsx';

const meta = {
  title: 'Screens/Service opening',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('serviceOpening'), children: <ServiceOpeningScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A device that is not active yet, and one that is. */
async function someImeis(): Promise<readonly string[]> {
  const client = await storyClient('platform');
  const [fresh, active] = await Promise.all(
    (['notActivated', 'inService'] as const).map((life) =>
      client.send(deviceCalls.list, { life: [life], pageSize: 1 }),
    ),
  );
  return [fresh, active].flatMap((page) => page?.rows[0]?.imei ?? []);
}

export const Checked: Story = {
  name: 'What can be opened and what cannot, each at its place, with what it costs and how full the edition is [DEV-23] [DEV-28]',
  loaders: [async () => ({ imeis: await someImeis() })],
  play: async ({ canvasElement, loaded }) => {
    const { imeis } = loaded as { readonly imeis: readonly string[] };
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: /IMEI/ });
    await userEvent.type(text, '12345');
    await userEvent.click(canvas.getByRole('button', { name: /^(核对|核對|Check)$/ }));
    // nothing is checked until it is mended, and nothing that was typed is lost
    await expect(text).toHaveValue('12345');
    await userEvent.clear(text);
    await userEvent.type(text, imeis.join(' '));
    await userEvent.click(canvas.getByRole('button', { name: /^(核对|核對|Check)$/ }));
    const found = within(await canvas.findByRole('region', { name: /^(核对结果|核對結果|Result)$/ }));
    await expect(await found.findByText(/^(可开通|可開通|Can be opened)$/)).toBeVisible();
    await expect(found.getByText(/(服务已开通|服務已開通|Its service is open already)/)).toBeVisible();
    await expect(found.getByText(/(已用|used)/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: /^(1 年|1 year)/ }));
    await expect(canvas.getByRole('button', { name: /^(为 1 台|為 1 部|Order and pay .* for 1)/ })).toBeEnabled();
  },
};
