import type { Language } from '@fireline/domain/lib';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { storyCity } from '../../lib/ConsoleStory.stories.support.tsx';
import { apiBase } from '../../lib/session/client.ts';
import { getPreferences, setPreferences } from '../../lib/session/preferences.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  // nobody is signed in: the page makes its calls with the console's own client
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
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const read = { name: /^(查看注册条款|查看註冊條款|Read the terms)$/ };

export const Full: Story = {
  name: 'Full: the terms of the tenant are read before they are agreed to; a tenant without has the built-in sentence [SES-04]',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', read));
    const dialog = within(await screen.findByRole('dialog', { name: /^(注册条款|註冊條款|Terms of registration)$/ }));
    await expect(dialog.getByText(/火情/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('checkbox', { name: /条款|條款|terms/ })).not.toBeChecked();
    const tenant = canvasElement.querySelector('[name=rentId]') as HTMLInputElement;
    await userEvent.clear(tenant);
    await userEvent.type(tenant, 'R002');
    await expect(
      await page.findByRole('checkbox', { name: /^(我同意由所选租户|我同意由所選租戶|I agree that the tenant)/ }),
    ).not.toBeChecked();
    await expect(page.queryByRole('button', read)).toBeNull();
  },
};
