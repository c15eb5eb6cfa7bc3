import { type Role, roles } from '../../role/index.ts';

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
  /** Who answers for places as a whole: who has a flat, or a contract, does not change them. */
  owning: ['platform', 'agent', 'unit'],
  trading: ['platform', 'agent'],
  /** Who looks after what others report: a unit asks for help and gives none to itself. */
  serving: ['platform', 'agent', 'maint'],
  platform: ['platform'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Audience = keyof typeof audiences;
