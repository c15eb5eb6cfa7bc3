import { type Org, orgCalls } from '@fireline/api/org';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { defaultOrgId, levelOfDistricts, orgWords } from '@fireline/domain/org';
import { pathTo, type RouteName } from '@fireline/domain/shell';
import { Breadcrumbs } from '@fireline/ui/Breadcrumbs';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { MapDistricts } from '@fireline/ui/MapDistricts';
import { useFormat, useWords } from '@fireline/ui/lib';
import { AssociatedUser } from '../lib/account/AssociatedUser.tsx';
import { RecordHistory } from '../lib/history/RecordHistory.tsx';
import { useMay } from '../lib/session/useMay.ts';
import { AreaMap, DetailHead, DetailTools, Stack } from './Org.styles.ts';
import { levelsUnder } from './OrgForm.tsx';
import { orgScreenWords } from './words.ts';

/** What is done to an organisation. */
export type OrgAct = 'create' | 'districts' | 'change' | 'move' | 'delete';

const calls = {
  create: orgCalls.create,
  districts: orgCalls.addDistricts,
  change: orgCalls.change,
  move: orgCalls.move,
  delete: orgCalls.delete,
} as const;

/** What may be done to this one at all: the root stays where it is, and nothing hangs under a community. */
function isPossible(act: OrgAct, org: Org): boolean {
  if (act === 'create') return levelsUnder(org.orgLevel).length > 0;
  if (act === 'districts') return levelOfDistricts({ ...org, parentId: undefined }) !== undefined;
  return act === 'change' || org.orgId !== defaultOrgId;
}

/** The address of an organisation on its page. */
export const orgHref = (orgId: string): string => `${pathTo('systemOrgs')}?org=${orgId}`;

/** A figure with the way to the list of what it counts. */
function Counted({ count, to }: { readonly count: number; readonly to?: string | false }) {
  const t = useWords(orgScreenWords);
  const { number } = useFormat();
  return (
    <>
      {number(count)} {to && count > 0 && <Link href={to}>{t('orgs.show')}</Link>}
    </>
  );
}

function Figures({ org }: { readonly org: Org }) {
  const t = useWords(orgScreenWords);
  const may = useMay();
  const { whole, orgId } = org;
  const listed = (page: RouteName & ('unitList' | 'placeList' | 'systemUser')) => `${pathTo(page)}?org=${orgId}`;
  const units = may(siteCalls.units) && listed('unitList');
  const users = may(sessionCalls.users) && listed('systemUser');
  return (
    <DescriptionList
      items={[
        { term: t('orgs.children'), detail: <Counted count={org.childCount} /> },
        { term: t('orgs.units'), detail: <Counted count={org.units} /> },
        { term: t('orgs.users'), detail: <Counted count={org.users} /> },
        { term: t('orgs.all.orgs'), detail: <Counted count={whole.orgs - 1} /> },
        { term: t('orgs.all.units'), detail: <Counted count={whole.units} to={units} /> },
        {
          term: t('orgs.all.places'),
          detail: <Counted count={whole.places} to={may(siteCalls.places) && listed('placeList')} />,
        },
        { term: t('orgs.all.devices'), detail: <Counted count={whole.devices} /> },
        { term: t('orgs.all.users'), detail: <Counted count={whole.users} to={users} /> },
        { term: t('orgs.alarms'), detail: <Counted count={org.alarms} /> },
      ]}
    />
  );
}

/** A province or a city is drawn with its districts. */
const isDrawn = ({ orgId, orgLevel }: Org): boolean =>
  (orgLevel === 'province' || orgLevel === 'city') && /^(\d{2}|\d{4})$/.test(orgId);

export interface OrgDetailProps {
  readonly org: Org;
  readonly onAct: (act: OrgAct) => void;
}

/** One organisation: where it hangs, what it covers, who and what is bound to it, what was done to it. @spec ORG-01 ORG-02 */
export function OrgDetail({ org, onAct }: OrgDetailProps) {
  const t = useWords(orgScreenWords, orgWords);
  const may = useMay();
  const { orgId, orgName, orgLevel, adminCenter, orgRange, way, changedBy } = org;
  const acts = (Object.keys(calls) as OrgAct[]).filter((act) => may(calls[act]) && isPossible(act, org));
  return (
    <Stack>
      <DetailHead>
        <h2>{orgName}</h2>
        <DetailTools>
          {acts.map((act) => (
            <Button key={act} variant={act === 'delete' ? 'danger' : 'secondary'} onClick={() => onAct(act)}>
              {t(`orgs.${act}`)}
            </Button>
          ))}
          <AssociatedUser
            key={orgId}
            owner={{ kind: 'org', nodeId: orgId, name: orgName }}
            outdates={[orgCalls.detail]}
          />
        </DetailTools>
      </DetailHead>
      <Breadcrumbs
        aria-label={t('orgs.way')}
        items={way.map((one) => ({ label: one.orgName, ...(one.orgId !== orgId && { href: orgHref(one.orgId) }) }))}
      />
      <Card title={t('orgs.facts')}>
        <DescriptionList
          items={[
            { term: t('orgs.id'), detail: orgId },
            { term: t('orgs.level'), detail: t(`org.level.${orgLevel}`) },
            { term: t('orgs.adminCenter'), detail: adminCenter },
            { term: t('orgs.orgRange'), detail: orgRange },
            { term: t('orgs.changedBy'), detail: changedBy },
          ]}
        />
      </Card>
      <Card title={t('orgs.figures')}>
        <Figures org={org} />
      </Card>
      {isDrawn(org) && (
        <Card title={t('orgs.area', { name: orgName })}>
          <AreaMap>
            <MapDistricts within={orgId} />
          </AreaMap>
        </Card>
      )}
      {may(sessionCalls.userLog) && (
        <Card title={t('orgs.history')}>
          <RecordHistory kind="org" id={orgId} record={org} />
        </Card>
      )}
    </Stack>
  );
}
