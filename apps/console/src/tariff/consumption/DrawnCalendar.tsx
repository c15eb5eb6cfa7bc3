import { tariffCalls } from '@fireline/api/tariff';
import { useCall } from '@fireline/api/react';
import { type BalanceHolderKind, meteredResources, tariffWords } from '@fireline/domain/tariff';
import { Drawer } from '@fireline/ui/Drawer';
import { HeatMap } from '@fireline/ui/HeatMap';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { unitWords } from '../words.ts';

/** As the list is narrowed. */
export interface DrawnCalendarProps {
  readonly holderKind: readonly BalanceHolderKind[] | undefined;
  readonly search: string | undefined;
  readonly onClose: () => void;
}

function OfResource({
  resource,
  ...query
}: Omit<DrawnCalendarProps, 'onClose'> & { readonly resource: (typeof meteredResources)[number] }) {
  const t = useWords(unitWords, tariffWords);
  const { number } = useFormat();
  const call = useCall(tariffCalls.unitDays, { resource, ...query });
  const name = t(`tariff.resource.${resource}`);
  return (
    <Loaded call={call} action="queryChart">
      {({ days }) => (
        <section>
          <p>
            {t('holding.calendar.sum', {
              resource: name,
              count: number(days.reduce((sum, { drawn }) => sum + (drawn ?? 0), 0)),
            })}
          </p>
          <HeatMap label={name} data={{ days: days.map(({ day, drawn }) => ({ day, value: drawn })) }} />
        </section>
      )}
    </Loaded>
  );
}

/** On which days of half a year messages and calls were drawn. @spec TAR-07 */
export function DrawnCalendar({ onClose, ...query }: DrawnCalendarProps) {
  const t = useWords(unitWords);
  return (
    <Drawer isOpen isDismissable size="large" title={t('holding.calendar')} onClose={onClose}>
      <Stack>
        {meteredResources.map((resource) => (
          <OfResource key={resource} resource={resource} {...query} />
        ))}
      </Stack>
    </Drawer>
  );
}
