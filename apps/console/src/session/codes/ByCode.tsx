import { CodeLogin } from './CodeLogin.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** What the login page offers instead of the password. */
export const ByCode = ({ by }: { readonly by: 'code' | 'password' }) =>
  by === 'code' ? <CodeLogin /> : <ResetPassword />;
