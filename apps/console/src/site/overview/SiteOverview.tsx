import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { inspectionCalls } from '@fireline/api/inspection';
import { TwoColumns } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import type { SiteOf } from './of.ts';
import { OpenAlarms } from './OpenAlarms.tsx';
import { OverdueHazards } from './OverdueHazards.tsx';
import { Patrols } from './Patrols.tsx';
import { TroubledDevices } from './TroubledDevices.tsx';

/** What of a unit or a place needs somebody now, each as far as the reader may open its list. @spec SIT-02 SIT-06 SHL-30 */
export function SiteOverview({ site }: { readonly site: SiteOf }) {
  const may = useMay();
  const { unitId } = site;
  return (
    <TwoColumns>
      <div>
        {may(alarmCalls.list) && <OpenAlarms site={site} />}
        {may(deviceCalls.list) && <TroubledDevices site={site} />}
      </div>
      <div>
        {may(alarmCalls.hazards) && <OverdueHazards site={site} />}
        {unitId !== null && may(inspectionCalls.tasks) && <Patrols unitId={unitId} isOfPlace={site.of === 'place'} />}
      </div>
    </TwoColumns>
  );
}
