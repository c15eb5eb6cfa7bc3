import {
  defineForm,
  namedIn,
  oneOf,
  optional,
  readSheetHead,
  type Result,
  type SheetColumn,
  sheetRow,
  text,
} from '../../lib/index.ts';
import { roles, roleWords } from '../../role/index.ts';
import { nodeOfKind } from '../administration.ts';
import { mobile } from '../contact.ts';
import { realNameChars, usernameChars } from '../limits.ts';
import { newUsername } from '../password.ts';
import { sessionImportWords } from './words.ts';

/** The columns of a file of accounts, as the template has them. @spec SES-08 DEV-26 */
export const userImportColumns = ['username', 'realName', 'mobile', 'role', 'node', 'roleName'] as const;
export type UserImportColumn = (typeof userImportColumns)[number];

const rules: Readonly<Record<UserImportColumn, Omit<SheetColumn, 'id' | 'phrase'>>> = {
  username: { isNeeded: true, repeated: 'session.usernameTaken', chars: usernameChars },
  realName: { isNeeded: true, chars: realNameChars },
  mobile: {},
  role: { isNeeded: true },
  node: {},
  roleName: {},
};

/** What each column is called and holds. @spec SES-08 DEV-26 */
export const userImportSheet: readonly SheetColumn<UserImportColumn>[] = /* @__PURE__ */ userImportColumns.map(
  (id) => ({
    id,
    phrase: sessionImportWords[`session.import.${id}`],
    ...rules[id],
  }),
);

type Columns = readonly (UserImportColumn | undefined)[];

/** Which column stands where, in any of the languages. @spec SES-08 */
export const readUserImportHead = (cells: readonly string[]): Result<Columns> => readSheetHead(userImportSheet, cells);

/** A row as `userImportForm` reads it: the kind by its name in any language or by its id. @spec SES-08 */
export const userImportRow = (columns: Columns, cells: readonly string[]): Readonly<Record<string, string>> => {
  const { role, ...row } = sheetRow(columns, cells);
  return role === undefined ? row : { ...row, role: namedIn(roles, (one) => roleWords[`role.name.${one}`], role) };
};

const nameMax = 128;

/**
 * One row of a file of accounts: the rules of the form for one account, what it is bound to and its role by number or name. Nobody is told a
 * password: a person signs in by a code to the mobile number, or with a password that an administrator makes.
 * @spec SES-08 DEV-26
 */
export const userImportForm = /* @__PURE__ */ defineForm(
  {
    username: newUsername,
    realName: text(realNameChars),
    mobile: optional(mobile),
    role: oneOf(roles),
    node: optional(text({ min: 1, max: nameMax })),
    roleName: optional(text({ min: 1, max: nameMax })),
  },
  ({ role, node }) => [
    nodeOfKind[role] !== undefined && node === undefined ? { code: 'session.node.required', field: 'node' } : undefined,
  ],
);
