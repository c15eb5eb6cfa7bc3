import { useCall } from '@fireline/api/react';
import { serviceCalls } from '@fireline/api/service';
import { hasWords } from '@fireline/domain/lib';
import { type Faq, faqNames, faqs, faqsFor, faqSubjects, serviceHelpWords } from '@fireline/domain/service';
import { routeWords } from '@fireline/domain/shell';
import { Accordion } from '@fireline/ui/Accordion';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { SearchField } from '../../lib/list/SearchField.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { FaqAnswer } from './FaqAnswer.tsx';
import { faqPageWords } from './words.ts';

/** The questions that have every word typed, or else those that it is about. */
function useFound(typed: string): readonly Faq[] {
  const t = useWords(serviceHelpWords);
  const having = faqNames.filter((name) =>
    hasWords(`${t(`service.faq.${name}.question`)} ${t(`service.faq.${name}.answer`, faqs[name].args ?? {})}`, typed),
  );
  return having.length > 0 ? having : faqsFor(typed, faqNames.length);
}

/** The questions that come again and again, by subject; each has an address and says where one goes on. @spec SRV-06 */
export function FaqScreen() {
  const t = useWords(faqPageWords, serviceHelpWords, routeWords);
  const url = useUrlQuery();
  const typed = url.get('search');
  const found = useFound(typed);
  const { data } = useCall(serviceCalls.faqVotes, {});
  const open = faqNames.filter((name) => name === url.get('question'));
  const shown = faqSubjects.map((subject) => ({
    subject,
    names: found.filter((name) => faqs[name].subject === subject),
  }));
  return (
    <Page>
      <PageHeader title={t('shell.route.helpQuestions')} />
      <SearchField label={t('faq.search')} value={typed} onSearch={(search) => url.set({ search })} />
      {found.length === 0 && (
        <EmptyState
          title={t('faq.none')}
          actions={<Button onClick={() => url.set({ search: '' })}>{t('faq.clear')}</Button>}
        >
          {t('faq.noneHint')}
        </EmptyState>
      )}
      {shown.map(
        ({ subject, names }) =>
          names.length > 0 && (
            <Card key={subject} title={t(`service.faq.subject.${subject}`)} headingLevel={2}>
              <Accordion<Faq>
                isSingle
                value={open.filter((name) => names.includes(name))}
                onChange={({ value }) => url.set({ question: value.at(-1) ?? '' })}
                items={names.map((value) => ({
                  value,
                  title: t(`service.faq.${value}.question`),
                  content: <FaqAnswer faq={value} votes={data?.faqs.find(({ faq }) => faq === value)} />,
                }))}
              />
            </Card>
          ),
      )}
    </Page>
  );
}
