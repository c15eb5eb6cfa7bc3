import type { Client } from '@fireline/api/lib';
import type { Language } from '@fireline/domain/lib';
import { lazy, Suspense } from 'react';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PageFrame } from './PageFrame.tsx';
import { type Address, pageAt } from './address.ts';
import { screens } from './screens.ts';

const DeviceScreen = lazy(() => screens.device().then((m) => ({ default: m.DeviceScreen })));
const AlarmNoticeScreen = lazy(() => screens.alarm().then((m) => ({ default: m.AlarmNoticeScreen })));

/** By itself: a reader of a link does not load it. */
const EmbedScreen = lazy(() => import('./embed/EmbedScreen.tsx').then((m) => ({ default: m.EmbedScreen })));

/** By itself, too: it is there for tests of payments. */
const CashierScreen = lazy(() => import('./cashier/CashierScreen.tsx').then((m) => ({ default: m.CashierScreen })));

/** An inspector's phone: with a session, and without network. */
const PatrolScreen = lazy(() => import('../inspection/PatrolScreen.tsx').then((m) => ({ default: m.PatrolScreen })));

export type { Address } from './address.ts';

export interface PagesProps {
  readonly client: Client;
  readonly address: Address;
  readonly onLanguage: (language: Language) => void;
}

/** The page that the link names, in the frame that all of them share. @spec PUB-01 */
export function Pages({ client, address, onLanguage }: PagesProps) {
  const page = pageAt(address);
  if (page.name === 'embed')
    return (
      <Suspense>
        <EmbedScreen client={client} keyId={page.keyId} piece={page.piece} />
      </Suspense>
    );
  return (
    <PageFrame onLanguage={onLanguage}>
      <Suspense>
        {page.name === 'device' && <DeviceScreen client={client} deviceId={page.id} token={page.token} />}
        {page.name === 'alarm' && <AlarmNoticeScreen client={client} alarmId={page.id} token={page.token} />}
      </Suspense>
      {page.name === 'cashier' && (
        <Suspense>
          <CashierScreen client={client} tradeRef={page.ref} />
        </Suspense>
      )}
      {page.name === 'patrol' && (
        <Suspense>
          <PatrolScreen taskId={page.taskId} code={page.code} />
        </Suspense>
      )}
      {page.name === 'notFound' && <NotFoundScreen />}
    </PageFrame>
  );
}
