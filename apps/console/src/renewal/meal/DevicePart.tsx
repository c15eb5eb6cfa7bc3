import { useCall } from '@fireline/api/react';
import { type RenewalDevice, renewalCalls } from '@fireline/api/renewal';
import { checkRenewalBatch, renewalTotals, renewalWords } from '@fireline/domain/renewal';
import { pageSizeMax } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { EmptyState } from '@fireline/ui/EmptyState';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useFormat, useProblemText, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { chosenRow } from '../devices/batch.ts';
import { Reasons } from '../devices/Renew.styles.ts';
import { renewWords } from '../words.ts';
import { AddToBasket, type PartProps } from './AddToBasket.tsx';
import { mealWords } from './words.ts';

const page = { pageSize: pageSizeMax, sort: 'expiresOn' } as const;

/** Years of service for devices of one type and one partner. @spec REN-06 REN-01 */
export function DevicePart(part: PartProps) {
  const t = useWords(mealWords);
  const { date } = useFormat();
  const call = useCall(renewalCalls.devices, page);
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <Loaded call={call} action="query" lines={4}>
      {({ rows }) => {
        const renewable = rows.filter(({ reason }) => reason === null);
        if (renewable.length === 0) return <EmptyState title={t('meal.none')} />;
        const devices = renewable.filter(({ deviceId }) => chosen.includes(String(deviceId)));
        return (
          <Stack>
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
