import { type FireResource, buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import { buildingWords } from '@fireline/domain/building';
import { pointZoom, wgs84 } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { viewText } from '../../lib/map/mapView.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Note, Tools } from '../Building.styles.ts';
import { amountOf, placeOf, stateOf } from './resourceColumns.tsx';
import { fireResourceWords } from './words.ts';

export interface ResourceDrawerProps {
  readonly resourceId: number;
  readonly url: UrlQuery;
  readonly mayManage: boolean;
  readonly onClose: () => void;
  readonly onChange: (choice: { readonly resource: FireResource }) => void;
  readonly onDelete: (choice: { readonly resource: FireResource }) => void;
}

function Facts({ resource }: { readonly resource: FireResource }) {
  const t = useWords(fireResourceWords, buildingWords);
  const format = useFormat();
  const { kind, address, lng, lat, adminName, contact, phone, remarks } = resource;
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('building.fire.state'), detail: stateOf(resource, t) },
        { term: t(`building.fire.amount.${kind}`), detail: amountOf(resource, t, format) },
        { term: t('building.fire.place'), detail: placeOf(resource, t) },
        { term: t('building.fire.address'), detail: address },
        { term: t('building.fire.district'), detail: adminName.replaceAll('/', ' ') },
        { term: t('building.fire.lnglat'), detail: `${lng}, ${lat}` },
        { term: t('building.fire.contact'), detail: contact },
        { term: t('building.fire.phone'), detail: phone && <Link href={`tel:${phone}`}>{phone}</Link> },
        { term: t('building.fire.remarks'), detail: remarks },
      ]}
    />
  );
}

/** One fire resource: what is known of it, and what may be done with it. @spec BLD-05 */
export function ResourceDrawer({ resourceId, url, mayManage, onClose, onChange, onDelete }: ResourceDrawerProps) {
  const t = useWords(fireResourceWords, buildingWords);
  const call = useCall(buildingCalls.resource, { resourceId });
  const resource = call.data;
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={resource?.name ?? ''}
      footer={
        resource && (
          <Tools>
            <Button
              onClick={() => {
                const view = { centre: wgs84(resource.lng, resource.lat), zoom: pointZoom };
                url.set({ view: 'map', at: viewText(view), resource: '' });
              }}
            >
              {t('building.fire.onMap')}
            </Button>
            {resource.canChange && (
              <>
                <Button onClick={() => onChange({ resource })}>{t('building.fire.modify')}</Button>
                <Button variant="danger" onClick={() => onDelete({ resource })}>
                  {t('building.fire.delete')}
                </Button>
              </>
            )}
          </Tools>
        )
      }
    >
      <Loaded call={call} action="query">
        {(shown) => (
          <>
            <Facts resource={shown} />
            {mayManage && !shown.canChange && <Note>{t('building.fire.kept')}</Note>}
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
