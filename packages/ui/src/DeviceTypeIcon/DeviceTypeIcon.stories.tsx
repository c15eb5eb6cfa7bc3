import { deviceTypeNames, deviceWords } from '@fireline/domain/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { useWords } from '../lib/index.ts';
import { token } from '../tokens/index.ts';
import { DeviceTypeIcon } from './DeviceTypeIcon.tsx';

const meta = {
  component: DeviceTypeIcon,
  args: { type: 'smoke' },
  argTypes: { type: { control: 'select', options: deviceTypeNames } },
} satisfies Meta<typeof DeviceTypeIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Beside its name the picture is decoration. */
export const Decorative: Story = { args: { isDecorative: true } };

function Named() {
  const t = useWords(deviceWords);
  return (
    <p>
      <DeviceTypeIcon type="smoke" isDecorative /> {t('device.type.smoke')}
    </p>
  );
}

function Every() {
  const t = useWords(deviceWords);
  return (
    <StateGrid
      states={Object.fromEntries(
        deviceTypeNames.map((type) => [
          type,
          [<DeviceTypeIcon key={type} type={type} isDecorative />, t(`device.type.${type}`)],
        ]),
      )}
    />
  );
}

export const States: Story = { tags: ['grid'], render: () => <Every /> };

export const DoName: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => <Named />,
};

export const DontColour: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { type: 'smoke', style: { color: token('alarm.1.text') } },
};
