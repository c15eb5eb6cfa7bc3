import { defineForm, oneOf, text } from '../lib/index.ts';
import { roleDescriptionChars, roleNameChars } from './limits.ts';
import { roles } from './roles.ts';

/** A role as a tenant creates or changes it: a name for some of the rights of one of the six kinds. @spec ROL-01 ROL-04 */
export const roleForm = defineForm({
  roleName: text(roleNameChars),
  role: oneOf(roles),
  description: text(roleDescriptionChars),
});
