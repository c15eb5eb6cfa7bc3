import type { Head as HeadData } from '@fireline/api/site';
import type { HeadKind } from '@fireline/domain/site';
import { type HeadFigure, RecordHead } from '@fireline/ui/RecordHead';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../page/PageHeader.tsx';
import { Whereabouts } from '../page/Whereabouts.tsx';
import { HeadPicture, type HeadPictureProps } from './HeadPicture.tsx';
import { headFigures } from './headFigures.ts';
import { headWords } from './words.ts';

export interface HeadProps extends Omit<HeadPictureProps, 'building' | 'hasPlaces'> {
  readonly of: HeadKind;
  readonly id: number;
  /** From `usePlaceHead` and its like; undefined: not known yet. */
  readonly head: HeadData | undefined;
  /** Left out where the page has its title line elsewhere, as lists have. */
  readonly header?: Pick<PageHeaderProps, 'title' | 'back' | 'state' | 'actions'>;
  /** The floors are seen elsewhere on the page: they are not the picture. */
  readonly hasOwnFloors?: boolean;
  /** Figures that the page knows besides. */
  readonly more?: readonly HeadFigure[];
  /** Where it belongs and whom to call. */
  readonly children: ReactNode;
}

/** What the page of a place, a unit, a building or a project begins with. @spec SIT-02 SIT-06 SIT-08 BLD-04 SHL-30 */
export function Head(props: HeadProps) {
  const { of, id, head, header, photo, lng, lat, hasOwnFloors = false, more = [], children } = props;
  const t = useWords(headWords);
  const format = useFormat();
  const building = hasOwnFloors ? null : head && head.building;
  const hasPicture = photo !== undefined || building !== null || (lng !== null && lat !== null);
  return (
    <RecordHead
      title={header && <PageHeader {...header} />}
      figuresLabel={t('head.figures')}
      figures={[...headFigures({ of, id }, head, t, format), ...more]}
      picture={
        hasPicture && <HeadPicture photo={photo} building={building} hasPlaces={of !== 'place'} lng={lng} lat={lat} />
      }
    >
      <Whereabouts>{children}</Whereabouts>
    </RecordHead>
  );
}
