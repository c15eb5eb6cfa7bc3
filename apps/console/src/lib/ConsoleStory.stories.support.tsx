import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { type Device, deviceCalls } from '@fireline/api/device';
import { createClient } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { type AlarmKind, isCurrent, isUnacknowledged } from '@fireline/domain/alarm';
import type { Role } from '@fireline/domain/role';
import type { DeviceType } from '@fireline/domain/device';
import type { Language } from '@fireline/domain/lib';
import { type DemoCity, newcomer, openDemoCity } from '@fireline/gateway/demoCity';
import { ShortcutsProvider } from '@fireline/ui/KeyboardHelp';
import { Skeleton } from '@fireline/ui/Skeleton';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider, useFireline } from '@fireline/ui/lib';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Main } from '../shell/frame/Frame.styles.ts';
import { ScreenPushProvider } from '../shell/useScreenPush.tsx';
import { apiBase } from './session/client.ts';
import { type Live, LiveContext, createLive } from './session/live.ts';
import { session } from './session/session.ts';
import { MadePasswordProvider } from './account/MadePassword.tsx';
import { createDraftStore } from './form/draftStore.ts';
import { DraftContext } from './form/useDraft.ts';

// the city's time goes on from the moment all stories live in, whatever day it is here
const openedAt = performance.now();
const cityClock = () => Date.parse('2026-11-21T03:04:05Z') + Math.round(performance.now() - openedAt);

/** One city for all stories of the page: a database in memory takes a second or more to open. */
let opened: Promise<DemoCity> | undefined;
export const storyCity = (): Promise<DemoCity> => (opened ??= openDemoCity({ clock: cityClock }));

/** How the gateway treats a screen: as it is, without an answer, out of reach, or with an account that may see nothing yet. */
export type StoryMood = 'full' | 'loading' | 'failed' | 'empty';

const never = new Promise<never>(() => {});
type ClientOptions = Pick<Parameters<typeof createClient>[0], 'session' | 'fetch'> & { readonly language?: Language };
const clientOf = ({ language = 'cn', ...options }: ClientOptions) =>
  createClient({ baseUrl: new URL(apiBase, location.href).href, language: () => language, ...options });

async function logIn(username: string) {
  const city = await storyCity();
  const nobody = { token: () => null, renew: () => Promise.resolve(false), onExpired: () => {} };
  const client = clientOf({ session: nobody, fetch: city.fetch });
  // the console's own session, so that screens know what the account may do
  session.signIn(await client.send(sessionCalls.login, { rentId: city.rentId, username, password: city.password }));
  return city;
}

type ConnectOptions = Pick<ConsoleStoryProps, 'mood' | 'as' | 'outOfReach'> & { readonly language: Language };
async function connect({ mood, as = 'platform', outOfReach, language }: ConnectOptions) {
  const city = await logIn(mood === 'empty' ? newcomer : as);
  const account = session.current()?.account;
  if (!account) throw new Error('The login was lost');
  const client = clientOf({
    session,
    // the gateway speaks the language of the story
    language,
    fetch: (url, init) => {
      if (mood === 'loading') return never;
      const isOut = mood === 'failed' || (outOfReach !== undefined && url.includes(outOfReach));
      return isOut ? Promise.reject(new TypeError('out of reach')) : city.fetch(url, init);
    },
  });
  const live: Live = createLive({ account, client, session, webSocketFactory: city.openSocket });
  return { client, live };
}

/** A client of an account of the city, for what a story needs to exist. */
export async function storyClient(username: string) {
  const { fetch } = await logIn(username);
  return clientOf({ session, fetch });
}

/** The worst alarm of the city that stands in such a state; stories that were shown before may have acknowledged some. */
async function worstAlarm(isWanted: (state: Alarm['state']) => boolean): Promise<Alarm> {
  const { fetch } = await logIn('platform');
  const asked = { list: 'current', pageSize: 200 } as const;
  const { rows } = await clientOf({ session, fetch }).send(alarmCalls.list, asked);
  const [alarm] = rows.filter(({ state }) => isWanted(state)).toSorted((one, other) => one.level - other.level);
  if (!alarm) throw new Error('The city has no such alarm');
  return alarm;
}
export const currentAlarm = (): Promise<Alarm> => worstAlarm(isCurrent);
export const openAlarm = (): Promise<Alarm> => worstAlarm(isUnacknowledged);

/** The first device of a type that the city has. */
export async function deviceOf(deviceType: DeviceType): Promise<Device> {
  const { fetch } = await logIn('platform');
  const { rows } = await clientOf({ session, fetch }).send(deviceCalls.list, { deviceType: [deviceType], pageSize: 1 });
  const [device] = rows;
  if (!device) throw new Error(`The city has no ${deviceType}`);
  return device;
}

/**
 * Raises alarms in one moment, one on each of so many smoke detectors, of a kind that stands on none of them: stories that were shown before
 * may have set off everything that a storm would.
 * @returns their ids
 */
