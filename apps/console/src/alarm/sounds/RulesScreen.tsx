import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { ListChecks, Volume2 } from 'lucide-react';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { RuleListScreen } from '../rules/RuleListScreen.tsx';
import { PartChoice } from './Sounds.styles.ts';
import { SoundsPart } from './SoundsPart.tsx';
import { soundScreenWords } from './words.ts';

const part = 'sounds';

/** Between the rules and the sounds; the address names which is shown. */
function Parts({ isSounds }: { readonly isSounds: boolean }) {
  const t = useWords(soundScreenWords);
  const url = useUrlQuery();
  return (
    <PartChoice role="group" aria-label={t('sounds.tabs')}>
      <Button icon={<ListChecks aria-hidden />} aria-pressed={!isSounds} onClick={() => url.set({ part: '' })}>
        {t('sounds.tab.rules')}
      </Button>
      <Button icon={<Volume2 aria-hidden />} aria-pressed={isSounds} onClick={() => url.set({ part })}>
        {t('sounds.tab')}
      </Button>
    </PartChoice>
  );
}

/** When alarms are raised, and how they sound. @spec ALM-04 ALM-05 */
export function RulesScreen() {
  const t = useWords(routeWords);
  const isSounds = useUrlQuery().get('part') === part;
  const parts = <Parts isSounds={isSounds} />;
  if (!isSounds) return <RuleListScreen lead={parts} />;
  return (
    <Page>
      <PageHeader title={t('shell.route.alarmRules')} />
      {parts}
      <SoundsPart />
    </Page>
  );
}
