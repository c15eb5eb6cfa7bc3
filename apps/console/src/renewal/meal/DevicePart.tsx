import { useCall } from '@fireline/api/react';
import { type RenewalDevice, renewalCalls } from '@fireline/api/renewal';
import { deviceWords } from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import { checkRenewalBatch, isRenewalDue, renewalTotals, renewalWords } from '@fireline/domain/renewal';
import { pageSizeMax } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { EmptyState } from '@fireline/ui/EmptyState';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useFormat, useProblemText, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { chosenRow, yearOf } from '../devices/batch.ts';
import { Reasons } from '../devices/Renew.styles.ts';
import { dueGroups } from '../due/groups.ts';
import { dueWords } from '../due/words.ts';
import { renewWords } from '../words.ts';
import { AddToBasket, type PartProps } from './AddToBasket.tsx';
import { type DuePick, Picks } from './Picks.tsx';
import { mealWords } from './words.ts';

const page = { pageSize: pageSizeMax, sort: 'expiresOn' } as const;

/** What is due of the devices, by what can be renewed together. */
function usePicks() {
  const t = useWords(dueWords, renewWords, deviceWords);
  const { date, money, number } = useFormat();
  return (rows: readonly RenewalDevice[], today: Day): DuePick[] => {
    const due = rows.filter(({ expiresOn }) => isRenewalDue({ startsOn: null, expiresOn }, today));
    return dueGroups(due).map(({ key, deviceType, partnerName, devices, firstEnd }) => {
      const yearCents = yearOf(devices);
      return {
        key,
        what: `${t(`device.type.${deviceType}`)} ${t('due.count', { count: number(devices.length) })}`,
        icon: <DeviceTypeIcon type={deviceType} isDecorative />,
        facts: [
          partnerName,
          t('due.until', { day: date(firstEnd) }),
          yearCents === undefined ? '' : t('renew.year.sum', { amount: money(yearCents) }),
        ],
        deviceIds: devices.map(({ deviceId }) => deviceId),
      };
    });
  };
}

/** Years of service for devices of one type and one partner. @spec REN-06 REN-01 */
export function DevicePart(part: PartProps) {
  const t = useWords(mealWords);
  const { date } = useFormat();
  const picksOf = usePicks();
  const call = useCall(renewalCalls.devices, page);
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <Loaded call={call} action="query" lines={4}>
      {({ rows, today }) => {
        const renewable = rows.filter(({ reason }) => reason === null);
        if (renewable.length === 0) return <EmptyState title={t('meal.none')} />;
        const devices = renewable.filter(({ deviceId }) => chosen.includes(String(deviceId)));
        return (
          <Stack>
            <Picks picks={picksOf(renewable, today)} onPick={choose} />
            <MultiSelect
              label={t('meal.devices')}
              description={t('meal.devices.hint', { count: pageSizeMax })}
              value={chosen}
              onChange={({ value }) => choose(value)}
              isClearable
              options={renewable.map(({ deviceId, name, expiresOn }) => ({
                value: String(deviceId),
                label: t('meal.option', { name, day: expiresOn === null ? t('meal.never') : date(expiresOn) }),
              }))}
            />
            {devices.length === 0 ? <p>{t('meal.pick')}</p> : <Years {...part} devices={devices} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** What each number of years costs for the chosen devices, or why they cannot be renewed together. */
function Years({ devices, ...part }: PartProps & { readonly devices: readonly RenewalDevice[] }) {
  const textOf = useProblemText(renewalWords);
  const problems = checkRenewalBatch(devices.map(chosenRow));
  if (problems.length === 0) return <Priced {...part} deviceIds={devices.map(({ deviceId }) => deviceId)} />;
  return (
    <Banner tone="danger" live="polite">
      <Reasons>
        {problems.map((problem) => (
          <li key={problem.field}>
            {devices[Number(problem.field?.split('.')[1])]?.name} {textOf(problem)}
          </li>
        ))}
      </Reasons>
    </Banner>
  );
}

function Priced({ deviceIds, ...part }: PartProps & { readonly deviceIds: readonly number[] }) {
  const t = useWords(renewWords);
  const { money, number } = useFormat();
  const call = useCall(renewalCalls.quote, { deviceIds: [...deviceIds] });
  const [years, setYears] = useState<number | null>(null);
  return (
    <Loaded call={call} action="query" lines={4}>
      {({ rows }) => {
        const totals = renewalTotals(rows.map(({ prices }) => prices));
        const isSold = totals.find((one) => one.years === years)?.cents !== undefined;
        return (
          <Stack>
            <RadioGroup
              label={t('renew.years')}
              value={years === null ? null : String(years)}
              onChange={({ value }) => value !== null && setYears(Number(value))}
              options={totals.map((one) => ({
                value: String(one.years),
                label: t('renew.year', { count: number(one.years) }),
                description:
                  one.cents === undefined || !one.each
                    ? t('renew.notOnSale')
                    : `${money(one.cents)} · ${t('renew.each', { amount: money(one.each[0]) })}`,
                disabled: one.cents === undefined,
              }))}
            />
            <AddToBasket
              {...part}
              lines={years !== null && isSold ? [{ kind: 'deviceService', quantity: years, count: 1, deviceIds }] : []}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
