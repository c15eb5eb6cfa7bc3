import { defineForm, text } from '@fireline/domain/lib';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlarmPopupQueue, type PopupAlarm } from '../AlarmPopupQueue/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DateField } from '../DateField/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Form, FormSubmit, useFormField } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { drawn } from './mount.test.support.tsx';
import { FirelineProvider } from './provider.tsx';

/** Draws as an embedding page does: everything in a shadow root, styles included. */
async function mountInShadow(children: ReactNode): Promise<ShadowRoot> {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const place = document.createElement('div');
  shadow.append(styles, place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await drawn(() => root.unmount());
    host.remove();
  });
  await drawn(() =>
    root.render(
      <StyleSheetManager target={styles}>
        <FirelineProvider language="en" theme="dark">
          {children}
        </FirelineProvider>
      </StyleSheetManager>,
    ),
  );
  return shadow;
}

const options = [
  { value: 'a', label: 'Harbour' },
  { value: 'b', label: 'Hospital' },
];

it('opens a dialog inside a shadow root, named, looking like itself, and usable [N21]', async () => {
  const shadow = await mountInShadow(
    <Dialog isOpen onClose={() => {}} title="Handle the alarm">
      <TextField label="Remark" />
    </Dialog>,
  );
  const dialog = page.getByRole('dialog', { name: 'Handle the alarm' });
  await userEvent.fill(page.getByLabelText('Remark'), 'seen');
  expect(shadow.contains(dialog.element())).toBe(true);
  expect(getComputedStyle(dialog.element()).display).toBe('flex');
});

it('chooses in lists and calendars inside a shadow root by a press [N21]', async () => {
  await mountInShadow(
    <>
      <ComboBox label="Unit" options={options} />
      <DateField label="Until" defaultValue="2026-11-21" />
    </>,
  );
  await userEvent.click(page.getByRole('combobox', { name: 'Unit' }));
  await userEvent.click(page.getByRole('option', { name: 'Hospital' }));
  await expect.element(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('Hospital');
  await userEvent.click(page.getByRole('button', { name: 'Open the calendar' }));
  await userEvent.click(page.getByRole('button', { name: /November 10, 2026/ }));
  await expect.element(page.getByRole('spinbutton', { name: /^day,/ })).toHaveTextContent('10');
});

function NameField() {
  return <TextField {...useFormField('name', { label: 'Name', initial: '' })} />;
}

it('a form inside a shadow root goes to its first problem [N21]', async () => {
  const shadow = await mountInShadow(
    <Form aria-label="Unit" schema={defineForm({ name: text({ min: 1, max: 12 }) })} onSubmit={() => {}}>
      <FormSubmit>Save</FormSubmit>
      <NameField />
    </Form>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => shadow.activeElement).toBe(page.getByRole('textbox', { name: 'Name' }).element());
});

const waiting: readonly PopupAlarm[] = [1, 2].map((alarmId) => ({
  alarmId,
  level: 1,
  kind: 'smoke',
  raisedAtMs: 1_700_000_000_000,
  unitName: `Unit ${alarmId}`,
  buildingName: 'B',
  floor: 3,
  placeName: 'Hall',
}));

function Queue() {
  const [alarms, setAlarms] = useState(waiting);
  return (
    <AlarmPopupQueue
      alarms={alarms}
      onOpen={() => {}}
      onAcknowledge={(choice) => setAlarms(alarms.filter((alarm) => !choice.alarms.includes(alarm)))}
    />
  );
}

it('the queue of alarms inside a shadow root keeps a person who works through it in it [N21] [N23] [ALM-04]', async () => {
  const shadow = await mountInShadow(<Queue />);
  const entries = (): Element[] => [...shadow.querySelectorAll('[data-entry]')];
  await userEvent.keyboard('{F8}');
  await expect.poll(() => shadow.activeElement).toBe(entries()[0]);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.poll(() => entries().length).toBe(2);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
  await expect.poll(() => entries().length).toBe(1);
  expect(shadow.activeElement).toBe(entries()[0]);
});
