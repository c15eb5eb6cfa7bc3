import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { Switches } from '../../lib/list/ViewSwitch.styles.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { upgradeWords } from './words.ts';

const views = ['packages', 'rollouts'] as const;

/** Which of the two lists the address names. */
export const viewOf = ({ get }: Pick<UrlQuery, 'get'>): (typeof views)[number] =>
  get('view') === 'rollouts' ? 'rollouts' : 'packages';

/** Packages or roll-outs, kept in the address. */
export function UpgradeSwitch({ url }: { readonly url: UrlQuery }) {
  const t = useWords(upgradeWords);
  const shown = viewOf(url);
  const show = (view: (typeof views)[number]): void =>
    url.set({ view: view === 'packages' ? '' : view, open: '', rollout: '', page: '', state: '', search: '' });
  return (
    <Switches role="group" aria-label={t('upgrade.view')}>
      {views.map((view) => (
        <Button key={view} aria-pressed={view === shown} onClick={() => show(view)}>
          {t(`upgrade.view.${view}`)}
        </Button>
      ))}
    </Switches>
  );
}
