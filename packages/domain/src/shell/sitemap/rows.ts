import type { Button } from '../../role/index.ts';
import type { Audience } from './audiences.ts';
import type { MenuGroup } from './groups.ts';

/** The buttons of pages of one kind. @spec ROL-01 */
export const buttonSets = {
  look: ['view', 'export'],
  edit: ['view', 'export', 'add', 'modify', 'delete'],
  keep: ['view', 'export', 'add', 'modify'],
  bulk: ['view', 'export', 'add', 'modify', 'delete', 'import', 'bind'],
  handle: ['view', 'export', 'handle'],
  catalogue: ['view', 'export', 'add', 'modify', 'delete', 'handle'],
  duty: ['view', 'export', 'modify', 'handle'],
  audit: ['view', 'add', 'modify', 'audit'],
  judge: ['view', 'export', 'audit'],
  issue: ['view', 'export', 'add'],
  pay: ['view', 'export', 'pay'],
  control: ['view', 'modify'],
  prices: ['view', 'export', 'modify'],
  gifts: ['view', 'export', 'give'],
  deal: ['view', 'export', 'pay', 'handle'],
  act: ['view', 'command', 'reset', 'snapshot', 'record'],
  device: ['view', 'share', 'give', 'command', 'reset', 'snapshot', 'record'],
  alarm: ['view', 'share', 'handle'],
  tasks: ['view', 'export', 'command'],
  upgrades: ['view', 'export', 'add', 'modify', 'delete', 'upgrade'],
  users: ['view', 'export', 'add', 'modify', 'delete', 'unlock'],
  rights: ['view', 'modify', 'authorize'],
  ask: ['view', 'add'],
  orders: ['view', 'export', 'add', 'handle', 'dispatch'],
  patrols: ['view', 'export', 'handle', 'dispatch'],
  plans: ['view', 'add', 'modify', 'delete', 'publish', 'bind'],
} as const satisfies Readonly<Record<string, readonly Button[]>>;

/** Whom a button is for, where that is narrower than its page and the rule for its kind of action. @spec ROL-01 ROL-03 */
export type ButtonAudiences = Readonly<Partial<Record<Button, Audience>>>;

/**
 * Path, whom it is for, under which group its menu entry stands (`none`: it has none, `top`: at the top, `bare`: it has none and stands
 * without the menu), its buttons besides looking, and whom single buttons are for.
 */
export type PageTuple = readonly [
  path: string,
  who: Audience,
  under?: MenuGroup | 'top' | 'none' | 'bare',
  buttons?: keyof typeof buttonSets,
  buttonAudiences?: ButtonAudiences,
];
/** A page whose screen is yet to come keeps its row under a mark. */
export type PageRow = PageTuple | { readonly toCome: PageTuple };
export type PageRows = Readonly<Record<string, PageRow>>;

/** Whether the page of the row has its screen. */
export const isOpenRow = (row: PageRow): row is PageTuple => !('toCome' in row);
