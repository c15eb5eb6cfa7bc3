import { alarmTopic } from '@fireline/api/alarm';
import { financeCalls } from '@fireline/api/finance';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import type { Account } from '@fireline/domain/session';
import { type Destination, shellWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { IconButton } from '@fireline/ui/IconButton';
import { ShortcutsProvider } from '@fireline/ui/KeyboardHelp';
import { ToastProvider } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { AlarmWatch } from '../../alarm/routes.ts';
import { UnpaidPrompt } from '../../finance/routes.ts';
import { LettersBell } from '../../message/routes.ts';
import { useBrand, useProductName } from '../../lib/brand.ts';
import { MadePasswordProvider } from '../../lib/account/MadePassword.tsx';
import { handSize } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { LeaveDialog } from '../../lib/form/LeaveDialog.tsx';
import { pageTitleId } from '../../lib/page/PageHeader.tsx';
import { createDraftStore } from '../../lib/form/draftStore.ts';
import { DraftContext } from '../../lib/form/useDraft.ts';
import { client as plainClient } from '../../lib/session/client.ts';
import { type Live, LiveContext, createLive } from '../../lib/session/live.ts';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { Commands } from '../palette/Commands.tsx';
import { ConsoleStatus } from './ConsoleStatus.tsx';
import { Brand, Grid, Header, Main, Side, SkipLink, Status, Watch } from './Frame.styles.ts';
import { FootBar } from './FootBar.tsx';
import { ForbiddenScreen } from '../forbidden/ForbiddenScreen.tsx';
import { Navigation } from '../menu/Navigation.tsx';
import { PageTabs } from '../menu/PageTabs.tsx';
import { NotFoundPage } from '../screen/NotFoundPage.tsx';
import { Notices } from './Notices.tsx';
import { onPage } from './onPage.ts';
import { usePreferences } from '../../lib/session/preferences.ts';
import { notingRefusals } from './readiness.ts';
import { ScreenHost } from '../screen/ScreenHost.tsx';
import { screenOf } from '../screens.ts';
import { session } from '../../lib/session/session.ts';
import { useAccountActions } from '../account/useAccountActions.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMenu } from '../useMenu.ts';
import { frameWords } from '../words.ts';

const client = notingRefusals(plainClient);

export interface FrameProps {
  readonly account: Account;
  readonly destination: Exclude<Destination, { readonly kind: 'redirect' }>;
}

function Content({ destination }: Pick<FrameProps, 'destination'>) {
  if (destination.kind === 'notFound') return <NotFoundPage />;
  if (destination.kind === 'forbidden') return <ForbiddenScreen page={destination.match.name} />;
  return (
    <>
      <PageTabs match={destination.match} />
      <ScreenHost match={destination.match} load={screenOf(destination.match)} />
    </>
  );
}

/** The account's menu, and the palette with its button: both offer what people do with their account. */
function AccountTools({
  account,
  isLabelled = false,
}: Pick<FrameProps, 'account'> & { readonly isLabelled?: boolean }) {
  const t = useWords(frameWords);
  const actions = useAccountActions(account);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Suspense>
        <LettersBell />
      </Suspense>
      <Suspense>{may(financeCalls.placeOrder) && <UnpaidPrompt />}</Suspense>
      {isLabelled ? (
        <Button icon={<Search aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('shell.frame.find')}
        </Button>
      ) : (
        <IconButton
          label={t('shell.frame.find')}
          title={`${t('shell.frame.find')} (Ctrl K)`}
          icon={<Search size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      <AccountMenu {...{ account, actions, isLabelled }} />
      {actions.dialogs}
      <Commands actions={actions} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
    </>
  );
}

type Menu = ReturnType<typeof useMenu>;

function MenuSwitch({ menu }: { readonly menu: Menu }) {
  const t = useWords(frameWords);
  return (
    <IconButton
      label={t(menu.isOpen ? 'shell.frame.foldMenu' : 'shell.frame.unfoldMenu')}
      icon={menu.isOpen ? <PanelLeftClose size={18} aria-hidden /> : <PanelLeftOpen size={18} aria-hidden />}
      aria-expanded={menu.isOpen}
      onClick={menu.toggle}
    />
  );
}

/** Beside the page, or over it where there is no room. */
function SideMenu({ menu, title }: { readonly menu: Menu; readonly title: string }) {
  return menu.isOver ? (
    <Drawer isOpen={menu.isOpen} onClose={menu.close} title={title} side="start" size="small" isDismissable>
      <Navigation isFolded={false} onUnfold={menu.toggle} />
    </Drawer>
  ) : (
    <Side data-menu="" data-folded={!menu.isOpen || undefined}>
      <Navigation isFolded={!menu.isOpen} onUnfold={menu.toggle} />
    </Side>
  );
}

/** What stands around every screen: menu, status bar, account, and the watch over alarms. One per signed-in account. */
export function Frame(props: FrameProps) {
  const [running] = useState(() => onPage(() => createLive({ account: props.account, client, session })));
  const live = useSyncExternalStore(running.subscribe, running.getSnapshot);
  return live && <LiveFrame {...props} live={live} />;
}

function LiveFrame({ account, destination, live }: FrameProps & { readonly live: Live }) {
  const t = useWords(shellWords, frameWords);
  const menu = useMenu();
  const productName = useProductName();
  const { logo } = useBrand();
  const title = account.systemTitle ?? productName;
  const shown = destination.kind === 'show' ? destination.match : undefined;
  const isBare = shown?.route.isBare === true;
  const hearsAlarms = useMay()(alarmTopic);
  const isHand = useMedia(handSize);
  const { hasPlainKeys } = usePreferences();
  useKeptFocus();
  const [queryClient] = useState(createQueryClient);
  const [drafts] = useState(() => createDraftStore(`${account.rentId}/${account.userId}`, Date.now));
  return (
    <ApiProvider client={client} push={live.push} queryClient={queryClient}>
      <ToastProvider>
        <LiveContext value={live}>
          <ShortcutsProvider hasPlainKeys={hasPlainKeys}>
            <DraftContext value={drafts}>
              <MadePasswordProvider>
                <Grid data-bare={isBare || undefined}>
                  <SkipLink href="#main">{t('shell.frame.skip')}</SkipLink>
                  <Header>
                    {!isBare && <MenuSwitch menu={menu} />}
                    <Brand>
                      {logo !== '' && <img src={logo} alt="" />}
                      {title}
                      <small>{account.rentName}</small>
                    </Brand>
                    <Status>{hearsAlarms && <ConsoleStatus />}</Status>
                    {!isHand && <AccountTools account={account} />}
                  </Header>
                  {!isBare && <SideMenu menu={menu} title={title} />}
                  <Main id="main" tabIndex={-1} aria-labelledby={pageTitleId}>
                    <Notices />
                    <Content destination={destination} />
                  </Main>
                  <Watch>
                    <Suspense>{hearsAlarms && <AlarmWatch page={shown?.name} />}</Suspense>
                  </Watch>
                  {isHand && (
                    <FootBar account={account} page={shown?.name}>
                      <AccountTools account={account} isLabelled />
                    </FootBar>
                  )}
                </Grid>
              </MadePasswordProvider>
              <LeaveDialog />
            </DraftContext>
          </ShortcutsProvider>
        </LiveContext>
      </ToastProvider>
    </ApiProvider>
  );
}
