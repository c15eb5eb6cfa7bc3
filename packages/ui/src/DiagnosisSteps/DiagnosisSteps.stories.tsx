import { diagnose, type DiagnosisFacts, leftOut, type Question } from '@fireline/domain/service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Checks } from './Checks.tsx';
import { DiagnosisSteps } from './DiagnosisSteps.tsx';

const nowMs = Date.parse('2026-11-21T11:00:00+08:00');
const facts: DiagnosisFacts = {
  nowMs,
  device: {
    online: false,
    dStatus: 1,
    expired: false,
    open: false,
    lowPower: false,
    signals: 9,
    lastReportMs: nowMs - 9_000_000,
    heartbeatS: 3600,
    batteryRatio: 15,
    alarmsToday: 0,
    isSendBlocked: false,
    isSendLimited: false,
  },
  receiver: {
    isReceiver: true,
    isWanted: true,
    isSmsBlocked: false,
    isVoiceBlocked: false,
    lastMessage: { atMs: nowMs - 9_000_000, state: 'failed', reason: null },
  },
  access: { isThere: true, isPaused: false },
  account: { isDisabled: false, isLocked: true, isAppWanted: true },
  balance: { sms: 12, voice: 800 },
};
const answer = async ({ asked }: { readonly asked: { readonly question: Question } }) => ({
  id: 42,
  rows: diagnose(asked.question, facts),
  leftOut: leftOut(asked.question, facts),
  facts,
});

/**
 * Use it in the help centre, before a work order is made by hand. For a fixed list of steps without answers take Steps.
 *
 * Do hand over the facts with the rows: people believe a figure rather than a verdict. Don't skip the reason of an unsolved diagnosis.
 *
 * Each step begins at its title, which takes the focus; results have a sign and a word, never only a colour.
 */
const meta = {
  component: DiagnosisSteps,
  args: { label: '自助诊断', onDiagnose: answer, onOrder: fn(), onSolved: fn() },
} satisfies Meta<typeof DiagnosisSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: '设备问题' }));
  await userEvent.click(canvas.getByRole('radio', { name: '设备离线' }));
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: '设备 IMEI' }), '490154203237518');
  await userEvent.click(canvas.getByRole('button', { name: '开始检查' }));
  return canvas;
};

export const Playground: Story = {};

export const Result: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText('9 项检查中有 4 项需要处理')).toBeVisible();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <DiagnosisSteps {...args} />
    </div>
  ),
};

export const ImpossibleProps: Story = {
  args: {
    label: 'تشخيص 🔥'.repeat(200),
    onDiagnose: async () => ({ id: Number.NaN, rows: [], leftOut: [], facts: { nowMs: Number.NaN } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText('0 项检查全部正常')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        question: <DiagnosisSteps style={{ flex: 1 }} label="a" onDiagnose={answer} onOrder={fn()} />,
        'device offline': (
          <div style={{ width: 640 }}>
            <Checks rows={diagnose('deviceOffline', facts)} facts={facts} />
          </div>
        ),
        'no SMS': (
          <div style={{ width: 640 }}>
            <Checks rows={diagnose('noSms', facts)} facts={facts} leftOut={leftOut('noSms', facts)} />
          </div>
        ),
        'not found': (
          <div style={{ width: 640 }}>
            <Checks rows={diagnose('cannotLogIn', { nowMs })} facts={undefined} />
          </div>
        ),
        narrow: (
          <div style={{ width: 288 }}>
            <Checks rows={diagnose('deviceOffline', facts)} facts={facts} />
          </div>
        ),
      }}
    />
  ),
};
