import { sessionCalls } from '@fireline/api/session';
import type { Language } from '@fireline/domain/lib';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyCity, storyClient } from '../lib/ConsoleStory.stories.support.tsx';
import { followBrand } from '../lib/brand.ts';
import { apiBase, client } from '../lib/session/client.ts';
import { getPreferences, setPreferences } from '../lib/session/preferences.ts';
import { session } from '../lib/session/session.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  // the login page makes its calls with the console's own client
  beforeEach: ({ globals }) => {
    const { language: before } = getPreferences();
    // it speaks to the gateway in the language of the browser's settings
    setPreferences({ language: globals.language as Language });
    const outside = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      typeof input === 'string' && input.startsWith(apiBase)
        ? (await storyCity()).fetch(input, init)
        : outside(input, init);
    return () => {
      globalThis.fetch = outside;
      setPreferences({ language: before });
    };
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: /^(登录|登入|Log in)$/ });
const fieldNamed = (canvas: HTMLElement, name: string) => canvas.querySelector(`[name=${name}]`) as HTMLInputElement;

export const Full: Story = {
  name: 'Full: what is missing is told at its field, the first has the focus [SES-01]',
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(fieldNamed(canvasElement, 'username')).toHaveFocus();
    await expect(fieldNamed(canvasElement, 'username')).toBeInvalid();
    await expect(fieldNamed(canvasElement, 'password')).toBeInvalid();
  },
};

/** The session ran out on another page, and it leads back there. */
export const Expired: Story = {
  name: 'Expired: says why it asks again [SHL-04]',
  // the login page reads the browser's own address
  beforeEach: () => {
    const before = location.href;
    const expired = new URL(before);
    expired.searchParams.set('back', '1');
    history.replaceState(history.state, '', expired);
    return () => history.replaceState(history.state, '', before);
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/登录已到期|登入已到期|session has ended/)).toBeVisible();
  },
};

const isFull: Readonly<Record<Language, string>> = { cn: '版本已满', hk: '版本已滿', en: 'the edition is full' };

export const ServiceOpened: Story = {
  name: 'After a service was opened: says so, and what of it was refused [SES-09]',
  beforeEach: ({ globals }) => {
    const [before, state] = [location.href, history.state as unknown];
    const ended = new URL(before);
    ended.searchParams.set('back', '1');
    ended.searchParams.set('why', 'openService');
    const full = isFull[globals.language as Language];
    const notes = [`2F-07: ${full}`, ...Array.from({ length: 6 }, (_, at) => `3F-0${at}: ${full}`)];
    history.replaceState({ notes }, '', ended);
    return () => history.replaceState(state, '', before);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/开通服务成功|開通服務成功|Service opening succeeded/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(/另有 2 台|另有 2 部|and 2 more/)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  name: 'Wrong password: told, and what was typed stays [SES-01, SES-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(fieldNamed(canvasElement, 'username'), 'platform');
    await userEvent.type(fieldNamed(canvasElement, 'password'), 'Wrong-1');
    await userEvent.click(button(canvasElement));
    await canvas.findByText(/用户名或密码错误|用戶名稱或密碼不正確|Wrong user name or password/);
    await waitFor(() => expect(button(canvasElement)).not.toHaveAttribute('aria-busy', 'true'));
    await expect(fieldNamed(canvasElement, 'username')).toHaveValue('platform');
    await expect(fieldNamed(canvasElement, 'password')).toHaveValue('Wrong-1');
  },
};

/** The browser's own address, with the way in. */
const openedBy = (way: string) => () => {
  const before = location.href;
  const changed = new URL(before);
  changed.searchParams.set('by', way);
  history.replaceState(history.state, '', changed);
  return () => history.replaceState(history.state, '', before);
};

export const ByCode: Story = {
  name: 'By a code: a number that is none has its problem at the field, before anything is sent [SES-12] [SES-07]',
  beforeEach: openedBy('code'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(手机号|手提電話號碼|Mobile number)/ }), '12345');
    await userEvent.click(canvas.getByRole('button', { name: /^(发送验证码|發送驗證碼|Send a code)$/ }));
    await expect(await canvas.findByText(/(11 位|11 digits)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(用验证码登录|以驗證碼登入|Log in by a code)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(验证码|驗證碼|Code)/ })).toBeInvalid());
  },
};

/** Gives the tenant of the city a title and a colour. */
async function saveTitle(title: string, colour: string): Promise<void> {
  const platform = await storyClient('platform');
  const { revision } = await platform.send(sessionCalls.brand, { rentId: 'R001' });
  await platform.send(sessionCalls.saveBrand, { title, colour, corners: 'own', font: 'own', revision });
  session.signOut();
}

export const Branded: Story = {
  name: 'Branded: the tenant of the address is filled in, under its own name before anybody logs in [N22]',
  beforeEach: async () => {
    await saveTitle('港安消防', '#004a8f');
    const [before, state] = [location.href, history.state as unknown];
    const named = new URL(before);
    named.searchParams.set('tenant', 'R001');
    history.replaceState(state, '', named);
    await followBrand(client, 'R001');
    return async () => {
      history.replaceState(state, '', before);
      await saveTitle('', '');
      await followBrand(client, 'R001');
    };
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('港安消防')).toBeVisible();
    await expect(fieldNamed(canvasElement, 'rentId')).toHaveValue('R001');
  },
};
