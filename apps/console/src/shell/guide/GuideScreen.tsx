import { hasWords } from '@fireline/domain/lib';
import { useCall } from '@fireline/api/react';
import { shellCalls } from '@fireline/api/shell';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormat, useWords } from '@fireline/ui/lib';
import { SearchField } from '../../lib/list/SearchField.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Columns } from '../start/Start.styles.ts';
import { usePermissions } from '../../lib/session/useMay.ts';
import { Search } from './Guide.styles.ts';
import { StepLines, TaskLines, RuleLines } from './GuideLines.tsx';
import { guideTaskNames, guideTasks } from './tasks.ts';
import { useRuleTexts } from './useRuleTexts.ts';
import { guideWords } from './words.ts';

/** What the guide has for what was typed. */
function useFound(typed: string) {
  const t = useWords(guideWords);
  const granted = usePermissions();
  const rules = useRuleTexts();
  const tasks = guideTaskNames.filter((name) => granted?.has(`${guideTasks[name].page}:view`) ?? false);
  return {
    tasks: tasks.filter((name) => hasWords(`${t(`guide.task.${name}`)} ${t(`guide.how.${name}`)}`, typed)),
    rules: rules.filter((text) => hasWords(text, typed)),
  };
}

/** First steps of the reader with what is done of them, everyday tasks with their keys, and the rules that people run into. @spec SIT-12 SHL-10 */
export function GuideScreen() {
  const t = useWords(guideWords, routeWords);
  const format = useFormat();
  const call = useCall(shellCalls.guide, {}, { isPolling: true });
  const url = useUrlQuery();
  const typed = url.get('search');
  const { tasks, rules } = useFound(typed.trim());
  return (
    <>
      <PageHeader
        title={t('shell.route.guide')}
        actions={<Button onClick={() => window.print()}>{t('guide.print')}</Button>}
      />
      <Search>
        <SearchField label={t('guide.search')} value={typed} onSearch={(search) => url.set({ search })} />
      </Search>
      <Columns>
        <Card title={t('guide.steps')} headingLevel={2}>
          <Loaded call={call} action="query">
            {({ steps }) => (
              <StepLines
                steps={steps.filter(({ name }) =>
                  hasWords(`${t(`guide.step.${name}`)} ${t(`guide.why.${name}`)}`, typed),
                )}
                progress={t('guide.progress', {
                  done: format.number(steps.filter(({ isDone }) => isDone).length),
                  all: format.number(steps.length),
                })}
                empty={t(steps.length === 0 ? 'guide.noSteps' : 'guide.nothing')}
              />
            )}
          </Loaded>
        </Card>
        <Card title={t('guide.tasks')} headingLevel={2}>
          {tasks.length === 0 ? <EmptyState title={t('guide.nothing')} /> : <TaskLines tasks={tasks} />}
        </Card>
        <Card title={t('guide.rules')} headingLevel={2}>
          {rules.length === 0 ? <EmptyState title={t('guide.nothing')} /> : <RuleLines rules={rules} />}
        </Card>
      </Columns>
    </>
  );
}
