import { type MenuEntry, routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import {
  BellRing,
  Building2,
  ClipboardList,
  Cpu,
  Droplets,
  FileStack,
  FireExtinguisher,
  History,
  KeyRound,
  Layers,
  LayoutDashboard,
  LibraryBig,
  type LucideIcon,
  MapPinned,
  Rows3,
  ScrollText,
  ShieldPlus,
  SquareStack,
  ThermometerSun,
  UserCog,
  Users,
  Waves,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { GroupTitle, Item, Label, List, Nav } from './Navigation.styles.ts';
import { useMenuEntries } from './useMay.ts';
import { frameWords } from './words.ts';

const icons: Partial<Record<MenuEntry['id'], LucideIcon>> = {
  main: LayoutDashboard,
  deviceList: Cpu,
  alarmList: BellRing,
  alarmHistory: History,
  monitorPage: MapPinned,
  planMonitor: Layers,
  planLayers: SquareStack,
  planList: LibraryBig,
  planPublishRecords: ScrollText,
  planSamples: FileStack,
  buildingList: Building2,
  buildingFloors: Rows3,
  fireBuildings: Building2,
  fireFloors: Rows3,
  fireWater: Waves,
  fireHydrants: Droplets,
  fireTeams: ShieldPlus,
  fireSites: FireExtinguisher,
  mapCentre: ThermometerSun,
  systemUser: Users,
  systemUserLog: ClipboardList,
  systemRoles: UserCog,
  systemEmpower: KeyRound,
};

/** Scrolls the menu to the entry. `scrollIntoView` would also make the entry the place where the first Tab of the page begins. */
function reveal(item: HTMLElement): void {
  const menu = item.closest<HTMLElement>('[data-menu]');
  if (!menu) return;
  const [own, view] = [item.getBoundingClientRect(), menu.getBoundingClientRect()];
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(item);
  const above = own.top - parseFloat(scrollMarginTop) - view.top;
  const below = own.bottom + parseFloat(scrollMarginBottom) - view.bottom;
  if (above < 0) menu.scrollTop += above;
  else if (below > 0) menu.scrollTop += below;
}

function Entry({ entry, path }: { readonly entry: MenuEntry; readonly path: string }) {
  const t = useWords(routeWords);
  const item = useRef<HTMLAnchorElement>(null);
  const isCurrent = path === entry.path;
  // a menu longer than the window shows where one is, however one came there
  useEffect(() => {
    if (isCurrent && item.current) reveal(item.current);
  }, [isCurrent]);
  const Icon = icons[entry.id];
  const title = t(entry.title);
  if (entry.path === undefined) {
    return (
      <li>
        <GroupTitle>{title}</GroupTitle>
        <List>
          {entry.children.map((child) => (
            <Entry key={child.id} entry={child} path={path} />
          ))}
        </List>
      </li>
    );
  }
  return (
    <li>
      <Item as={Link} ref={item} href={entry.path} title={title} aria-current={isCurrent ? 'page' : undefined}>
        {Icon && <Icon size={18} aria-hidden />}
        <Label>{title}</Label>
      </Item>
    </li>
  );
}

/** The menu of the role. @spec SHL-13 */
export function Navigation({ isFolded }: { readonly isFolded: boolean }) {
  const t = useWords(frameWords);
  const [path] = useLocation();
  const menu = useMenuEntries();
  return (
    <Nav aria-label={t('shell.frame.menu')} data-folded={isFolded || undefined}>
      <List>
        {menu.map((entry) => (
          <Entry key={entry.id} entry={entry} path={path} />
        ))}
      </List>
    </Nav>
  );
}
