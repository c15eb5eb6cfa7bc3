import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { OrdersUnpaidScreen } from './OrdersUnpaidScreen.tsx';

const meta = {
  title: 'Screens/Unpaid orders',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('ordersUnpaid'), children: <OrdersUnpaidScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;

export const Full: StoryObj<typeof meta> = { name: 'Full: nothing waits, and a way to what is on sale [FIN-01]' };
