import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import type { Deps } from '../lib/context.ts';
import { anyone, type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { sentRights } from './sentRights.ts';
import * as actions from './actions.ts';
import { PasswordAttempts } from './attempts.ts';
import { changePassword } from './changePassword.ts';
import { codeLogin, register, resetByCode } from './codes/actions.ts';
import { sendCode } from './codes/codes.ts';
import { codePuzzle } from './codes/puzzle.ts';
import { login } from './login.ts';
import { brand, brandLogo, saveBrand, uploadLogo } from './brand.ts';
import { terms } from './profile.ts';
import { showPersonal } from './personal/show.ts';
import { setup, setupState } from './setup.ts';
import { userLog } from './log/actions.ts';
import { exportLog } from './log/export.ts';
import * as users from './users/actions.ts';
import * as sessions from './users/sessions.ts';

const { send: logoSend } = areaShapes.session.uploadLogo;
/** A form without a file is refused in the words for it. */
const anyLogo = logoSend.extend({ file: logoSend.shape.file.optional().catch(undefined) });

export function sessionRoutes(deps: Deps): HandlersOf<typeof areaShapes.session> {
  const attempts = new PasswordAttempts(deps);
  return {
    login: anyone((send, context) => login(send, context, attempts)),
    key: anyone((_, context) => actions.loginKey(context)),
    setupState: anyone((_, context) => setupState(context)),
    brand: anyone((send, context) => brand(send, context)),
    brandLogo: anyone((send, context) => brandLogo(send, context)),
    uploadLogo: Object.assign(
      signedIn((send: { file?: UploadFile | undefined }, context) => uploadLogo(send, context)),
      { reads: anyLogo },
    ),
    saveBrand: signedIn((send, context) => saveBrand(send, context)),
    setup: anyone((send, context) => setup(send, context)),
    codePuzzle: anyone((send, context) => codePuzzle(send, context)),
    sendCode: anyone((send, context) => sendCode(send, context)),
    codeLogin: anyone((send, context) => codeLogin(send, context)),
    resetByCode: anyone((send, context) => resetByCode(send, context, attempts)),
    terms: anyone((send, context) => terms(send, context)),
    register: anyone((send, context) => register(send, context, attempts)),
    logout: signedIn((_, context) => actions.logout(context)),
    switched: signedIn(({ from }, context) => actions.switched(from, context)),
    me: signedIn(async (_, { account, rights }) => ok({ ...account, rights: sentRights(rights, account.rentKind) })),
    ownAccounts: signedIn((_, context) => actions.ownAccounts(context)),
    changePassword: signedIn((send, context) => changePassword(send, context, attempts)),
    users: signedIn((send, context) => users.list(send, context)),
    nodes: signedIn((send, context) => users.nodes(send, context)),
    createUser: signedIn((send, context) => users.create(send, context)),
    changeUser: signedIn((send, context) => users.change(send, context)),
    disableUser: signedIn(({ userId }, context) => users.step(userId, 'disable', context)),
    enableUser: signedIn(({ userId }, context) => users.step(userId, 'enable', context)),
    deleteUser: signedIn(({ userId }, context) => users.step(userId, 'delete', context)),
    resetPassword: signedIn(({ userId }, context) => users.resetPassword(userId, context)),
    showPersonal: signedIn((send, context) => showPersonal(send, context)),
    sessions: signedIn((send, context) => sessions.list(send, context)),
    endSession: signedIn((send, context) => sessions.end(send, context)),
    unlock: signedIn(({ userId }, context) => users.unlock(userId, context)),
    userLog: signedIn((send, context) => userLog(send, context)),
    exportUserLog: signedIn((send, context) => exportLog(send, context)),
  };
}
