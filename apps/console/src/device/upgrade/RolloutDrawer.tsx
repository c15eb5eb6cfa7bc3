import { deviceCalls, type Rollout, type RolloutDevice } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { type RolloutDeviceState, rolloutDeviceStates, type RolloutStep } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { ProgressBar } from '@fireline/ui/ProgressBar';
import { Select } from '@fireline/ui/Select';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { defaultPageSize } from '@fireline/domain/shell';
import { useMay } from '../../lib/session/useMay.ts';
import { doneOf, everyUpgradeWord, reasonOf, stepsOf, type UpgradeKeys } from './upgradeText.ts';
import { useRolloutNews } from './useRolloutNews.ts';

const deviceColumns = (t: Translate<UpgradeKeys>, format: Pick<Format, 'dateTime' | 'number'>) =>
  [
    { id: 'name', header: t('rollout.device'), width: 160, isHideable: false, cell: ({ name }) => name },
    { id: 'state', header: t('rollout.state'), width: 110, cell: ({ state }) => t(`device.rollout.device.${state}`) },
    {
      id: 'reason',
      header: t('rollout.reason'),
      width: 220,
      text: (row) => reasonOf(row, t),
      cell: (row) => reasonOf(row, t),
    },
    { id: 'was', header: t('rollout.was'), width: 110, cell: ({ was }) => was },
    { id: 'firmware', header: t('rollout.firmware'), width: 110, cell: ({ firmware }) => firmware },
    { id: 'wave', header: t('rollout.wave'), width: 70, align: 'end', cell: ({ wave }) => wave ?? '' },
    { id: 'tries', header: t('rollout.tries'), width: 70, align: 'end', cell: ({ tries }) => format.number(tries) },
    {
      id: 'sentAt',
      header: t('rollout.sentAt'),
      ...timeCell<RolloutDevice>(({ sentAt }) => sentAt, format),
    },
    { id: 'imei', header: 'IMEI', width: 160, cell: ({ imei }) => imei },
    { id: 'place', header: t('rollout.place'), width: 180, cell: ({ placeName }) => placeName },
  ] satisfies readonly Column<RolloutDevice>[];

interface StepProps {
  readonly rollout: Rollout;
  readonly step: RolloutStep;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
function StepRollout({ rollout, step, onClose, onDone }: StepProps) {
  const t = useWords(...everyUpgradeWord);
  const { rolloutId, revision, packageName, version } = rollout;
  const event = t(`device.rollout.event.${step}`);
  const name = `${packageName} ${version}`;
  return (
    <ConfirmSend
      call={deviceCalls.stepRollout}
      send={{ rolloutId, revision, step }}
      outdates={[deviceCalls.rollouts, deviceCalls.rollout, deviceCalls.rolloutDevices, deviceCalls.packages]}
      action="save"
      title={t('rollout.stepped', { event, name })}
      confirmLabel={event}
      {...(step === 'cancel' && { tone: 'danger' as const })}
      done={t('rollout.stepped', { event, name })}
      onDone={onDone}
      onClose={onClose}
    >
      {step === 'cancel' && t('rollout.cancel.what')}
    </ConfirmSend>
  );
}

function Facts({ rollout }: { readonly rollout: Rollout }) {
  const t = useWords(...everyUpgradeWord);
  const { number, dateTime, ratio } = useFormat();
  const { counts, total, state, wave, nextAt, endedAt, waveSize, pauseMin, stopPercent } = rollout;
  const plan = { size: number(waveSize), pause: number(pauseMin), percent: ratio(stopPercent / 100, 0) };
  return (
    <>
      <ProgressBar
        label={t(`device.rollout.state.${state}`)}
        value={doneOf(counts)}
        max={total}
        valueText={t('rollout.progress.of', { done: number(doneOf(counts)), total: number(total) })}
        isFailed={state === 'stopped'}
        note={rolloutDeviceStates
          .filter((one) => (counts[one] ?? 0) > 0)
          .map((one) => `${t(`device.rollout.device.${one}`)} ${number(counts[one] ?? 0)}`)
          .join(' · ')}
      />
      <DescriptionList
        layout="rows"
        items={[
          { term: t('rollout.plan'), detail: t('rollout.plan.text', plan) },
          { term: t('rollout.wave'), detail: number(wave) },
          ...(nextAt === null ? [] : [{ term: t('rollout.nextAt'), detail: dateTime(nextAt) }]),
          { term: t('rollout.startAt'), detail: dateTime(rollout.startAt) },
          ...(endedAt === null ? [] : [{ term: t('rollout.endedAt'), detail: dateTime(endedAt) }]),
          { term: t('rollout.createdBy'), detail: rollout.createdBy },
        ]}
      />
    </>
  );
}

export interface RolloutDrawerProps {
  readonly rolloutId: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One roll-out as it goes on: how far it is, each of its devices and why it failed, and what is done with it. @spec DEV-18 */
export function RolloutDrawer({ rolloutId, onClose, onChanged }: RolloutDrawerProps) {
  const t = useWords(...everyUpgradeWord);
  const format = useFormat();
  const may = useMay();
  const call = useCall(deviceCalls.rollout, { rolloutId }, { keepsPrevious: true, isPolling: true });
  const firstPage = { rolloutId, pageNo: 1, pageSize: defaultPageSize };
  const devices = useCall(deviceCalls.rolloutDevices, firstPage, { keepsPrevious: true });
  useRolloutNews(() => {
    void call.refetch();
    void devices.refetch();
  }, rolloutId);
  const [step, setStep] = useState<RolloutStep>();
  const [state, setState] = useState<RolloutDeviceState | null>(null);
  const columns = useMemo(() => deviceColumns(t, format), [t, format]);
  const rollout = call.data;
  const steps = rollout && may(deviceCalls.stepRollout) ? stepsOf(rollout) : [];
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={rollout ? `${rollout.packageName} ${rollout.version}` : t('upgrade.view.rollouts')}
      {...(steps.length > 0 && {
        footer: (
          <Tools>
            {steps.map((one) => (
              <Button key={one} variant={one === 'cancel' ? 'danger' : 'secondary'} onClick={() => setStep(one)}>
                {t(`device.rollout.event.${one}`)}
              </Button>
            ))}
          </Tools>
        ),
      })}
    >
      <Loaded call={call} action="query">
        {(shown) => (
          <Stack>
            <Facts rollout={shown} />
            <Select<RolloutDeviceState>
              label={t('rollout.state')}
              value={state}
              onChange={({ value }) => setState(value)}
              placeholder={t('rollout.anyState')}
              options={rolloutDeviceStates.map((value) => ({ value, label: t(`device.rollout.device.${value}`) }))}
              isClearable
            />
            <PartTable
              key={state ?? ''}
              label={t('rollout.devices')}
              call={deviceCalls.rolloutDevices}
              of={{ rolloutId, ...(state && { state: [state] }) }}
              columns={columns}
              getRowId={({ deviceId }) => deviceId}
              empty={{ title: t('rollout.noDevices') }}
            />
            {step && (
              <StepRollout
                rollout={shown}
                step={step}
                onClose={() => setStep(undefined)}
                onDone={() => {
                  void call.refetch();
                  onChanged();
                }}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
