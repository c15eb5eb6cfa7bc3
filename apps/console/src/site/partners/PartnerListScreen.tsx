import { type Partner, siteCalls } from '@fireline/api/site';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { WholeRecord } from '../../lib/personal/WholeRecord.tsx';
import { type PartnerAct, PartnerDrawer } from './PartnerDrawer.tsx';
import { PartnerForm, partnerDraft } from './PartnerForm.tsx';
import { PowersForm } from './PowersForm.tsx';
import { partnerColumns } from './partnerColumns.tsx';
import { partnerWords } from './words.ts';

const hiddenByDefault = ['address'];
const states = ['active', 'disabled'] as const;

function usePartners() {
  const t = useWords(partnerWords);
  return useList(siteCalls.partners, {
    filters: [
      { key: 'search', label: t('partners.search') },
      {
        key: 'parentId',
        param: 'under',
        label: t('partners.parent'),
        any: t('partners.anyParent'),
        isList: true,
        ...useNodeFilter('partner', 'under'),
      },
      {
        key: 'state',
        label: t('partners.state'),
        any: t('partners.anyState'),
        choices: states.map((value) => ({ value, label: t(`partners.state.${value}`) })),
      },
    ],
    sorts: { name: 'line', units: 'units', places: 'places', devices: 'devices', users: 'users' },
    sort: 'name',
  });
}

const confirmed = {
  disable: siteCalls.disablePartner,
  enable: siteCalls.enablePartner,
  delete: siteCalls.deletePartner,
} as const;
const doneWords = { disable: 'disabled', enable: 'enabled', delete: 'deleted' } as const;

interface ConfirmActProps {
  readonly act: keyof typeof confirmed;
  readonly partner: Partner;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function ConfirmAct({ act, partner, ...props }: ConfirmActProps) {
  const t = useWords(partnerWords);
  const { name, partners, units, places, maints, users } = partner;
  return (
    <ConfirmSend
      {...props}
      call={confirmed[act]}
      send={{ partnerId: partner.partnerId }}
      outdates={[siteCalls.partners]}
      action={act === 'delete' ? 'delete' : 'save'}
      title={t(`partners.${act}.title`, { name })}
      confirmLabel={t(`partners.${act}`)}
      {...(act !== 'enable' && { tone: 'danger' })}
      done={t(`partners.${doneWords[act]}`, { name })}
    >
      {t(`partners.${act}.what`, { partners, units, places, maints, users })}
    </ConfirmSend>
  );
}

/** The partners of the tenant, or those below the reader's own, with what each may do. @spec ORG-05 SHL-08 */
export function PartnerListScreen() {
  const t = useWords(partnerWords, routeWords);
  const format = useFormat();
  const list = usePartners();
  const mayCreate = useMay()(siteCalls.createPartner);
  const isInterrupted = useInterrupted(partnerDraft(undefined));
  const [doing, setDoing] = useState<PartnerAct | 'create' | undefined>(
    mayCreate && isInterrupted ? 'create' : undefined,
  );
  const row = useOpenRow(list.url);
  const partner = list.page.data?.rows.find(({ partnerId }) => partnerId === row.id);
  const isTree = list.ordered?.sort === 'name';
  const top = Math.min(...(list.page.data?.rows ?? []).map(({ depth }) => depth));
  const columns = useMemo(
    () => partnerColumns(t, format, ({ depth }) => (isTree ? depth - top : 0)),
    [t, format, isTree, top],
  );
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('partners.create')}
    </Button>
  );
  const close = () => setDoing(undefined);
  const refetch = () => void list.page.refetch();
  const saved = () => {
    close();
    void list.page.refetch();
  };
  return (
    <ListPage
      name="systemAgent"
      title={t('shell.route.systemAgent')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ partnerId }) => partnerId}
      rowName={({ name }) => name}
      empty={{ title: t('partners.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ partnerId }) => row.open(partnerId)}
      actions={create}
    >
      {partner && !doing && <PartnerDrawer partner={partner} onAct={setDoing} onClose={row.close} />}
      {doing === 'create' && <PartnerForm partner={undefined} onUndone={refetch} onClose={close} onSaved={saved} />}
      {partner && doing === 'modify' && (
        <WholeRecord
          subject="partner"
          id={partner.partnerId}
          record={partner}
          title={t('partners.change', { name: partner.name })}
          onReload={refetch}
          onClose={close}
        >
          {(whole, reload) => (
            <PartnerForm partner={whole} onReload={reload} onUndone={refetch} onClose={close} onSaved={saved} />
          )}
        </WholeRecord>
      )}
      {partner && doing === 'setPowers' && (
        <PowersForm partner={partner} onReload={refetch} onClose={close} onSaved={saved} />
      )}
      {partner && (doing === 'disable' || doing === 'enable' || doing === 'delete') && (
        <ConfirmAct act={doing} partner={partner} onClose={close} onDone={() => doing === 'delete' && row.close()} />
      )}
    </ListPage>
  );
}
