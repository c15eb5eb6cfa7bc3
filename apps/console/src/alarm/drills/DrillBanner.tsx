import { alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmDutyWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Link } from '@fireline/ui/Link';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMay } from '../../lib/session/useMay.ts';
import { Stripes } from './Drills.styles.ts';
import { drillWords } from './words.ts';

const everyMs = 15_000;

/** Over every screen while a drill runs in the reader's scope, so that nobody takes it for a fire, or a fire for it. @spec N15 */
export function DrillBanner() {
  const t = useWords(drillWords, alarmDutyWords);
  const format = useFormat();
  const mayOpen = useMay()(alarmCalls.drills);
  const call = useCall(alarmCalls.drillsNow, {}, { isPolling: true });
  const now = useNow(everyMs);
  const running = (call.data?.drills ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now);
  const [first] = running;
  if (!first) return null;
  return (
    <Stripes data-banner="drill">
      <Banner
        tone="attention"
        live="polite"
        title={running.map(({ name, endsAt }) => t('drills.running', { name, time: format.time(endsAt) })).join(' · ')}
        actions={mayOpen && <Link href={`${pathTo('alarmDrills')}?state=running`}>{t('alarm.drill.mark')}</Link>}
      >
        {t('alarm.drill.running', { time: format.time(first.endsAt) })}
      </Banner>
    </Stripes>
  );
}
