import { type OrgCounts, worstAlarms } from '@fireline/domain/org';
import { Cpu, MapPin } from 'lucide-react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Figure } from './OrganisationTree.styles.ts';
import { organisationTreeWords } from './words.ts';

/** Places, devices and the worst of the alarms, the last by shape and number; each with its words for those who hear it. */
export function Counts({ counts }: { readonly counts: OrgCounts }) {
  const t = useWords(organisationTreeWords);
  const { number } = useFormat();
  const places = t('OrganisationTree.places', { count: number(counts.places) });
  const devices = t('OrganisationTree.devices', { count: number(counts.devices) });
  return (
    <>
      <Figure data-places="" title={places}>
        <MapPin aria-hidden />
        <span aria-hidden>{number(counts.places)}</span>
        <VisuallyHidden>{places}</VisuallyHidden>
      </Figure>
      <Figure data-devices="" title={devices}>
        <Cpu aria-hidden />
        <span aria-hidden>{number(counts.devices)}</span>
        <VisuallyHidden>{devices}</VisuallyHidden>
      </Figure>
      <Alarms counts={counts} />
    </>
  );
}

function Alarms({ counts }: { readonly counts: OrgCounts }) {
  const t = useWords(organisationTreeWords);
  const { number } = useFormat();
  const worst = worstAlarms(counts);
  // the place stays, so that the figures beside it stay in their columns
  if (!worst) return <Figure data-alarms="" />;
  const { level, count, others } = worst;
  const said = [
    t('OrganisationTree.alarms', { count: number(count) }),
    others > 0 && t('OrganisationTree.others', { count: number(others) }),
  ].filter(Boolean);
  return (
    <Figure data-alarms="" title={said.join(' · ')}>
      <AlarmLevelBadge level={level} variant="symbol" />
      <span aria-hidden>{number(count)}</span>
      {others > 0 && <small aria-hidden>+{number(others)}</small>}
      <VisuallyHidden>{said.join(' ')}</VisuallyHidden>
    </Figure>
  );
}
