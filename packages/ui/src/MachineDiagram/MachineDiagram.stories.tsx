import { alarmMachine, alarmWords, alarmGuardWords } from '@fireline/domain/alarm';
import { financeGuardWords, financeWords, orderMachine } from '@fireline/domain/finance';
import { accountMachine, sessionUserWords, sessionGuardWords } from '@fireline/domain/session';
import { billMachine, tariffWords, tariffGuardWords } from '@fireline/domain/tariff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useWords } from '../lib/index.ts';
import { MachineDiagram } from './MachineDiagram.tsx';

const meta = {
  component: MachineDiagram,
  args: { label: '', machine: alarmMachine, labelOfState: String, labelOfEvent: String, labelOfGuard: String },
  argTypes: {
    label: { control: false },
    machine: { control: false },
    current: { control: 'select', options: Object.keys(alarmMachine.states) },
  },
} satisfies Meta<typeof MachineDiagram<string, string, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Alarm({ current }: { readonly current?: keyof typeof alarmMachine.states }) {
  const t = useWords(alarmWords, alarmGuardWords);
  return (
    <MachineDiagram
      label={t('alarm.event.handle')}
      machine={alarmMachine}
      labelOfState={(state) => t(`alarm.state.${state}`)}
      labelOfEvent={(event) => t(`alarm.event.${event}`)}
      labelOfGuard={(guard) => t(`alarm.guard.${guard}`)}
      {...(current && { current })}
    />
  );
}

export const Playground: Story = {
  render: ({ current }) => <Alarm {...(current && { current: current as keyof typeof alarmMachine.states })} />,
};

/** Where something stands now. */
export const Current: Story = {
  name: 'The current state is told by border and word [N25]',
  render: () => <Alarm current="acknowledged" />,
};

/** A machine wider than the window scrolls inside itself, by keyboard too. */
export const Narrow: Story = {
  name: 'At 390 px the picture scrolls inside itself, by keyboard too [N25]',
  render: () => (
    <div style={{ width: 358 }}>
      <Order />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [stage] = within(canvasElement).getAllByRole('region');
    await expect(stage?.scrollWidth).toBeGreaterThan(stage?.clientWidth ?? 0);
    await userEvent.tab();
    await expect(stage).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

function Order() {
  const t = useWords(financeWords, financeGuardWords);
  return (
    <MachineDiagram
      label={t('finance.order.event.pay')}
      machine={orderMachine}
      labelOfState={(state) => t(`finance.order.state.${state}`)}
      labelOfEvent={(event) => t(`finance.order.event.${event}`)}
      labelOfGuard={(guard) => t(`finance.guard.${guard}`)}
    />
  );
}

function Account() {
  const t = useWords(sessionUserWords, sessionGuardWords);
  return (
    <MachineDiagram
      label={t('session.event.lock')}
      machine={accountMachine}
      labelOfState={(state) => t(`session.state.${state}`)}
      labelOfEvent={(event) => t(`session.event.${event}`)}
      labelOfGuard={(guard) => t(`session.guard.${guard}`)}
    />
  );
}

function Bill() {
  const t = useWords(tariffWords, tariffGuardWords);
  return (
    <MachineDiagram
      label={t('tariff.bill.event.writeOff')}
      machine={billMachine}
      labelOfState={(state) => t(`tariff.bill.state.${state}`)}
      labelOfEvent={(event) => t(`tariff.bill.event.${event}`)}
      labelOfGuard={(guard) => t(`tariff.guard.${guard}`)}
    />
  );
}

/** A current state, ways back and ends; many lines at one state; a loop. */
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 900 }}>
      <Alarm current="open" />
      <Account />
      <Order />
      <Bill />
    </div>
  ),
};
