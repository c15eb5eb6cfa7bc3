import { deviceCalls } from '@fireline/api/device';
import { useSend } from '@fireline/api/react';
import { deviceSendingWords, sendLimit, sendLimitHours } from '@fireline/domain/device';
import { Switch } from '@fireline/ui/Switch';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { controlWords } from './words.ts';

export interface SendLimitProps {
  readonly deviceId: number;
  readonly onAt: string | null;
  readonly mayChange: boolean;
  readonly onChanged: () => void;
}

/** Holds SMS and voice of the device back for an hour; it goes off by itself. @spec DEV-16 */
export function SendLimit({ deviceId, onAt, mayChange, onChanged }: SendLimitProps) {
  const t = useWords(controlWords, deviceSendingWords);
  const { time } = useFormat();
  const tellFailure = useTellFailure();
  const { isOn, endsAtMs } = sendLimit(onAt === null ? null : Date.parse(onAt), useNow(1000));
  const { mutateAsync, isPending } = useSend(deviceCalls.limitSending, {
    outdates: [deviceCalls.control],
    onFailed: ({ error }) => tellFailure('save', error),
  });
  const change = async (value: boolean): Promise<void> => {
    await mutateAsync({ deviceId, isOn: value }).then(onChanged, () => undefined);
  };
  return (
    <Switch
      label={t('control.limit')}
      description={
        isOn && endsAtMs !== null
          ? t('device.sendLimit.on', { time: time(new Date(endsAtMs).toISOString()) })
          : t('control.limit.hint', { hours: sendLimitHours })
      }
      checked={isOn}
      isPending={isPending}
      readOnly={!mayChange}
      onChange={({ value }) => void change(value)}
    />
  );
}
