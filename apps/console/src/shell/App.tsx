import { chinaTimeZone } from '@fireline/domain/lib';
import { type RouteMatch, guard } from '@fireline/domain/shell';
import { FirelineProvider } from '@fireline/ui/lib';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { followBrand, useBrand } from '../lib/brand.ts';
import { leaveFor } from '../lib/form/leaving.ts';
import { lazyPart } from '../lib/loading/lazyPart.tsx';
import type { LoadScreen } from '../lib/page/screen.ts';
import { sessionScreens } from '../session/routes.ts';
import { client } from '../lib/session/client.ts';
import { useSession } from '../lib/session/useSession.ts';
import { ScreenHost } from './screen/ScreenHost.tsx';
import { speakHome, translate } from './account/language.ts';
import { NotFoundPage } from './screen/NotFoundPage.tsx';
import { usePreferences } from '../lib/session/preferences.ts';
import { useSpokenLanguage } from './account/useSpokenLanguage.ts';

// the login page goes without it, and with it without push, queries and alarms
const Frame = lazyPart(() => Promise.all([import('./frame/Frame.tsx'), speakHome()]).then(([m]) => m.Frame), {
  isPage: true,
});

/** Goes on once React has drawn; what was asked for leaves no trace in the browser's history. */
function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

/** Pages before a login come without the table of all screens, which names hundreds of files. */
const screenBeforeLogin = ({ name }: RouteMatch): LoadScreen | undefined =>
  name in sessionScreens ? sessionScreens[name as keyof typeof sessionScreens] : undefined;

/** Chooses the page of the address bar: the guard decides, here it is only carried out. @spec SHL-01 SHL-02 SHL-03 */
function Page() {
  const path = usePathname();
  const search = useSearch();
  const session = useSession();
  const granted = session?.rights.granted;
  const destination = guard(path + search, {
    hasToken: session !== null,
    role: session?.account.role,
    granted: granted ? new Set(granted) : undefined,
  });
  if (destination.kind === 'redirect') return <Redirect to={destination.to} />;
  const before = destination.kind === 'show' ? screenBeforeLogin(destination.match) : undefined;
  if (session === null || before) {
    return destination.kind === 'show' ? <ScreenHost match={destination.match} load={before} /> : <NotFoundPage />;
  }
  return <Frame key={session.account.userId} account={session.account} destination={destination} />;
}

/** The whole console. */
export function App() {
  const { theme, density, rentId: rentIdKept } = usePreferences();
  const language = useSpokenLanguage();
  const { brand } = useBrand();
  const account = useSession()?.account;
  const asked = new URLSearchParams(useSearch()).get('tenant');
  const rentId = account?.rentId ?? asked ?? rentIdKept;
  useEffect(() => void followBrand(client, rentId), [rentId]);
  useEffect(() => {
    document.documentElement.style.colorScheme = theme === 'dark' || theme === 'night' ? 'dark' : 'light';
  }, [theme]);
  return (
    <FirelineProvider
      language={language}
      timeZone={chinaTimeZone}
      theme={theme}
      density={density}
      brand={brand}
      translate={translate}
      navigate={({ href }) => leaveFor(href, () => navigate(href))}
      style={{ minHeight: '100dvh' }}
    >
      <Router aroundNav={(go, to, options) => leaveFor(to, () => go(to, options))}>
        <Page />
      </Router>
    </FirelineProvider>
  );
}
