import { type MediaCamera, renewalCalls } from '@fireline/api/renewal';
import { dayAt } from '@fireline/domain/lib';
import { type MediaTerm, mediaTermOf, mediaTerms, renewalDevices, renewalWords } from '@fireline/domain/renewal';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, type Column, isSelected } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { type StateName, stateCell } from '../../lib/list/StateMark.tsx';
import { dayCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { idIn } from '../../lib/page/idIn.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useHasBalance } from '../../lib/session/useMayBuy.ts';
import { renewWords } from '../words.ts';
import { OwnUnits } from './OwnUnits.tsx';
import { RenewMediaDrawer } from './RenewMediaDrawer.tsx';
import { resourceWords } from './words.ts';

type T = Translate<
  keyof typeof resourceWords | keyof typeof renewWords | keyof typeof renewalWords | keyof typeof tariffWords
>;
const card = { marks: ['state'], facts: ['cloudUntil', 'watermarkUntil', 'blocked'] };
const hiddenByDefault = ['imei', 'partner', 'place'];
const shapes = {
  none: 'none',
  expired: 'failed',
  within30: 'ending',
  running: 'inService',
} as const satisfies Readonly<Record<MediaTerm, StateName>>;

/** What can be read of a block without its reason: the last days stand beside it. */
const shownBlocks = ['recordAlarm', 'downloadRecording', 'addWatermark'] as const;

const columnsOf = (t: T, format: Pick<Format, 'date'>, today: string): readonly Column<MediaCamera>[] => {
  const blocked = (row: MediaCamera): string =>
    shownBlocks
      .filter((use) => row.blocked.includes(use))
      .map((use) => t(`resource.blocked.${use}`))
      .join(' · ') || t('resource.blocked.none');
  const renewable = ({ reason, ordered }: MediaCamera): string => {
    if (reason !== null) return t(`resource.reason.${reason}`);
    const [first] = ordered;
    return first ? t('resource.ordered', { what: t(`tariff.storage.${first.product}`) }) : t('resource.yes');
  };
  const orderOf = ({ ordered }: MediaCamera) => ordered.find(({ orderId }) => orderId !== null)?.orderId;
  return [
    {
      id: 'name',
      header: t('resource.camera'),
      width: 180,
      isSortable: true,
      isHideable: false,
      cell: ({ name }) => name,
    },
    {
      id: 'state',
      header: t('resource.term'),
      width: 130,
      ...stateCell<MediaCamera>(
        ({ cloudUntil }) => shapes[mediaTermOf(cloudUntil, today)],
        ({ cloudUntil }) => t(`renewal.term.${mediaTermOf(cloudUntil, today)}`),
      ),
    },
    {
      id: 'cloudUntil',
      header: t('resource.cloudUntil'),
      width: 120,
      isSortable: true,
      ...dayCell(({ cloudUntil }: MediaCamera) => cloudUntil, format, '—'),
    },
    {
      id: 'watermarkUntil',
      header: t('resource.watermarkUntil'),
      width: 120,
      isSortable: true,
      ...dayCell(({ watermarkUntil }: MediaCamera) => watermarkUntil, format, t('resource.never')),
    },
    { id: 'blocked', header: t('resource.blocked'), width: 160, text: blocked, cell: blocked },
    {
      id: 'renewable',
      header: t('resource.renewable'),
      width: 200,
      hasControls: true,
      text: renewable,
      cell: (row) => {
        const orderId = orderOf(row);
        return orderId === undefined ? (
          renewable(row)
        ) : (
          <Link href={`${pathTo('payment')}?order=${orderId}`}>{renewable(row)}</Link>
        );
      },
    },
    { id: 'unit', header: t('renew.unit'), width: 160, cell: ({ unitName }) => unitName },
    { id: 'partner', header: t('renew.partner'), width: 150, cell: ({ partnerName }) => partnerName },
    { id: 'place', header: t('renew.place'), width: 180, cell: ({ placeName }) => placeName },
    { id: 'imei', header: t('renew.imei'), width: 160, cell: ({ imei }) => imei },
  ];
};

/** Messages and calls with their pace, and cameras by the end of what they keep: what is over, what that blocks, and how it is renewed. @spec REN-06 DEV-20 */
export function RenewalResourcesScreen() {
  const t = useWords(resourceWords, renewWords, renewalWords, tariffWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const may = useMay();
  const hasBalance = useHasBalance();
  const tellFailure = useTellFailure();
  const list = useList(renewalCalls.media, {
    filters: [
      { key: 'search', label: t('resource.search') },
      {
        key: 'term',
        label: t('resource.term'),
        any: t('resource.anyTerm'),
        choices: mediaTerms.map((value) => ({ value, label: t(`renewal.term.${value}`) })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('renew.partner'),
        any: t('renew.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
    ],
    sorts: ['cloudUntil', 'watermarkUntil', 'name'],
    sort: 'cloudUntil',
  });
  const { data } = list.page;
  const here = dayAt(useNow(60_000));
  const today = data?.today ?? here;
  const columns = useMemo(() => columnsOf(t, format, today), [t, format, today]);
  const [renewing, setRenewing] = useState<readonly MediaCamera[]>();
  const asked = idIn(list.url.get('renew'));
  const renew = async ({ selection }: BulkContext): Promise<void> => {
    try {
      const { signal } = new AbortController();
      const all = await list.loadRows({ signal, onProgress: () => {} });
      setRenewing(all.filter(({ deviceId }) => isSelected(selection, deviceId)));
    } catch (error) {
      tellFailure('query', error);
    }
  };
  return (
    <ListPage<MediaCamera>
      name="renewalResources"
      title={t('shell.route.renewalResources')}
      card={card}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      lead={hasBalance && <OwnUnits />}
      actions={may({ who: ['setMeal:view'] }) && <Link href={pathTo('setMeal')}>{t('resource.meal')}</Link>}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      selectFor={[renewalCalls.orderMeal]}
      renderBulkActions={(selected) =>
        selected.count > renewalDevices.max ? (
          <span role="alert">{t('renewal.batch.tooMany', { 0: renewalDevices.max, 1: selected.count })}</span>
        ) : (
          <Button variant="primary" onClick={() => void renew(selected)}>
            {t('resource.renew')}
          </Button>
        )
      }
      empty={{ title: t('resource.empty'), hint: t('resource.empty.hint') }}
      onOpen={({ deviceId }) => navigate(`${pathTo('deviceDetail', { deviceId })}?part=cloud`)}
    >
      {renewing && <RenewMediaDrawer cameras={renewing} onClose={() => setRenewing(undefined)} />}
      {asked !== undefined && !renewing && (
        <RenewMediaDrawer cameras={[{ deviceId: asked, name: '' }]} onClose={() => list.url.set({ renew: '' })} />
      )}
    </ListPage>
  );
}
