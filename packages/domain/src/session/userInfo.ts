import { type Field, defineForm, listOf, optional, text } from '../lib/index.ts';

const name: Field<string> = text({ min: 0, max: 128 });

/**
 * The user info that a browser stores, as it is read back: it may be somebody else's writing, so it is checked like a form.
 * @spec SHL-22
 */
export const userInfoForm = defineForm({
  username: text({ min: 1, max: 128 }),
  roleName: name,
  roleId: name,
  token: text({ min: 1, max: 4096 }),
  domainId: name,
  userDomain: name,
  rights: optional(listOf(text({ min: 1, max: 128 }), { min: 0, max: 10_000 })),
});

/** Whether the stored user belongs to an organisation. @spec SHL-22 */
export const isOrgUser = ({ userDomain }: { readonly userDomain: string }): boolean => userDomain === 'org';
