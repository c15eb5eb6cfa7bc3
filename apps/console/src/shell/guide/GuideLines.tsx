import type { Guide } from '@fireline/api/shell';
import { type GuideStep, type RouteName, guideSteps, pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Circle, CircleCheck, Dot } from 'lucide-react';
import { openKeyList } from '../../lib/keyList.ts';
import { Lines } from './Guide.styles.ts';
import { type GuideTask, type GuideTaskName, guideTasks } from './tasks.ts';
import { guideWords } from './words.ts';

/** A page without parameters, and the part of it that is opened. */
const addressOf = (page: RouteName, query?: string): string => `${pathTo(page as 'main')}${query ? `?${query}` : ''}`;

interface StepLinesProps {
  readonly steps: Guide['steps'];
  readonly progress: string;
  /** Said where there is none. */
  readonly empty: string;
}
export function StepLines({ steps, progress, empty }: StepLinesProps) {
  const t = useWords(guideWords, routeWords);
  if (steps.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <p style={{ marginBlock: '0 12px' }}>{progress}</p>
      <Lines as="ol">
        {steps.map(({ name, isDone }) => {
          const { page, query }: GuideStep = guideSteps[name];
          return (
            <li key={name} data-done={isDone || undefined}>
              {isDone ? (
                <CircleCheck size={18} role="img" aria-label={t('guide.done')} />
              ) : (
                <Circle size={18} role="img" aria-label={t('guide.open')} />
              )}
              <span>
                {t(`guide.step.${name}`)}
                <small>{t(`guide.why.${name}`)}</small>
              </span>
              <Link href={addressOf(page, query)}>{t(`shell.route.${page}`)}</Link>
            </li>
          );
        })}
      </Lines>
    </>
  );
}

export function TaskLines({ tasks }: { readonly tasks: readonly GuideTaskName[] }) {
  const t = useWords(guideWords, routeWords);
  return (
    <Lines>
      {tasks.map((name) => {
        const { page, keys, isHelp }: GuideTask = guideTasks[name];
        return (
          <li key={name}>
            <Dot size={18} aria-hidden />
            <span>
              {t(`guide.task.${name}`)}{' '}
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              <small>{t(`guide.how.${name}`)}</small>
            </span>
            {isHelp ? (
              <Button variant="quiet" aria-haspopup="dialog" onClick={openKeyList}>
                {t('guide.openKeys')}
              </Button>
            ) : (
              <Link href={addressOf(page)}>{t(`shell.route.${page}`)}</Link>
            )}
          </li>
        );
      })}
    </Lines>
  );
}

export function RuleLines({ rules }: { readonly rules: readonly string[] }) {
  return (
    <Lines>
      {rules.map((text) => (
        <li key={text}>
          <Dot size={18} aria-hidden />
          <span>{text}</span>
        </li>
      ))}
    </Lines>
  );
}