export async function raiseAlarms(kind: AlarmKind, count: number): Promise<readonly number[]> {
  const { gateway, rentId } = await storyCity();
  const client = await storyClient('platform');
  const { rows } = await client.send(deviceCalls.list, { deviceType: ['smoke'], pageSize: 200 });
  const ofKind = async () =>
    (await client.send(alarmCalls.list, { list: 'current', kind: [kind], pageSize: 200 })).rows;
  const before = await ofKind();
  const standing = new Set(before.map(({ deviceId }) => deviceId));
  let free = rows.filter(({ deviceId }) => !standing.has(deviceId));
  let raised: readonly number[] = [];
  // another story may have suspended one of them, which then raises nothing
  while (raised.length < count && free.length > 0) {
    const next = free.slice(0, count - raised.length);
    free = free.slice(next.length);
    await gateway.ingest(
      rentId,
      next.map(({ imei }) => ({ imei, kinds: [kind] })),
    );
    raised = (await ofKind()).filter(({ deviceId }) => !standing.has(deviceId)).map(({ alarmId }) => alarmId);
  }
  if (raised.length < count) throw new Error(`The city has ${raised.length} devices on which no ${kind} stands`);
  return raised;
}

/** Closes what a story raised, so that the next one finds the city as it was. */
export async function closeAlarms(alarmIds: readonly number[]): Promise<void> {
  const client = await storyClient('platform');
  await client.send(alarmCalls.handleTogether, { alarmIds: [...alarmIds], closing: 'manual', remark: '' });
}

/** The published plan of the city with the worst alarm on it. */
export async function alarmedPlan() {
  const { fetch } = await logIn('platform');
  const { rows } = await clientOf({ session, fetch }).send(planCalls.monitor, {});
  const plan = rows.find((one) => 'name' in one && one.alarms > 0 && one.floor !== null);
  if (!plan || !('name' in plan)) throw new Error('The city has no alarm on a plan');
  return plan;
}

/** The plan of the city whose file could not be published. */
export async function failedPlan() {
  const { fetch } = await logIn('platform');
  const { rows } = await clientOf({ session, fetch }).send(planCalls.list, { publishState: 'failed' });
  const [plan] = rows;
  if (!plan) throw new Error('The city has no plan that failed');
  return plan;
}

/** What another story typed and left is not offered in this one. */
function emptyDrafts() {
  const drafts = createDraftStore('story', Date.now);
  drafts.clear();
  return drafts;
}

/** Where the frame of the console shows a page; a part of a page has no header that would bring its own room above it. */
const PagePlace = styled(Main)`
  height: 100vh;

  &:not(:has(h1)) {
    padding-block-start: var(--fl-space-4);
  }
`;

type Connection = Awaited<ReturnType<typeof connect>>;

function Connected({
  connection,
  children,
}: {
  readonly connection: Promise<Connection>;
  readonly children: ReactNode;
}) {
  const { client, live } = use(connection);
  const [queryClient] = useState(createQueryClient);
  const [drafts] = useState(emptyDrafts);
  useEffect(() => live.start(), [live]);
  return (
    <ApiProvider client={client} push={live.push} queryClient={queryClient}>
      <LiveContext value={live}>
        <ScreenPushProvider>
          <ShortcutsProvider>
            <DraftContext value={drafts}>
              <MadePasswordProvider>{children}</MadePasswordProvider>
            </DraftContext>
          </ShortcutsProvider>
        </ScreenPushProvider>
      </LiveContext>
    </ApiProvider>
  );
}

export interface ConsoleStoryProps {
  readonly mood: StoryMood;
  /** The address the screen is opened at, with its query. */
  readonly path: string;
  /** What is asked for at an address with this in it fails, as if the network were down for it alone. */
  readonly outOfReach?: string;
  /** Whose account of the city looks at it. Default: the platform's. */
  readonly as?: Role;
  readonly children: ReactNode;
}

/** A screen of the console on the real gateway and a small city, both inside the page. */
export function ConsoleStory({ mood, path, outOfReach, as, children }: ConsoleStoryProps) {
  const { language, theme, density, timeZone } = useFireline();
  const [connection] = useState(() =>
    connect({ mood, language, ...(as && { as }), ...(outOfReach !== undefined && { outOfReach }) }),
  );
  const [location] = useState(() => memoryLocation({ path }));
  return (
    <FirelineProvider
      {...{ language, theme, density, timeZone }}
      clock={cityClock}
      navigate={({ href }) => location.navigate(href)}
    >
      <ToastProvider key={language}>
        <PagePlace>
          <Suspense fallback={<Skeleton lines={6} />}>
            <Router hook={location.hook} searchHook={location.searchHook}>
              <Connected connection={connection}>{children}</Connected>
            </Router>
          </Suspense>
        </PagePlace>
      </ToastProvider>
    </FirelineProvider>
  );
}
