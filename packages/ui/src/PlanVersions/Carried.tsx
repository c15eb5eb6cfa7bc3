import { type PlanPoint, type PlanVersion, carryPoints, planWords } from '@fireline/domain/plan';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../Button/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Counts, Orphans } from './PlanVersions.styles.ts';
import { planVersionsWords } from './words.ts';

export interface CarriedProps<Standing extends Pick<PlanPoint, 'layer' | 'x' | 'y'>> {
  /** Devices, or what is marked besides them. */
  readonly kind: 'points' | 'marks';
  readonly standing: readonly Standing[];
  readonly to: Pick<PlanVersion, 'layers' | 'extent'>;
  readonly shift: { readonly x: number; readonly y: number } | undefined;
  readonly idOf: (one: Standing) => number;
  readonly nameOf: (one: Standing) => string;
  readonly onPlaceAnew?: ((place: { readonly deviceId: number }) => void) | undefined;
}

/** What stands on the older drawing and keeps its place on the newer one, counted; what has none, by name and with the reason. */
export function Carried<Standing extends Pick<PlanPoint, 'layer' | 'x' | 'y'>>(props: CarriedProps<Standing>) {
  const { kind, standing, to, shift, idOf, nameOf, onPlaceAnew } = props;
  const t = useWords(planVersionsWords, planWords);
  const { number } = useFormat();
  const { carried, orphans } = useMemo(() => carryPoints(standing, to, shift), [standing, to, shift]);
  return (
    <div>
      <h3>{t(`PlanVersions.${kind}`)}</h3>
      <Counts>
        <span>
          <CircleCheck aria-hidden />
          {t(`PlanVersions.carried.${kind}`, { count: number(carried.length) })}
        </span>
        {orphans.length > 0 && (
          <span data-orphans="">
            <TriangleAlert aria-hidden />
            {t(`PlanVersions.orphans.${kind}`, { count: number(orphans.length) })}
          </span>
        )}
      </Counts>
      {orphans.length > 0 && (
        <Orphans>
          {orphans.map(({ point, reason }) => (
            <li key={idOf(point)}>
              <span>
                {nameOf(point)}
                <small>
                  {t(`plan.orphan.${reason}`)}
                  {point.layer !== '' && ` · ${t('PlanVersions.onLayer', { layer: point.layer })}`}
                </small>
              </span>
              {onPlaceAnew && (
                <Button
                  aria-label={t('PlanVersions.placeName', { name: nameOf(point) })}
                  onClick={() => onPlaceAnew({ deviceId: idOf(point) })}
                >
                  {t('PlanVersions.place')}
                </Button>
              )}
            </li>
          ))}
        </Orphans>
      )}
    </div>
  );
}
