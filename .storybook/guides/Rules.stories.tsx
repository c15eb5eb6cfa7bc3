import { useWords } from '@fireline/ui/lib';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { areas } from './domain.ts';
import { DomainMachine } from './DomainMachine.tsx';
import { RulesGuide } from './RulesGuide.tsx';
import { rulesGuideWords } from './words.ts';

const meta = { title: 'Rules/All rules', component: RulesGuide, tags: ['!autodocs', 'page'] } satisfies Meta<
  typeof RulesGuide
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything; the guide's page shows this story. */
export const All: Story = {};

export const Found: Story = {
  name: 'Limits are found by number, id and word [N25]',
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    const status = canvas.getByRole('status');
    await userEvent.type(search, '240000');
    await expect(status).toHaveTextContent('1 limit, 0 rules, 0 state machines');
    await expect(canvas.getByText('callTimeoutMs')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'SES-05');
    await expect(canvas.getByText('8 – 30 characters')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'rectification');
    await expect(canvas.getByRole('figure', { name: 'Rectification of a hazard' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'A search without a match says so [N25]',
  args: { defaultQuery: 'zzzz' },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No rule matches')).toBeVisible();
  },
};

function EveryMachine() {
  const t = useWords(rulesGuideWords);
  return areas
    .filter(({ machines }) => machines.length > 0)
    .map((area) => (
      <section key={area.area} style={{ display: 'grid', gap: 24, minWidth: 0, marginBottom: 40 }}>
        <h2 style={{ margin: 0 }}>{t(`Rules.area.${area.area}` as keyof typeof rulesGuideWords)}</h2>
        {area.machines.map((machine) => (
          <DomainMachine key={machine.name} area={area} machine={machine} />
        ))}
      </section>
    ));
}

/** Whatever the areas export as a machine, drawn. */
export const Machines: Story = {
  name: 'Every machine of the domain is drawn [N25]',
  render: () => <EveryMachine />,
  play: async ({ canvasElement }) => {
    const drawn = within(canvasElement).getAllByRole('figure');
    await expect(drawn).toHaveLength(areas.flatMap(({ machines }) => machines).length);
  },
};
