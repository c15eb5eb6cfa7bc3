import { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../ConsoleStory.stories.support.tsx';
import { useWords } from '@fireline/ui/lib';
import { unitWords } from '../../site/units/words.ts';
import { PersonalValue } from './PersonalValue.tsx';

/** The phones of the first unit, as its list and its page show them. */
function PhonesOfUnit() {
  const t = useWords(unitWords);
  const [unit] = useCall(siteCalls.units, { pageSize: 1 }).data?.rows ?? [];
  return (
    unit && (
      <PersonalValue
        subject="unit"
        id={unit.unitId}
        fields={['mobiles', 'landlines']}
        values={[...unit.mobiles, ...unit.landlines]}
        label={t('units.phones')}
        name={unit.name}
      />
    )
  );
}

const meta = {
  title: 'Screens/Personal value',
  component: ConsoleStory,
  args: { mood: 'full', path: '/', children: <PhonesOfUnit /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = { name: /显示|顯示|Show/ };
const hide = { name: /隐藏|隱藏|Hide/ };

/** Masked; a press shows it whole with links that call, until the focus leaves; the user log notes it. */
export const Full: Story = {
  name: 'Full: a press shows the numbers until the focus leaves them, and the user log notes it [SES-07] [SES-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', show);
    await expect(canvas.getByText(/\d\*{4}/)).toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const [call] = await canvas.findAllByRole('link');
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+86/));
    await expect(call).toHaveTextContent(/^[\d-]{11,}$/);
    await expect(canvas.getByRole('button', hide)).toHaveFocus();
    const client = await storyClient('platform');
    const { rows } = await client.send(sessionCalls.userLog, { action: 'showPersonal' });
    await expect(rows[0]).toMatchObject({ targetKind: 'unit', username: 'platform' });
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await expect(canvas.getByText(/\d\*{4}/)).toBeVisible();
  },
};

/** The gateway cannot be reached: the mask stays, and the reason is said. */
export const Failed: Story = {
  name: 'Failed: the mask stays and the reason is said [SES-07] [SHL-15]',
  args: { outOfReach: '/personal/show' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', show));
    await expect(await screen.findByText(/查询失败|查詢失敗|Query failed/)).toBeVisible();
    await expect(canvas.getByText(/\d\*{4}/)).toBeVisible();
  },
};
