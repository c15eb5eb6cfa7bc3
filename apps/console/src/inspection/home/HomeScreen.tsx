import { inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { homeDays } from '@fireline/domain/inspection';
import { routeWords } from '@fireline/domain/shell';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Sentence } from './Home.styles.ts';
import { HomeFigures, Tiles } from './HomeFigures.tsx';
import { Needs } from './Needs.tsx';
import { homeWords } from './words.ts';

const choices = [homeDays.min, 30, homeDays.max] as const;
const usual = 30;

/** The first page of patrols: a sentence, what needs somebody, then the figures. @spec INS-06 */
export function HomeScreen() {
  const t = useWords(homeWords, routeWords);
  const url = useUrlQuery();
  const days = choices.find((one) => String(one) === url.get('days')) ?? usual;
  const call = useCall(inspectionCalls.home, { days }, { isPolling: true });
  const title = t('shell.route.inspectionHome');
  return (
    <LoadedPage call={call} title={title}>
      {(home) => (
        <Page>
          <PageHeader
            title={title}
            actions={
              <Select
                label={t('patrolHome.days')}
                isLabelHidden
                value={String(days)}
                onChange={({ value }) => url.set({ days: value === null || Number(value) === usual ? '' : value })}
                options={choices.map((one) => ({
                  value: String(one),
                  label: t('patrolHome.days.choice', { days: one }),
                }))}
              />
            }
          />
          <Sentence>
            {t('patrolHome.sentence', {
              done: home.todayDone,
              total: home.todayTotal,
              overdue: home.overdueTotal,
              undecided: home.undecidedTotal,
            })}
          </Sentence>
          <Tiles home={home} days={days} />
          <Needs home={home} onSaved={() => void call.refetch()} />
          <HomeFigures home={home} />
        </Page>
      )}
    </LoadedPage>
  );
}
