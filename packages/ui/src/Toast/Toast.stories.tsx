import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ToastProvider, useToast } from './ToastProvider.tsx';
import type { ToastContent } from './queue.ts';

function Launcher({ content }: { readonly content: ToastContent }) {
  const toasts = useToast();
  return <Button onClick={() => toasts.show(content)}>通知我</Button>;
}

function ShowAll({ contents }: { readonly contents: readonly ToastContent[] }) {
  const toasts = useToast();
  useEffect(() => {
    const ids = contents.map((content) => toasts.show({ timeoutMs: null, ...content }));
    return () => ids.forEach((id) => toasts.dismiss({ id }));
  }, [contents, toasts]);
  return null;
}

const meta = {
  component: Launcher,
  title: 'Toast',
  args: { content: { tone: 'success', title: '报警已关闭', action: { label: '撤销', onAct: fn() } } },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: {
    docs: {
      isHooks: true,
      description: {
        component:
          'What somebody just did has come about, or not: a note at the edge that goes by itself, with a way to take it back. `ToastProvider` ' +
          'stands once around the application; whatever is in it shows toasts by `useToast`.',
      },
      story: { inline: false, height: '360px' },
    },
  },
} satisfies Meta<typeof Launcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Undo: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '通知我' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(args.content.action?.onAct).toHaveBeenCalledOnce();
    await expect(screen.queryByText('报警已关闭')).not.toBeInTheDocument();
  },
};

const all: readonly ToastContent[] = [
  { tone: 'info', title: '有新版本', detail: 'Reload to get it. 刷新后生效。' },
  { tone: 'success', title: '报警已关闭', action: { label: '撤销', onAct: () => {} } },
  { tone: 'attention', title: '12 台中有 2 台没有静音', detail: '设备离线' },
  {
    tone: 'danger',
    title: '没有保存',
    detail: '服务器出错',
    reference: '3f0c5f5be46e',
    action: { label: '重试', onAct: () => {} },
  },
];

export const States: Story = { tags: ['grid'], render: () => <ShowAll contents={all} /> };
