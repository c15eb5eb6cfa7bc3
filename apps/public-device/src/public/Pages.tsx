import type { Client } from '@fireline/api/lib';
import type { Language } from '@fireline/domain/lib';
import { lazy, Suspense } from 'react';
import { AlarmNoticeScreen } from './AlarmNoticeScreen.tsx';
import { DeviceScreen } from './DeviceScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PageFrame } from './PageFrame.tsx';
import { type Address, pageAt } from './address.ts';

/** By itself: who opens a link does not load it. */
const EmbedScreen = lazy(() => import('./embed/EmbedScreen.tsx').then((m) => ({ default: m.EmbedScreen })));

/** By itself, too: it is there for tests of payments. */
const CashierScreen = lazy(() => import('./cashier/CashierScreen.tsx').then((m) => ({ default: m.CashierScreen })));

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
      {page.name === 'device' && <DeviceScreen client={client} deviceId={page.id} token={page.token} />}
      {page.name === 'alarm' && <AlarmNoticeScreen client={client} alarmId={page.id} token={page.token} />}
      {page.name === 'cashier' && (
        <Suspense>
          <CashierScreen client={client} tradeRef={page.ref} />
        </Suspense>
      )}
      {page.name === 'notFound' && <NotFoundScreen />}
    </PageFrame>
  );
}
