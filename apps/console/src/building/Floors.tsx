import type { BuildingDetail, BuildingFloor } from '@fireline/api/building';
import { planCalls } from '@fireline/api/plan';
import { firstFloor, floorRuns } from '@fireline/domain/building';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { floorText } from '../lib/floor.ts';
import { Stack } from '../lib/page/Page.styles.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useMay } from '../lib/session/useMay.ts';
import { namesWords } from '../lib/words.ts';
import { FloorPlan, NewPlan } from '../shell/home/buildingParts.ts';
import { Note } from './Building.styles.ts';
import { FloorDevices } from './FloorDevices.tsx';
import { FloorPlans } from './FloorPlans.tsx';
import { Elevation, FloorHead, FloorPanes, PlanRoom, Unplannedness } from './Floors.styles.ts';
import { buildingScreenWords } from './words.ts';

const isPlanned = ({ plans }: BuildingFloor): boolean => plans.length > 0;

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
  const shown = floor.plans.find(({ versionId }) => versionId !== null);
  if (shown)
    return (
      <PlanRoom>
        <FloorPlan key={shown.layerId} layerId={shown.layerId} />
      </PlanRoom>
    );
  const name = floorText(floor.floor, t);
  return isPlanned(floor) ? (
    <EmptyState title={t('building.floor.unpublishedOnly', { floor: name })} />
  ) : (
    <EmptyState
      title={t('building.floor.noPlan', { floor: name })}
      {...(mayAdd && {
        actions: (
          <Button icon={<Plus aria-hidden />} onClick={onAdd}>
            {t('building.floor.addPlan')}
          </Button>
        ),
      })}
    />
  );
}

function Chosen(props: FloorProps) {
  const { detail, floor } = props;
  const t = useWords(buildingScreenWords, siteWords);
  const { number } = useFormat();
  const name = floorText(floor.floor, t);
  const title = t('building.floor.devicesOf', { floor: name });
  return (
    <Stack>
      <Card
        title={name}
        headingLevel={2}
        isFlush
        actions={
          <FloorHead>
            <span>
              {t('building.floor.counts', {
                online: number(floor.byStatus.online ?? 0),
                devices: number(floor.devices),
              })}
            </span>
            <FloorPlans plans={floor.plans} />
          </FloorHead>
        }
      >
        <PlanOf {...props} />
      </Card>
      {floor.devices > 0 && (
        <Card title={title} headingLevel={2} isFlush>
          <FloorDevices
            key={floor.floor}
            buildingId={detail.building.buildingId}
            floor={floor.floor}
            count={floor.devices}
            label={title}
          />
        </Card>
      )}
      {floor.devices === 0 && <Note>{t('building.floor.noDevices')}</Note>}
    </Stack>
  );
}

export interface FloorsProps {
  readonly detail: BuildingDetail;
  readonly onChanged: () => void;
}

/** The building as it stands, and the plan and the devices of the floor that is chosen; the address names it. @spec BLD-04 PLN-04 */
export function Floors({ detail, onChanged }: FloorsProps) {
  const t = useWords(buildingScreenWords);
  const url = useUrlQuery();
  const [adding, setAdding] = useState<number>();
  const { building, floors } = detail;
  const chosen = floors.find(({ floor }) => String(floor) === url.get('floor')) ?? firstFloor(floors);
  const drawn = useMemo(() => floors.map((floor) => ({ ...floor, hasPlan: isPlanned(floor) })), [floors]);
  if (!chosen) return <EmptyState title={t('building.floor.list.empty')} />;
  return (
    <FloorPanes>
      <Card title={t('building.list.floors')} headingLevel={2} isFlush>
        <Elevation
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
            }}
            onClose={() => setAdding(undefined)}
            onSaved={onChanged}
          />
        </Suspense>
      )}
    </FloorPanes>
  );
}
