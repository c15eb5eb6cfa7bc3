import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Terms } from '../expiry/Expiry.styles.ts';
import { upkeepWords } from './words.ts';

/** The two lists of an inspection, each with how many devices wait in it. @spec DEV-14 */
export function InspectionLinks({ shown }: { readonly shown: 'selfTests' | 'batteries' }) {
  const t = useWords(upkeepWords);
  const { number } = useFormat();
  const { data } = useCall(deviceCalls.inspectionSummary, {}, { isPolling: true });
  const waiting = { selfTests: data?.selfTest.overdue, batteries: data?.battery.now };
  const path = pathTo('deviceInspection');
  const hrefs = { selfTests: path, batteries: `${path}?list=batteries` };
  return (
    <Terms aria-label={t('upkeep.lists')}>
      {(['selfTests', 'batteries'] as const).map((one) => (
        <li key={one}>
          <Link href={hrefs[one]} aria-current={one === shown ? 'page' : undefined}>
            {t(`upkeep.${one}`)}{' '}
            {waiting[one] !== undefined && t(`upkeep.${one}.waiting`, { count: number(waiting[one]) })}
          </Link>
        </li>
      ))}
    </Terms>
  );
}
