import type { RenewalDevice } from '@fireline/api/renewal';
import { deviceWords } from '@fireline/domain/device';
import { checkRenewalBatch, renewalDevices, renewalWords } from '@fireline/domain/renewal';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { chosenRow, parted, yearOf } from './batch.ts';
import { Facts } from './Renew.styles.ts';
import { renewWords } from '../words.ts';

export interface ChosenBarProps {
  /** How many are chosen. */
  readonly count: number;
  /** Those of them that have been seen. */
  readonly devices: readonly RenewalDevice[];
  readonly onRenew: () => void;
  /** Undefined: the reader gives nothing away. */
  readonly onGive?: (() => void) | undefined;
}

/** What the chosen devices are, what stands against renewing them together, and the way on. @spec REN-01 */
export function ChosenBar({ count, devices, onRenew, onGive }: ChosenBarProps) {
  const t = useWords(renewWords, renewalWords, deviceWords);
  const { money, number } = useFormat();
  if (count > renewalDevices.max)
    return <span role="alert">{t('renewal.batch.tooMany', { 0: renewalDevices.max, 1: count })}</span>;
  const { kept, barred } = parted(devices);
  const types = new Set(kept.map(({ deviceType }) => deviceType));
  const partners = new Map(kept.map(({ partnerId, partnerName }) => [partnerId, partnerName]));
  const [type] = types;
  const [partner = ''] = partners.values();
  const isTogether = kept.length === 0 || checkRenewalBatch(kept.map(chosenRow)).length === 0;
  const hasAll = devices.length === count;
  const yearCents = hasAll && isTogether ? yearOf(kept) : undefined;
  const facts = [
    types.size > 1 ? t('renew.bar.type', { count: types.size }) : type && t(`device.type.${type}`),
    partners.size > 1 ? t('renew.bar.partner', { count: partners.size }) : partner,
    barred.length > 0 && t('renew.bar.barred', { count: number(barred.length) }),
    yearCents !== undefined && t('renew.year.sum', { amount: money(yearCents) }),
  ];
  const isOneRenewable = !hasAll || kept.length > 0;
  return (
    <>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      <Button variant="primary" disabled={!isTogether || !isOneRenewable} onClick={onRenew}>
        {barred.length > 0 && hasAll && kept.length > 0
          ? t('renew.bar.without', { barred: number(barred.length), count: number(kept.length) })
          : t('renew.bar.renew')}
      </Button>
      {onGive && <Button onClick={onGive}>{t('renew.give')}</Button>}
      {!isTogether && (
        <span role="alert">{t(types.size > 1 ? 'renewal.batch.deviceType' : 'renewal.batch.partner')}</span>
      )}
    </>
  );
}
