import { type Button, type Role, roles } from '../../role/index.ts';
import type { MenuGroup } from './groups.ts';

/**
 * Who a page is for. Decision: the source keeps its matrix to itself, so pages follow the rule for actions: what is looked at is for
 * all, what is changed not for organisations, what is sold for the platform and its partners, what runs the tenant for the platform.
 * @spec SHL-13 ROL-03
 */
export const audiences = {
  /** Without a login. @spec SHL-03 */
  anyone: roles,
  all: roles,
  acting: /* #__PURE__ */ roles.filter((role) => role !== 'org'),
  managing: ['platform', 'agent', 'unit', 'maint'],
  trading: ['platform', 'agent'],
  platform: ['platform'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Audience = keyof typeof audiences;

/** The buttons of pages of one kind. @spec ROL-01 */
export const buttonSets = {
  look: ['view', 'export'],
  edit: ['view', 'export', 'add', 'modify', 'delete'],
  bulk: ['view', 'export', 'add', 'modify', 'delete', 'import', 'bind'],
  handle: ['view', 'export', 'handle'],
  audit: ['view', 'add', 'modify', 'audit'],
  pay: ['view', 'export', 'pay'],
  act: ['view', 'command', 'reset', 'snapshot', 'record'],
  users: ['view', 'export', 'add', 'modify', 'delete', 'unlock'],
  rights: ['view', 'modify', 'authorize'],
  orders: ['view', 'export', 'add', 'handle', 'dispatch'],
  plans: ['view', 'add', 'modify', 'delete', 'publish', 'bind'],
} as const satisfies Readonly<Record<string, readonly Button[]>>;

/** Path, whom it is for, under which group its menu entry stands (`none`: it has none, `top`: at the top), and its buttons besides looking. */
export type PageTuple = readonly [
  path: string,
  who: Audience,
  under?: MenuGroup | 'top' | 'none',
  buttons?: keyof typeof buttonSets,
];
export type PageRows = Readonly<Record<string, PageTuple>>;
