import type { ReplyOf } from '../lib/call.ts';
import { roleCalls } from './calls.ts';

export { roleCalls };
export type RoleRow = ReplyOf<typeof roleCalls.list>['rows'][number];
export type RoleDetail = ReplyOf<typeof roleCalls.detail>;
/** What a tenant forces on the screens of its people. @spec ROL-05 */
export type ForcedPush = NonNullable<ReplyOf<typeof roleCalls.forcePush>>;
/** What a tenant lets its partners do. @spec ORG-05 */
export type PartnerPowersSet = NonNullable<ReplyOf<typeof roleCalls.partnerPowers>>;
