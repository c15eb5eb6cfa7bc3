import { IconButton } from '@fireline/ui/IconButton';
import { Menu, type MenuItem } from '@fireline/ui/Menu';
import { useWords } from '@fireline/ui/lib';
import { Ellipsis } from 'lucide-react';
import { moreWords } from '../words.ts';

/** What is seldom done with a record, and what cannot be undone: behind the button at the end of its title line. @spec SHL-30 */
export function MoreMenu({ name, items }: { readonly name: string; readonly items: readonly MenuItem[] }) {
  const t = useWords(moreWords);
  if (items.length === 0) return null;
  return (
    <Menu
      items={items}
      placement="bottom-end"
      renderTrigger={(props) => (
        <IconButton {...props} variant="secondary" label={t('more.of', { name })} icon={<Ellipsis aria-hidden />} />
      )}
    />
  );
}
