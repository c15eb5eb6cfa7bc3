import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RulesScreen } from './RulesScreen.tsx';

const meta = {
  title: 'Screens/Alarm sounds',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('alarmRules')}?part=sounds`, children: <RulesScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quarter of a second of a square wave. */
function wav(): File {
  const samples = 2000;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const text = (at: number, value: string) =>
    Array.from(value).forEach((letter, index) => view.setUint8(at + index, letter.codePointAt(0) ?? 0));
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint32(20, 0x10001, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint32(32, 0x80001, true);
  text(36, 'data');
  view.setUint32(40, samples, true);
  for (let at = 0; at < samples; at += 1) view.setUint8(44 + at, at % 18 < 9 ? 220 : 36);
  return new File([view.buffer], '一级.wav');
}

export const Upload: Story = {
  name: 'Level 1 gets a sound of its own and goes back to tones; a program is refused [ALM-04]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findAllByText(/^(提示音|Tones)$/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[data-level="1"]');
    await userEvent.upload(input as HTMLInputElement, new File(['MZ'], '一级.wav'));
    await expect(await page.findByText(/(mp3 或 wav 文件|mp3 或 wav 檔案|an mp3 or wav file)/)).toBeVisible();
    await userEvent.upload(input as HTMLInputElement, wav());
    await expect(await canvas.findByText(/^一级\.wav/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /(恢复提示音|回復提示音|Back to tones)/ }));
    await expect((await canvas.findAllByText(/^(提示音|Tones)$/)).length).toBe(5);
  },
};
