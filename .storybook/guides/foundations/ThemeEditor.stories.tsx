import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ownTheme } from './themeDraft.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

const meta = {
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  tags: ['!autodocs', 'page'],
  // specimens side by side are no text with an order of headings, and maps among them have no names of their own while they load
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'heading-order', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `Editor` shows them all, and axe judges them there; here they have other colours, whose contrasts the editor judges. */
const besideTheWall = { a11y: { context: { exclude: ['[data-wall]'] } } };
const few = { components: ['Button', 'Badge', 'TextField'] };

export const Editor: Story = {};

export const Changed: Story = {
  globals: { language: 'en' },
  parameters: besideTheWall,
  args: few,
  name: 'A colour, corners and a font become the style of every component [N22] [LIB-04]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(canvas.getByText(/contrasts of the four modes hold/)).toBeVisible();
    await expect(canvas.getByText(/Nothing changed yet/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brand colour' }), '#004a8f');
    await userEvent.click(canvas.getByRole('radio', { name: 'Square' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Font' }), 'Georgia');
    await expect(await canvas.findByText(/contrasts of the four modes hold/)).toBeVisible();
    const copied = canvas.getByText(/--fl-action-primary: #004a8f/);
    await expect(copied).toHaveTextContent('--fl-radius-medium: 0');
    await expect(copied).toHaveTextContent('--fl-font-sans: Georgia');
    const root = preview.getByRole('region', { name: 'Button' }).closest<HTMLElement>('[data-fl-theme]');
    await expect(root?.style.getPropertyValue('--fl-action-primary')).toBe('#004a8f');
  },
};

export const CopiedBack: Story = {
  globals: { language: 'en' },
  parameters: besideTheWall,
  name: 'A brand that was copied is pasted back whole [N22]',
  args: {
    ...few,
    defaultDraft: {
      ...ownTheme,
      roles: '{"light":{"action.primary":"#004a8f"},"radius":{"medium":"10px"},"font":"Georgia"}',
    },
  },
  play: async ({ canvasElement }) => {
    const copied = within(canvasElement).getByText(/--fl-action-primary: #004a8f/);
    await expect(copied).toHaveTextContent('--fl-radius-medium: 10px');
    await expect(copied).toHaveTextContent('--fl-font-sans: Georgia');
  },
};

export const TooLikeAnAlarm: Story = {
  globals: { language: 'en' },
  parameters: besideTheWall,
  name: 'A red that is typed for a role is refused as too like an alarm [N22] [ALM-02]',
  args: { ...few, defaultDraft: { ...ownTheme, colour: '#c0182c', roles: '{"light":{"action.primary":"#c0182c"}}' } },
  play: async ({ canvasElement }) => {
    const told = within(canvasElement).getAllByText(/action.primary is too close to the colour of alarm level 1/);
    await expect(told[0]).toBeVisible();
  },
};

export const AlarmColoursStay: Story = {
  globals: { language: 'en' },
  parameters: besideTheWall,
  name: 'Roles typed one by one: alarm levels stay, weak contrasts are told, what is no JSON is kept [N22] [ALM-02]',
  args: {
    ...few,
    defaultDraft: { ...ownTheme, roles: '{"light":{"alarm.1.fill":"#00ff00","text.link":"#9fc5d0"}}' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/alarm.1.fill belongs to the alarm levels/)).toBeVisible();
    await expect(canvas.getAllByText(/text.link on surface\.\w+ has a contrast of 1/)[0]).toBeVisible();
    const roles = canvas.getByRole('textbox', { name: 'Single roles (JSON)' });
    await userEvent.type(roles, ' and more');
    await expect(await canvas.findByText(/Must be a JSON object/)).toBeVisible();
    await expect(roles).toHaveDisplayValue(/ and more$/);
  },
};
