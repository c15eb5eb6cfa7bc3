import { sessionCalls } from '@fireline/api/session';
import { type Partner, siteCalls } from '@fireline/api/site';
import { orgWords } from '@fireline/domain/org';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { PeopleOf } from '../../lib/parts/PeopleOf.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { parentText, powersText, stateText } from './partnerColumns.tsx';
import { partnerWords } from './words.ts';

/** What is done to a partner from its drawer. */
export type PartnerAct = 'modify' | 'setPowers' | 'disable' | 'enable' | 'delete';

const calls = {
  modify: siteCalls.changePartnerFacts,
  setPowers: siteCalls.savePowers,
  disable: siteCalls.disablePartner,
  enable: siteCalls.enablePartner,
  delete: siteCalls.deletePartner,
} as const;

/** How many of something a partner has, with the way to them. */
function Counted({ count, to, may }: { readonly count: number; readonly to: string; readonly may: boolean }) {
  const t = useWords(partnerWords);
  const { number } = useFormat();
  return (
    <>
      {number(count)} {may && count > 0 && <Link href={to}>{t('partners.show')}</Link>}
    </>
  );
}

export interface PartnerDrawerProps {
  readonly partner: Partner;
  readonly onAct: (act: PartnerAct) => void;
  readonly onClose: () => void;
}

/** One partner: whom to call, what it may do, what hangs on it, its people, what was done to it. @spec ORG-05 */
export function PartnerDrawer({ partner, onAct, onClose }: PartnerDrawerProps) {
  const t = useWords(partnerWords, orgWords);
  const may = useMay();
  const { partnerId, isBelow, isDisabled, kept } = partner;
  const acts = (Object.keys(calls) as PartnerAct[]).filter(
    (act) => isBelow && act !== (isDisabled ? 'disable' : 'enable'),
  );
  const listed = (page: 'unitList' | 'placeList' | 'systemMaint') => `${pathTo(page)}?partner=${partnerId}`;
  return (
    <ActsDrawer
      size="large"
      title={partner.name}
      acts={acts}
      calls={calls}
      labelOf={(act) => t(`partners.${act}`)}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        {!isBelow && <Banner tone="info">{t('partners.own')}</Banner>}
        <DescriptionList
          items={[
            { term: t('partners.parent'), detail: parentText(partner, t) },
            { term: t('partners.state'), detail: stateText(partner, t) },
            { term: t('partners.contact'), detail: partner.contact },
            {
              term: t('partners.phone'),
              detail: (
                <PersonalValue
                  subject="partner"
                  id={partner.partnerId}
                  fields={['phone']}
                  values={[partner.phone]}
                  label={t('partners.phone')}
                  name={partner.name}
                />
              ),
            },
            { term: t('partners.address'), detail: partner.address },
            {
              term: t('partners.powers'),
              detail: (
                <>
                  {powersText(partner, t)}
                  {kept.map(({ power, by }) => (
                    <div key={power}>
                      {t(`org.power.${power}`)} · {t('partners.powers.kept', { name: by })}
                    </div>
                  ))}
                </>
              ),
            },
            {
              term: t('partners.partners'),
              detail: <Counted count={partner.partners} to={`${pathTo('systemAgent')}?under=${partnerId}`} may />,
            },
            {
              term: t('partners.units'),
              detail: <Counted count={partner.units} to={listed('unitList')} may={may(siteCalls.units)} />,
            },
            {
              term: t('partners.places'),
              detail: <Counted count={partner.places} to={listed('placeList')} may={may(siteCalls.places)} />,
            },
            {
              term: t('partners.maints'),
              detail: <Counted count={partner.maints} to={listed('systemMaint')} may={may(siteCalls.maints)} />,
            },
          ]}
        />
        {may(sessionCalls.users) && <PeopleOf of={{ key: 'partnerId', id: partnerId, name: partner.name }} />}
        {may(sessionCalls.userLog) && <RecordHistory kind="partner" id={partnerId} record={partner} />}
      </Stack>
    </ActsDrawer>
  );
}
