import { handoverSheet } from '@fireline/domain/alarm';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { HandoverSheet, type HandoverSheetProps } from './HandoverSheet.tsx';
import type { HandoverLine } from './handoverLine.ts';

const toMs = Date.parse('2026-11-21T00:00:00Z');
const line = (alarmId: number, more: Partial<HandoverLine> = {}): HandoverLine => ({
  alarmId,
  level: 3,
  kind: 'smoke',
  raisedAtMs: toMs - alarmId * 60_000,
  unitName: 'Harbour Mall',
  buildingName: '',
  floor: -1,
  placeName: `Shop ${alarmId}`,
  state: 'open',
  ...more,
});
const sheetOf = (lines: readonly HandoverLine[]) =>
  handoverSheet(lines, ['present', 'missed'], { fromMs: toMs - 43_200_000, toMs });
const person = (accountId: number) => ({ accountId, name: `Operator ${accountId}`, signedAt: null });
const sheet = (props: Partial<HandoverSheetProps> = {}) => (
  <HandoverSheet
    sheet={sheetOf([
      line(1),
      line(2, { level: 1, state: 'acknowledged', isDrill: true }),
      line(3, { state: 'closed' }),
    ])}
    shift={{ from: toMs - 43_200_000, to: toMs }}
    mutes={[{ from: toMs - 600_000, to: null, by: 'Operator 1' }]}
    state="draft"
    outgoing={person(1)}
    incoming={null}
    actor={1}
    {...props}
  />
);
const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const steps = () => vi.fn<(step: object) => void>();

it('tells what happened, what is open with drills marked, who was there, and when the station was silent [N16] [N15] [N01]', async () => {
  const { root } = await mount(sheet(), settings);
  for (const text of [
    '1 present, 1 missed',
    '2 not closed · 1 unacknowledged',
    '07:50:00 to now · Operator 1',
    'Smoke · Drill',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  const rows = [...root.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows.map((row) => row.match(/Shop \d/)?.[0])).toEqual(['Shop 2', 'Shop 1']);
  expect(rows[1]).toContain('Harbour Mall · Basement 1 · Shop 1');
});

it('open alarms force a remark; what is signed carries it [N16]', async () => {
  const onStep = steps();
  await mount(sheet({ onStep }), settings);
  await userEvent.click(page.getByRole('button', { name: 'Sign' }));
  await expect.element(page.getByText('2 alarms are not closed: please add a remark')).toBeVisible();
  expect(onStep).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox', { name: 'Remark' }), 'Pump reported');
  await userEvent.click(page.getByRole('button', { name: 'Sign' }));
  expect(onStep).toHaveBeenLastCalledWith({ event: 'sign', remark: 'Pump reported' });
});

it('the one who leaves cannot accept; the one who comes accepts, or sends it back with a reason [N16]', async () => {
  const onStep = steps();
  const signed = { state: 'signed', incoming: person(2), onStep } as const;
  const { rerender } = await mount(sheet(signed), settings);
  await userEvent.click(page.getByRole('button', { name: 'Accept' }));
  await expect.element(page.getByRole('alert').getByText('Another person must accept the handover')).toBeVisible();
  await rerender(sheet({ ...signed, actor: 2 }));
  await userEvent.click(page.getByRole('button', { name: 'Send back' }));
  await expect.element(page.getByText('Please say why you send it back')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Accept' }));
  expect(onStep.mock.calls).toEqual([[{ event: 'accept', remark: '' }]]);
});

it('shows what the server refused and keeps the remark; accepted it is for reading and printing only [N16]', async () => {
  const onPrint = vi.fn<() => void>();
  const { rerender } = await mount(
    sheet({ defaultRemark: 'Pump reported', problems: [{ code: 'alarm.handover.already.signed' }], onStep: steps() }),
    settings,
  );
  await expect.element(page.getByText('Who leaves has already signed')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('Pump reported');
  await rerender(sheet({ state: 'accepted', remark: 'Pump reported', onStep: steps(), onPrint }));
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await expect.element(page.getByText('Pump reported')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  expect(onPrint).toHaveBeenCalledOnce();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

it('with nothing open it says so [N16]', async () => {
  await mount(sheet({ sheet: sheetOf([]), mutes: [] }), settings);
  await expect.element(page.getByText('All alarms are closed')).toBeVisible();
  await expect.element(page.getByText('The station was never muted')).toBeVisible();
});

it('says what was kept quiet, by whom and why, and nothing of what nobody notes [N16]', async () => {
  const silence = { name: 'Boiler room', reason: 'Welding', from: toMs - 600_000, to: toMs, by: 'Operator 1' };
  const { rerender } = await mount(sheet({ silences: [silence], mutes: undefined }), settings);
  await expect.element(page.getByText(/^Boiler room: .* to .*, Welding \(Operator 1\)$/)).toBeVisible();
  expect(page.getByText('Mutes').elements()).toHaveLength(0);
  await rerender(sheet({ silences: [] }));
  await expect.element(page.getByText('Nothing was silenced')).toBeVisible();
});
