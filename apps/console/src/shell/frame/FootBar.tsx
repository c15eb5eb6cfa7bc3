import { roleWords } from '@fireline/domain/role';
import type { Account } from '@fireline/domain/session';
import { type MenuEntry, type RouteName, pathTo } from '@fireline/domain/shell';
import { Drawer } from '@fireline/ui/Drawer';
import { useWords } from '@fireline/ui/lib';
import { BellRing, CircleUserRound, ClipboardCheck, Cpu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useMenuEntries } from '../../lib/session/useMay.ts';
import { frameWords } from '../words.ts';
import { Bar, Marked, Tools, Who } from './FootBar.styles.ts';

interface Way {
  readonly word: 'alarms' | 'devices' | 'patrols';
  readonly icon: ReactNode;
  /** Pages by what they are called, with their addresses: the first one that the reader may open. */
  readonly pages: Readonly<Partial<Record<RouteName, string>>>;
  /** Pages of one of what these list. */
  readonly own: readonly RouteName[];
}

/** What is gone to most from a phone. */
const ways: readonly Way[] = [
  { word: 'alarms', icon: <BellRing aria-hidden />, pages: { alarmList: pathTo('alarmList') }, own: ['alarmDetail'] },
  {
    word: 'devices',
    icon: <Cpu aria-hidden />,
    pages: { deviceList: pathTo('deviceList'), deviceIndex: pathTo('deviceIndex') },
    own: ['deviceDetail'],
  },
  {
    word: 'patrols',
    icon: <ClipboardCheck aria-hidden />,
    pages: {
      inspectionTasks: pathTo('inspectionTasks'),
      inspectionPoints: pathTo('inspectionPoints'),
      inspectionLines: pathTo('inspectionLines'),
    },
    own: ['inspectionTaskDetail', 'inspectionHome', 'inspectionPlans'],
  },
];

const idsOf = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);

export interface FootBarProps {
  readonly account: Account;
  /** The page that is shown; undefined: none that anybody knows. */
  readonly page: RouteName | undefined;
  /** What people do with their account, and the way to find anything. */
  readonly children: ReactNode;
  /** At the reader's own: that something in it waits for them. */
  readonly mark?: ReactNode;
}

/** On a phone, at its foot: alarms, devices, patrols, as far as the reader may open them, and the reader's own. @spec N23 ROL-07 */
export function FootBar({ account, page, children, mark }: FootBarProps) {
  const t = useWords(frameWords, roleWords);
  const [isOpen, setOpen] = useState(false);
  const open = new Set(idsOf(useMenuEntries()));
  return (
    <>
      <Bar data-foot-bar aria-label={t('shell.foot')}>
        {ways.map(({ word, icon, pages, own }) => {
          const [, href] = Object.entries(pages).find(([name]) => open.has(name)) ?? [];
          if (href === undefined) return null;
          const isCurrent = page !== undefined && (page in pages || own.includes(page));
          return (
            <Link key={word} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {icon}
              {t(`shell.foot.${word}`)}
            </Link>
          );
        })}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Marked>
            <CircleUserRound aria-hidden />
            {mark}
          </Marked>
          {t('shell.foot.me')}
        </button>
      </Bar>
      <Drawer
        isOpen={isOpen}
        isDismissable
        side="bottom"
        size="small"
        title={t('shell.foot.me')}
        onClose={() => setOpen(false)}
      >
        <Who>
          {account.realName} · {t(`role.name.${account.role}`)}
        </Who>
        <Tools>{children}</Tools>
      </Drawer>
    </>
  );
}
