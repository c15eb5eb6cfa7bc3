import type { SoundState } from '@fireline/domain/alarm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { SoundBanner } from './SoundBanner.tsx';
import { SoundControl } from './SoundControl.tsx';

const untilMs = Date.parse('2026-11-21T03:14:05Z');

const meta = {
  component: SoundControl,
  subcomponents: { SoundBanner },
  args: { state: { name: 'armed' }, onEnable: fn(), onTest: fn(), onMute: fn(), onUnmute: fn() },
} satisfies Meta<typeof SoundControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Muted: Story = { args: { state: { name: 'muted', untilMs } } };

/** Loud on purpose: nobody hears an alarm until this is pressed. */
export const Blocked: Story = {
  args: { state: { name: 'blocked' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <SoundBanner state={args.state} onEnable={args.onEnable} />
      <SoundControl {...args} hasBanner />
    </div>
  ),
};

/** Another tab of this station is the voice. */
export const Elsewhere: Story = { args: { isVoice: false } };

const states: readonly SoundState[] = [
  { name: 'armed' },
  { name: 'muted', untilMs },
  { name: 'blocked' },
  { name: 'noDevice' },
  { name: 'off' },
];

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <StateGrid
      states={{
        ...Object.fromEntries(
          states.map((state) => [state.name, <SoundControl key={state.name} {...args} state={state} />]),
        ),
        'blocked, beside a banner': <SoundControl {...args} state={{ name: 'blocked' }} hasBanner />,
        elsewhere: <SoundControl {...args} isVoice={false} />,
        'banner: blocked': <SoundBanner state={{ name: 'blocked' }} onEnable={args.onEnable} />,
        'banner: no device': <SoundBanner state={{ name: 'noDevice' }} onEnable={args.onEnable} />,
        'banner: no speech': (
          <SoundBanner state={{ name: 'armed' }} canSpeak={false} onEnable={args.onEnable} onDismissSpeech={fn()} />
        ),
      }}
    />
  ),
};
