import { diagnose } from '@fireline/domain/service';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { DiagnosisSteps, type DiagnosisStepsProps } from './DiagnosisSteps.tsx';

const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const nowMs = Date.parse('2026-11-21T03:00:00Z');
const facts = {
  nowMs,
  device: {
    online: false,
    dStatus: 1,
    expired: false,
    open: false,
    lowPower: false,
    signals: 9,
    lastReportMs: nowMs - 9_000_000,
    heartbeatS: 3600,
    batteryRatio: 15,
    alarmsToday: 0,
    isSendBlocked: false,
    isSendLimited: false,
  },
};
const report = { id: 42, rows: diagnose('deviceOffline', facts), facts, leftOut: ['alarmRate'] as const };
type Ask = DiagnosisStepsProps['onDiagnose'];
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const choose = (name: string) => userEvent.click(page.getByRole('radio', { name, exact: true }));
const title = (name: string) => page.getByRole('heading', { name });

async function ask(props: Partial<DiagnosisStepsProps> = {}) {
  const onDiagnose = vi.fn<Ask>(async () => report);
  const onOrder = vi.fn<DiagnosisStepsProps['onOrder']>();
  const mounted = await mount(
    <DiagnosisSteps label="Diagnosis" onDiagnose={onDiagnose} onOrder={onOrder} {...props} />,
    settings,
  );
  await choose('Device');
  await choose('The device is offline');
  await press('Next');
  await expect.element(title('Give the details')).toHaveFocus();
  return { ...mounted, onDiagnose, onOrder };
}

async function asked(props: Partial<DiagnosisStepsProps> = {}) {
  const all = await ask(props);
  await userEvent.fill(page.getByRole('textbox', { name: 'Device IMEI' }), ' 490154203237518 ');
  await press('Check now');
  return all;
}

describe('DiagnosisSteps', () => {
  it('asks for a question before it goes on [SRV-05]', async () => {
    await mount(<DiagnosisSteps label="Diagnosis" onDiagnose={async () => report} onOrder={() => {}} />, settings);
    await press('Next');
    await expect.element(page.getByText('Required')).toBeVisible();
    await expect.element(title('Choose the question')).toBeVisible();
  });

  it('asks only for what the question needs, and tells bad input at its field [SRV-05] [SHL-25]', async () => {
    const { onDiagnose } = await ask();
    expect(page.getByRole('textbox').elements()).toHaveLength(1);
    await userEvent.fill(page.getByRole('textbox', { name: 'Device IMEI' }), '4901');
    await press('Check now');
    await expect.element(page.getByText('An IMEI has 15 digits')).toBeVisible();
    expect(onDiagnose).not.toHaveBeenCalled();
  });

  it('shows each check with its result, what was found and what to do [SRV-05]', async () => {
    const { root, onDiagnose } = await asked();
    await expect.element(title('Look at the checks')).toHaveFocus();
    expect(onDiagnose.mock.lastCall?.[0].asked).toMatchObject({ question: 'deviceOffline', imei: '490154203237518' });
    const told = (check: string) => root.querySelector(`[data-check="${check}"]`)?.textContent;
    expect(told('signal')).toBe(
      'SignalFaultyFound: 9The signal should be at least 16; move the device nearer to a window',
    );
    expect(told('battery')).toContain('Doubtful');
    expect(told('battery')).toContain('Found: 15%');
    expect(told('activated')).toBe('ActivationGood');
    expect(root.textContent).toContain('Checks made: 9. To see to: 4');
    expect(root.textContent).toContain('Not checked, for nothing is known: Number of alarms');
  });

  it('leads back, and what was answered stays [SRV-05]', async () => {
    await asked();
    await expect.element(title('Look at the checks')).toBeVisible();
    await press('Back');
    await expect.element(page.getByRole('textbox', { name: 'Device IMEI' })).toHaveValue(' 490154203237518 ');
    await userEvent.click(page.getByRole('button', { name: 'Choose the question', exact: false }));
    await expect.element(page.getByRole('radio', { name: 'The device is offline' })).toBeChecked();
  });

  it('a check that is given up is aborted, and its late answer dropped [SRV-05]', async () => {
    let answer: (value: typeof report) => void = () => {};
    const signals: AbortSignal[] = [];
    await asked({
      onDiagnose: ({ signal }) => {
        signals.push(signal);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    await press('Back');
    expect(signals[0]?.aborted).toBe(true);
    answer(report);
    await expect.element(title('Choose the question')).toBeVisible();
  });

  it('a check that failed says so, keeps what was entered and can be tried again [SRV-05]', async () => {
    let tries = 0;
    await asked({
      onDiagnose: async () => {
        tries += 1;
        if (tries === 1) throw new Error('offline');
        return report;
      },
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await press('Check now');
    await expect.element(title('Look at the checks')).toBeVisible();
  });

  it('what is not solved becomes a work order that carries the checks [SRV-05] [SRV-01]', async () => {
    const { onOrder } = await asked();
    await press('Not solved');
    await press('Make the work order');
    await expect.element(page.getByText('Required')).toBeVisible();
    await expect.element(page.getByText('Please choose the level')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox').first(), 'Offline after a new battery');
    await choose('High');
    await userEvent.click(page.getByRole('combobox', { name: 'How the agent is told' }));
    await userEvent.click(page.getByRole('option', { name: 'SMS' }));
    await userEvent.keyboard('{Escape}');
    await press('Make the work order');
    await expect.element(title('A work order was made')).toHaveFocus();
    expect(onOrder.mock.lastCall?.[0].draft).toMatchObject({
      problem: 'Offline after a new battery',
      category: 'device',
      sourceKey: 'diagnosis:42',
      level: 'high',
      notificationMethods: ['sms'],
      deviceImei: '490154203237518',
      question: 'deviceOffline',
      amiss: ['online', 'reporting', 'signal', 'battery'],
    });
  });

  it('what is solved ends it, and it can be started again [SRV-05]', async () => {
    const solved = vi.fn<NonNullable<DiagnosisStepsProps['onSolved']>>();
    await asked({ onSolved: solved });
    await press('Solved');
    expect(solved).toHaveBeenCalledExactlyOnceWith({ id: 42 });
    await press('Start again');
    await expect.element(title('Choose the question')).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: 'Device' })).not.toBeChecked();
  });
});
