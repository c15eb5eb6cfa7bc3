import { passwordChars, wrongPasswordsMax } from '@fireline/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyCity } from '../../lib/ConsoleStory.stories.support.tsx';
import { session } from '../../lib/session/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** For whoever the story has signed in. */
function Own() {
  const account = session.current()?.account;
  return account && <PasswordDialog account={account} onClose={() => {}} />;
}

const meta = {
  title: 'Screens/Change password',
  component: ConsoleStory,
  args: { mood: 'full', path: '/main', children: <Own /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNow = () => screen.findByRole('dialog', { name: /修改密码|更改密碼|Change password/ });
const fieldNamed = (dialog: HTMLElement, name: string) => dialog.querySelector(`[name=${name}]`) as HTMLInputElement;

const submitOf = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^(修改密码|更改密碼|Change password)$/ });

async function fill(dialog: HTMLElement, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) await userEvent.type(fieldNamed(dialog, name), text);
}

async function send(dialog: HTMLElement) {
  await userEvent.click(submitOf(dialog));
  await waitFor(() => expect(submitOf(dialog)).not.toHaveAttribute('aria-disabled', 'true'));
}

export const Full: Story = {
  name: 'Full: what is missing is told at its field, the first has the focus [SES-05]',
  play: async () => {
    const dialog = await dialogNow();
    await expect(fieldNamed(dialog, 'oldPassword')).toHaveFocus();
    await userEvent.click(submitOf(dialog));
    for (const name of ['oldPassword', 'password', 'confirmation'])
      await waitFor(() => expect(fieldNamed(dialog, name)).toBeInvalid());
    await expect(fieldNamed(dialog, 'oldPassword')).toHaveFocus();
  },
};

export const WrongOldPassword: Story = {
  name: 'Wrong old password: told at its field with the tries left, and what was typed stays [SES-05, SES-06]',
  play: async () => {
    const dialog = await dialogNow();
    const typed = { oldPassword: 'Wrong-2026!', password: 'Changed-2026!', confirmation: 'Changed-2026!' };
    await fill(dialog, typed);
    await send(dialog);
    const field = fieldNamed(dialog, 'oldPassword');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(within(dialog).getByText(/原密码不正确|舊密碼不正確|The old password is wrong/)).toBeVisible();
    for (const [name, text] of Object.entries(typed)) await expect(fieldNamed(dialog, name)).toHaveValue(text);
    for (let tries = 1; tries < wrongPasswordsMax - 2; tries += 1) await send(dialog);
    await expect(await within(dialog).findByText(/再[错錯] 2 次|2 more/)).toBeVisible();
  },
};

export const WeakNewPassword: Story = {
  name: 'Weak new password: the rule is told at its field with its limit, then the next one [SES-05]',
  play: async () => {
    const dialog = await dialogNow();
    const { password: old } = await storyCity();
    await fill(dialog, { oldPassword: old, password: 'Abc-1', confirmation: 'changed-2026!' });
    await send(dialog);
    const field = fieldNamed(dialog, 'password');
    await expect(field).toBeInvalid();
    const limit = new RegExp(`(至少|At least) ${passwordChars.min} (个字符|個字元|characters)`);
    await expect(within(dialog).getByText(limit)).toBeVisible();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, 'changed-2026!');
    await send(dialog);
    await expect(
      within(dialog).getByText(/密码须包含大写字母|密碼須包含大寫字母|needs an upper-case letter/),
    ).toBeVisible();
    await expect(fieldNamed(dialog, 'oldPassword')).toHaveValue(old);
  },
};
