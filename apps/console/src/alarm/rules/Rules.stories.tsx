import { alarmCalls } from '@fireline/api/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { RuleListScreen } from './RuleListScreen.tsx';

const meta = {
  title: 'Screens/Alarm rules',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmRules'), children: <RuleListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change of a rule that was saved just now: those of the city itself take effect while other stories are shown. */
async function pendingRule() {
  const client = await storyClient('platform');
  const { rows } = await client.send(alarmCalls.rules, { pageSize: 50 });
  const rule = rows.find(({ isOwn, pending, version }) => isOwn && pending === null && version.isEnabled);
  if (!rule) throw new Error('The city has no rule that can be changed');
  const { ruleId, revision, partnerId, version } = rule;
  const { kind, deviceTypes, measurement, raisesWhen, threshold, recoversAt, autoRecovery, armingEnable } = version;
  const { level, alarmTimeMinutes } = version;
  const judged = { kind, deviceTypes, measurement, raisesWhen, threshold, recoversAt, autoRecovery, armingEnable };
  const again = { ...judged, level, alarmTimeMinutes: alarmTimeMinutes === 7 ? 8 : 7, partnerId };
  const changed = await client.send(alarmCalls.changeRule, { ruleId, revision, ...again });
  const { pending } = changed.rule;
  if (!pending) throw new Error('It took effect at once');
  return { client, ruleId, versionId: pending.versionId, from: pending.inEffectFrom };
}
type PendingRule = Awaited<ReturnType<typeof pendingRule>>;

export const Pending: Story = {
  name: 'A rule that is still to come counts down, and can be withdrawn [ALM-05] [SHL-07]',
  args: { path: `${pathTo('alarmRules')}?state=pending` },
  loaders: [async () => ({ saved: await pendingRule() })],
  play: async ({ canvasElement, loaded }) => {
    const { client, ruleId, versionId, from } = loaded.saved as PendingRule;
    try {
      const timer = async (): Promise<HTMLElement> => {
        const all = await within(canvasElement).findAllByRole('timer');
        const own = all.find((one) => one.getAttribute('datetime') === from);
        if (!own) throw new Error('the rule is not in the list');
        return own;
      };
      await waitFor(async () => expect(await timer()).toHaveTextContent(/\d+:\d\d/));
      await userEvent.click(await timer());
      const drawer = await screen.findByRole('dialog');
      await expect(await within(drawer).findByRole('button', { name: /^(撤回|Withdraw)$/ })).toBeVisible();
      await expect(await within(drawer).findByRole('list', { name: /^(历史版本|過往版本|Versions)$/ })).toBeVisible();
    } finally {
      await client.send(alarmCalls.withdrawRule, { ruleId, versionId });
    }
  },
};

export const Restored: Story = {
  name: 'An earlier version shows in what it differs, and is restored as the next one [ALM-05]',
  args: { path: `${pathTo('alarmRules')}?state=pending` },
  loaders: [async () => ({ saved: await pendingRule() })],
  play: async ({ canvasElement, loaded }) => {
    const { client, ruleId, versionId, from } = loaded.saved as PendingRule;
    try {
      const timers = await within(canvasElement).findAllByRole('timer');
      const own = timers.find((one) => one.getAttribute('datetime') === from);
      if (!own) throw new Error('the rule is not in the list');
      await userEvent.click(own);
      const drawer = within(await screen.findByRole('dialog'));
      const [restore] = await drawer.findAllByRole('button', { name: /^(恢复|回復|Restore) · / });
      await userEvent.click(restore as HTMLElement);
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText(/→/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: /^(恢复|回復|Restore)$/ }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    } finally {
      const { versions } = await client.send(alarmCalls.rule, { ruleId });
      for (const version of versions)
        if (version.versionId >= versionId && version.withdrawnBy === null)
          await client.send(alarmCalls.withdrawRule, { ruleId, versionId: version.versionId });
    }
  },
};

export const Refused: Story = {
  name: 'A recovery value beyond the threshold is refused at its field [ALM-05]',
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByText(/^(剩余电流|剩餘電流|Leakage).*/))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    const recovery = await screen.findByRole('textbox', { name: /^(恢复值|回復值|Recovery value)/ });
    await userEvent.clear(recovery);
    await userEvent.type(recovery, '900');
    await userEvent.click(screen.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    const said = /恢复值必须在阈值的正常一侧|回復值必須在臨界值的正常一側|normal side of the threshold/;
    await expect((await screen.findAllByText(said))[0]).toBeVisible();
  },
};
