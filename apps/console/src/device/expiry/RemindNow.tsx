import { type Device, deviceCalls } from '@fireline/api/device';
import { useSend } from '@fireline/api/react';
import { dayAt } from '@fireline/domain/lib';
import { Button } from '@fireline/ui/Button';
import { useToast } from '@fireline/ui/Toast';
import { BellRing } from 'lucide-react';
import { useNow, useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { expiryWords } from './words.ts';

/** Reminds of the end of a service now, by those who may; nothing where it was done today. @spec DEV-14 MSG-06 */
export function RemindNow({ device: { deviceId, name, remindedOn } }: { readonly device: Device }) {
  const t = useWords(expiryWords);
  const may = useMay();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const today = dayAt(useNow(60_000));
  const { mutateAsync, isPending } = useSend(deviceCalls.remind, {
    outdates: [deviceCalls.list],
    onFailed: ({ error }) => tellFailure('save', error),
  });
  if (!may(deviceCalls.remind)) return null;
  if (remindedOn === today) return t('expiry.remind.today');
  const remind = async (): Promise<void> => {
    const { messages } = await mutateAsync({ deviceId });
    toasts.show(
      messages > 0
        ? { tone: 'success', title: t('expiry.remind.sent', { name, count: messages }) }
        : { tone: 'attention', title: t('expiry.remind.nobody', { name }) },
    );
  };
  return (
    <Button
      icon={<BellRing aria-hidden />}
      isPending={isPending}
      aria-label={t('expiry.remind.of', { name })}
      // onFailed reports a failure
      onClick={() => void remind().catch(() => {})}
    >
      {t('expiry.remind')}
    </Button>
  );
}
