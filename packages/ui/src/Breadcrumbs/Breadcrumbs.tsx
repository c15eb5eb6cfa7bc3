import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Link } from '../Link/index.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { More, Path, Root } from './Breadcrumbs.styles.ts';
import { breadcrumbsWords } from './words.ts';

export interface Breadcrumb {
  readonly label: string;
  /** Absent for a level that has no page of its own. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top level to the page itself, which is the last and no link. */
  readonly items: readonly Breadcrumb[];
  /** Where the title of the page stands right behind the path: the last item is the level above the page, and a link too. */
  readonly isBeforeTitle?: boolean;
  /** With more levels than this, those between the first and the last two are behind a button. Default 5. */
  readonly shownMax?: number;
}

/**
 * Where the page lies, and the way up. A name too long for the line is cut, never the path; a deep path folds its middle.
 * Decision: the middle unfolds in place rather than in a menu, so that each level stays a link that opens in a new window too.
 * @spec LIB-01
 * @example <Breadcrumbs items={[{ label: '设备', href: '/device' }, { label: '3 号楼 2 层烟感' }]} />
 */
export function Breadcrumbs({ items, isBeforeTitle = false, shownMax = 5, ref, ...rest }: BreadcrumbsProps) {
  const t = useWords(breadcrumbsWords);
  const { number } = useFormat();
  const root = useObjectRef(ref);
  // two levels may have one name, but not one path
  const pathTo = (index: number): string =>
    items
      .slice(0, index + 1)
      .map(({ label, href = '' }) => `${label} ${href}`)
      .join('\n');
  const last = items.length - 1;
  const path = pathTo(last);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const folded = items.length > Math.max(3, shownMax) && unfolded !== path ? last - 2 : 0;
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    // the button that had the focus is gone: the first link that it hid has it now
    root.current?.querySelector<HTMLElement>('li:not(:first-child) a')?.focus();
  });
  const unfold = (): void => {
    isFocusDue.current = true;
    setUnfolded(path);
  };
  return (
    <Root aria-label={t('Breadcrumbs.label')} {...rest} ref={root}>
      <Path>
        {items.map((item, index) =>
          index > 1 && index <= folded ? null : (
            <li key={pathTo(index)}>
              {index === 1 && folded > 0 ? (
                <More type="button" aria-label={t('Breadcrumbs.more', { count: number(folded) })} onClick={unfold}>
                  …
                </More>
              ) : (
                <Level item={item} isPage={index === last && !isBeforeTitle} />
              )}
              {(index < last || isBeforeTitle) && <ChevronRight aria-hidden />}
            </li>
          ),
        )}
      </Path>
    </Root>
  );
}

function Level({ item: { label, href }, isPage }: { readonly item: Breadcrumb; readonly isPage: boolean }) {
  if (isPage)
    return (
      <span aria-current="page" title={label}>
        {label}
      </span>
    );
  if (href === undefined) return <span>{label}</span>;
  return (
    <Link href={href} title={label}>
      {label}
    </Link>
  );
}
