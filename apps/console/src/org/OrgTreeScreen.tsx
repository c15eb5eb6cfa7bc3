import { type Org, orgCalls } from '@fireline/api/org';
import { useCall } from '@fireline/api/react';
import { defaultOrgId } from '@fireline/domain/org';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { OrganisationTree } from '@fireline/ui/OrganisationTree';
import { SplitPane } from '@fireline/ui/SplitPane';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmSend } from '../lib/form/ConfirmSend.tsx';
import { Loaded } from '../lib/page/Loaded.tsx';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { phoneWidth } from '../lib/phoneWidth.ts';
import { useMedia } from '../lib/useMedia.ts';
import { DetailPane, Panes, TreePane } from './Org.styles.ts';
import { type OrgAct, OrgDetail, orgHref } from './OrgDetail.tsx';
import { OrgDistricts } from './OrgDistricts.tsx';
import { OrgForm } from './OrgForm.tsx';
import { OrgMove } from './OrgMove.tsx';
import { useOrgTree } from './useOrgTree.ts';
import { orgScreenWords } from './words.ts';

interface DoingProps {
  readonly act: OrgAct;
  readonly org: Org;
  readonly onReload: () => void;
  readonly onClose: () => void;
  /** With the organisation to show then. */
  readonly onDone: (orgId: string, way?: Org['way']) => void;
}

/** What is under way with the organisation that is shown. */
function Doing({ act, org, onReload, onClose, onDone }: DoingProps) {
  const t = useWords(orgScreenWords);
  const { orgId, orgName, whole } = org;
  const shown = (next: Org): void => {
    onClose();
    onDone(next.orgId, next.way);
  };
  if (act === 'create' || act === 'change')
    return <OrgForm org={org} isNew={act === 'create'} onReload={onReload} onClose={onClose} onSaved={shown} />;
  if (act === 'move') return <OrgMove org={org} onReload={onReload} onClose={onClose} onMoved={shown} />;
  if (act === 'districts')
    return <OrgDistricts org={org} onClose={onClose} onDone={() => onDone(orgId, [...org.way])} />;
  return (
    <ConfirmSend
      call={orgCalls.delete}
      send={{ orgId }}
      action="delete"
      title={t('orgs.delete.title', { name: orgName })}
      confirmLabel={t('orgs.delete')}
      done={t('orgs.deleted', { name: orgName })}
      onDone={() => onDone(org.parentId ?? defaultOrgId)}
      onClose={onClose}
    >
      {t('orgs.delete.what', { places: whole.places, devices: whole.devices })}
    </ConfirmSend>
  );
}

/** The tenant's organisations: the tree, and the one that the address names; on a phone one after the other. @spec ORG-01 ORG-02 ORG-03 SHL-08 */
export function OrgTreeScreen() {
  const t = useWords(orgScreenWords, routeWords);
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const isPhone = useMedia(phoneWidth);
  const named = url.get('org');
  const orgId = named || defaultOrgId;
  const detail = useCall(orgCalls.detail, { orgId }, { keepsPrevious: !isPhone });
  const org = detail.data;
  const tree = useOrgTree(org?.orgId === orgId ? org.way.map((one) => one.orgId) : undefined);
  const [act, setAct] = useState<OrgAct>();
  const close = () => setAct(undefined);
  const done: DoingProps['onDone'] = (next, way) => {
    if (way) tree.open(way.map((one) => one.orgId));
    tree.reload();
    if (next === orgId) void detail.refetch();
    else navigate(orgHref(next));
  };
  const start = (
    <TreePane>
      <OrganisationTree
        key={tree.version}
        {...tree.props}
        isSearchable
        label={t('orgs.tree')}
        value={isPhone && !named ? [] : [orgId]}
        onChange={({ value: [next] }) => next !== undefined && navigate(orgHref(next))}
      />
    </TreePane>
  );
  const end = (
    <DetailPane>
      <Loaded call={detail} action="query" shape="block">
        {(shown) => <OrgDetail org={shown} onAct={setAct} />}
      </Loaded>
    </DetailPane>
  );
  const back = isPhone && named ? pathTo('systemOrgs') : undefined;
  return (
    <>
      <PageHeader title={t('shell.route.systemOrgs')} back={back} />
      {isPhone ? (
        named ? (
          end
        ) : (
          start
        )
      ) : (
        <Panes>
          <SplitPane label={t('orgs.tree')} start={start} end={end} defaultValue={40} startPxMin={280} endPxMin={360} />
        </Panes>
      )}
      {org && act && <Doing act={act} org={org} onReload={() => void detail.refetch()} onClose={close} onDone={done} />}
    </>
  );
}
