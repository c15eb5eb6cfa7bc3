import { useCall } from '@fireline/api/react';
import { renewalCalls } from '@fireline/api/renewal';
import { dueExpiries, mediaTermOf, renewalDevices, renewalWords } from '@fireline/domain/renewal';
import { pageSizeMax } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { dueWords } from '../due/words.ts';
import { MonthsChoice } from '../media/MonthsChoice.tsx';
import { type Bought, linesFor, monthsProblems, totalsOf } from '../media/renewing.ts';
import { AddToBasket, type PartProps } from './AddToBasket.tsx';
import { asRule } from './basket.ts';
import { Picks } from './Picks.tsx';
import { mealWords } from './words.ts';

const page = { pageSize: pageSizeMax, sort: 'cloudUntil' } as const;

/** Months of what cameras keep: cloud storage, watermarks, or both. @spec REN-06 DEV-20 */
export function MediaPart(part: PartProps) {
  const t = useWords(mealWords, dueWords, renewalWords);
  const { date, number } = useFormat();
  const call = useCall(renewalCalls.media, page);
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <Loaded call={call} action="query" lines={4}>
      {({ rows, today }) => {
        const renewable = rows.filter(({ reason }) => reason === null);
        if (renewable.length === 0) return <EmptyState title={t('meal.none')} />;
        const deviceIds = renewable.map(({ deviceId }) => deviceId).filter((id) => chosen.includes(String(id)));
        const picks = dueExpiries.map((term) => {
          const due = renewable.filter(({ cloudUntil }) => mediaTermOf(cloudUntil, today) === term);
          const firstEnd = due[0]?.cloudUntil ?? '';
          return {
            key: term,
            what: `${t(`renewal.term.${term}`)} ${t('due.count', { count: number(due.length) })}`,
            facts: [firstEnd && t('due.until', { day: date(firstEnd) })],
            deviceIds: due.slice(0, renewalDevices.max).map(({ deviceId }) => deviceId),
          };
        });
        return (
          <Stack>
            <Picks picks={picks} onPick={choose} />
            <MultiSelect
              label={t('meal.cameras')}
              description={t('meal.devices.hint', { count: pageSizeMax })}
              value={chosen}
              onChange={({ value }) => choose(value)}
              isClearable
              options={renewable.map(({ deviceId, name, cloudUntil }) => ({
                value: String(deviceId),
                label: t('meal.option', { name, day: cloudUntil === null ? t('meal.never') : date(cloudUntil) }),
              }))}
            />
            {deviceIds.length === 0 ? <p>{t('meal.pick')}</p> : <Months {...part} deviceIds={deviceIds} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Months({ deviceIds, ...part }: PartProps & { readonly deviceIds: readonly number[] }) {
  const call = useCall(renewalCalls.mediaQuote, { deviceIds: [...deviceIds] });
  const [{ what, months }, choose] = useState<{ what: Bought; months: number | null }>({
    what: 'pair',
    months: null,
  });
  const basket = part.basket.map(asRule);
  return (
    <Loaded call={call} action="query" lines={6}>
      {(quote) => {
        const chosen = { quote, what };
        const isSold = totalsOf(chosen).some((one) => one.months === months && one.cents !== undefined);
        const lines =
          months !== null && isSold && monthsProblems(chosen, basket).length === 0 ? linesFor(chosen, months) : [];
        return (
          <Stack>
            <MonthsChoice quote={quote} what={what} months={months} basket={basket} onChange={choose} />
            <AddToBasket {...part} lines={lines} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
