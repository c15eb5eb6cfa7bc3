import type { BuildingDetail, BuildingFloor } from '@fireline/api/building';
import { planCalls } from '@fireline/api/plan';
import { firstFloor, floorRuns } from '@fireline/domain/building';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { floorText } from '../lib/floor.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useMay } from '../lib/session/useMay.ts';
import { namesWords } from '../lib/words.ts';
import { FloorPlan, NewPlan } from '../shell/home/buildingParts.ts';
import { FloorDevices } from './FloorDevices.tsx';
import { FloorPlans } from './FloorPlans.tsx';
import { Elevation, FloorHead, FloorPanes, NoPlan, PlanRoom, Unplannedness } from './Floors.styles.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import { buildingScreenWords } from './words.ts';

const isPlanned = ({ plans }: BuildingFloor): boolean => plans.length > 0;

/** The plan of a floor that is drawn: the first that is published. */
const shownOf = ({ plans }: BuildingFloor) => plans.find(({ versionId }) => versionId !== null);

/** Which floors have no plan, in one line. */
function Unplanned({ floors }: { readonly floors: readonly BuildingFloor[] }) {
  const t = useWords(buildingScreenWords, siteWords, namesWords);
  const runs = floorRuns(floors.filter((floor) => !isPlanned(floor)).map(({ floor }) => floor));
  if (runs.length === 0) return null;
  const names = runs.map(({ top, bottom }) =>
    top === bottom
      ? floorText(top, t)
      : t('building.floor.run', { bottom: floorText(bottom, t), top: floorText(top, t) }),
  );
  return <Unplannedness>{t('building.floor.unplanned', { floors: names.join(t('names.separator')) })}</Unplannedness>;
}

interface FloorProps {
  readonly detail: BuildingDetail;
  readonly floor: BuildingFloor;
  readonly onAdd: () => void;
}

/** The plan of a floor that may be looked at; where there is none, the way to one. */
function PlanOf({ floor, onAdd }: FloorProps) {
  const t = useWords(buildingScreenWords, siteWords);
  const mayAdd = useMay()(planCalls.create);
  const shown = shownOf(floor);
  if (shown)
    return (
      <PlanRoom>
        <FloorPlan key={shown.layerId} layerId={shown.layerId} />
      </PlanRoom>
    );
  const name = floorText(floor.floor, t);
  return (
    <NoPlan>
      <span>{t(isPlanned(floor) ? 'building.floor.unpublishedOnly' : 'building.floor.noPlan', { floor: name })}</span>
      {mayAdd && !isPlanned(floor) && (
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          {t('building.floor.addPlan')}
        </Button>
      )}
    </NoPlan>
  );
}

function Chosen(props: FloorProps) {
  const { detail, floor } = props;
  const t = useWords(buildingScreenWords, siteWords);
  const { number } = useFormat();
  const name = floorText(floor.floor, t);
  return (
    <Card
      title={name}
      headingLevel={2}
      isFlush
      actions={
        <FloorHead>
          <span>
            {t('building.floor.counts', { online: number(floor.byStatus.online ?? 0), devices: number(floor.devices) })}
          </span>
          {/* the one that is drawn has its link below it */}
          <FloorPlans plans={floor.plans.filter((plan) => plan !== shownOf(floor))} />
        </FloorHead>
      }
    >
      <PlanOf {...props} />
      {floor.devices > 0 && (
        <FloorDevices
          key={floor.floor}
          buildingId={detail.building.buildingId}
          floor={floor.floor}
          count={floor.devices}
          label={t('building.floor.devicesOf', { floor: name })}
        />
      )}
    </Card>
  );
}

export interface FloorsProps {
  readonly detail: BuildingDetail;
  readonly onChanged: () => void;
}

/** The building as it stands, and the plan and the devices of the floor that is chosen; the address names it. @spec BLD-04 PLN-04 */
export function Floors({ detail, onChanged }: FloorsProps) {
  const t = useWords(buildingScreenWords, siteWords);
  const url = useUrlQuery();
  const [adding, setAdding] = useState<number>();
  const elevation = useRef<HTMLDivElement>(null);
  useRoomBelow(elevation);
  const { building, floors } = detail;
  const chosen = floors.find(({ floor }) => String(floor) === url.get('floor')) ?? firstFloor(floors);
  const drawn = useMemo(() => floors.map((floor) => ({ ...floor, hasPlan: isPlanned(floor) })), [floors]);
  if (!chosen) return <EmptyState title={t('building.floor.list.empty')} />;
  return (
    <FloorPanes>
      <Card title={t('building.list.floors')} headingLevel={2} isFlush>
        <Elevation
          ref={elevation}
          label={building.name}
          floors={drawn}
          value={chosen.floor}
          onChange={({ value }) => url.set({ floor: String(value) })}
        />
        <Unplanned floors={floors} />
      </Card>
      <Chosen detail={detail} floor={chosen} onAdd={() => setAdding(chosen.floor)} />
      {adding !== undefined && (
        <Suspense fallback={null}>
          <NewPlan
            of={{
              buildingId: building.buildingId,
              buildingName: building.name,
              placeName: building.placeName,
              floor: adding,
              planName: `${building.name} ${floorText(adding, t)}`,
            }}
            onClose={() => setAdding(undefined)}
            onSaved={onChanged}
          />
        </Suspense>
      )}
    </FloorPanes>
  );
}
