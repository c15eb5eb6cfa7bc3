import { shortMenu } from '@fireline/domain/shell';
import { useMemo } from 'react';
import { useMenuEntries } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx';

/** The menu of whoever is signed in. @spec SHL-13 */
export function Navigation(props: Pick<MenuPanelProps, 'isFolded' | 'onUnfold'>) {
  const account = useSession()?.account;
  const entries = useMenuEntries();
  const menu = useMemo(() => shortMenu(entries), [entries]);
  return <MenuPanel {...props} menu={menu} account={`${account?.rentId}/${account?.userId}`} />;
}
