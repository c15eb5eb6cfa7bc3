import type { Project } from '@fireline/api/site';
import type { siteFormWords } from '@fireline/domain/site';
import type { Translate } from '@fireline/ui/lib';
import type { projectWords } from './words.ts';

export type ProjectKeys = keyof typeof projectWords | keyof typeof siteFormWords;

/** Where a project stands; of one that ends soon, in how many days. @spec SIT-08 */
export function projectStateText({ state, daysLeft }: Project, t: Translate<ProjectKeys>): string {
  if (state !== 'ending') return t(`site.project.state.${state}`);
  return daysLeft === 0 ? t('projects.endsToday') : t('projects.endsIn', { days: daysLeft });
}
