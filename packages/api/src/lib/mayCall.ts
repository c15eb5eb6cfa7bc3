import { hasRight } from '@fireline/domain/role';
import type { Who } from './call.ts';

/** Whether somebody with these permissions may make the call, or listen to the topic. @spec ROL-07 */
export const mayCall = (granted: ReadonlySet<string>, { who }: { readonly who: Who }): boolean =>
  typeof who === 'string' || hasRight(granted, who);
