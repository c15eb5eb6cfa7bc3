import type { RoleDetail } from '@fireline/api/role';
import { type Button, permissionOf, roleWords } from '@fireline/domain/role';
import { type MenuEntry, authorisedMenus, menuFor, pageNamed, type PageName } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { PreviewMenu, Stack, Tag } from './Role.styles.ts';
import { roleName } from './roleName.ts';
import { usePermissionLabels } from './usePermissionLabels.ts';
import { empowerWords } from './words.ts';

interface EntryProps {
  readonly entry: MenuEntry;
  readonly granted: ReadonlySet<string>;
}

const isSeen = (button: Button): boolean => button !== 'view';

function Buttons({ entry, granted }: EntryProps) {
  const t = useWords(empowerWords);
  const { buttonOf } = usePermissionLabels();
  const page = pageNamed(entry.id as PageName);
  const held = page.buttons.filter((button) => isSeen(button) && granted.has(permissionOf(entry.id, button)));
  if (!page.buttons.some(isSeen)) return null;
  if (held.length === 0) return <Tag>{t('empower.lookOnly')}</Tag>;
  return held.map((button) => <Tag key={button}>{buttonOf(button)}</Tag>);
}

function Entries({ entries, granted }: { readonly entries: readonly MenuEntry[] } & Pick<EntryProps, 'granted'>) {
  const { labelOf } = usePermissionLabels();
  return entries.map((entry) => (
    <li key={entry.id}>
      {entry.children.length > 0 ? <strong>{labelOf(entry.id)}</strong> : labelOf(entry.id)}
      {entry.path !== undefined && <Buttons entry={entry} granted={granted} />}
      {entry.children.length > 0 && (
        <ul>
          <Entries entries={entry.children} granted={granted} />
        </ul>
      )}
    </li>
  ));
}

export interface RolePreviewProps {
  readonly role: RoleDetail;
  /** With the changes that are not saved yet. */
  readonly granted: ReadonlySet<string>;
}

/** The menu and the buttons of each page as an account with the role sees them; no data. @spec ROL-01 ROL-02 SHL-13 */
export function RolePreview({ role, granted }: RolePreviewProps) {
  const t = useWords(empowerWords, roleWords);
  const menu = menuFor(role.kind, authorisedMenus(granted));
  if (menu.length === 0) return <EmptyState title={t('empower.previewNothing')} />;
  return (
    <Stack>
      <p>{t('empower.previewWhat')}</p>
      <PreviewMenu aria-label={t('empower.previewMenu', { name: roleName(role, t) })}>
        <Entries entries={menu} granted={granted} />
      </PreviewMenu>
    </Stack>
  );
}
