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
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { AlarmWatch } from '../../alarm/routes.ts';
import { UnpaidPrompt } from '../../finance/routes.ts';
import { LettersBell, LettersMark } from '../../message/routes.ts';
import { useBrand, useProductName } from '../../lib/brand.ts';
import { MadePasswordProvider } from '../../lib/account/MadePassword.tsx';
import { handSize } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { LeaveDialog } from '../../lib/form/LeaveDialog.tsx';
import { Boundary } from '../../lib/loading/Boundary.tsx';
import { AlarmsNotShown, StatusNotShown } from '../../lib/loading/FailedLine.tsx';
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
import { type AccountActions, useAccountActions } from '../account/useAccountActions.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { useAlarmPageAhead } from './useAlarmPageAhead.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMenu } from '../useMenu.ts';
import { ScreenPushProvider } from '../useScreenPush.tsx';
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

interface AccountToolsProps extends Pick<FrameProps, 'account'> {
  readonly actions: AccountActions;
  /** Opens the palette. */
  readonly onFind: () => void;
  /** In a drawer at the foot of a phone, where there is room for names. */
  readonly isLabelled: boolean;
}

/** Letters, the way to find anything, and the account's menu. */
function AccountTools({ account, actions, onFind, isLabelled }: AccountToolsProps) {
  const t = useWords(frameWords);
  return (
    <>
      <LettersBell />
      {isLabelled ? (
        <Button icon={<Search aria-hidden />} aria-haspopup="dialog" onClick={onFind}>
          {t('shell.frame.find')}
        </Button>
      ) : (
        <IconButton
          label={t('shell.frame.find')}
          title={`${t('shell.frame.find')} (Ctrl K)`}
          icon={<Search size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onFind}
        />
      )}
      <AccountMenu {...{ account, actions, isLabelled }} />
    </>
  );
}

interface WithAccountProps extends Pick<AccountToolsProps, 'account' | 'isLabelled'> {
  /** @param tools for the place that has room for them */
  readonly children: (tools: ReactNode) => ReactNode;
}

/**
 * What is asked of the reader and opened for them, wherever its buttons are: a password that has to be changed is asked for on a phone, too, whose
 * buttons stand in a drawer. Menu and palette offer the same with the account.
 */
function WithAccount({ account, isLabelled, children }: WithAccountProps) {
  const actions = useAccountActions(account);
  const [isFinding, setFinding] = useState(false);
  return (
    <>
      {children(
        <Boundary isSilent>
          <AccountTools {...{ account, actions, isLabelled }} onFind={() => setFinding(true)} />
        </Boundary>,
      )}
      <Boundary isSilent>
        {actions.dialogs}
        <Commands actions={actions} isOpen={isFinding} onOpenChange={(change) => setFinding(change.isOpen)} />
      </Boundary>
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

/**
 * What stands around every screen: menu, status bar, account, and the watch over alarms. One per signed-in account. What fails in a page, in
 * what the reader opens, or in one of the parts around it takes nothing else with it: push, alarms and their sound go on.
 */
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
  const may = useMay();
  const hearsAlarms = may(alarmTopic);
  const isHand = useMedia(handSize);
  const { hasPlainKeys } = usePreferences();
  useKeptFocus();
  const [queryClient] = useState(createQueryClient);
  useAlarmPageAhead(hearsAlarms, shown, queryClient);
  const [drafts] = useState(() => createDraftStore(`${account.rentId}/${account.userId}`, Date.now));
  return (
    <ApiProvider client={client} push={live.push} queryClient={queryClient}>
      <ToastProvider>
        <LiveContext value={live}>
          <ScreenPushProvider>
            <ShortcutsProvider hasPlainKeys={hasPlainKeys}>
              <DraftContext value={drafts}>
                <MadePasswordProvider>
                  <WithAccount account={account} isLabelled={isHand}>
                    {(tools) => (
                      <Grid data-bare={isBare || undefined}>
                        <SkipLink href="#main">{t('shell.frame.skip')}</SkipLink>
                        <Header>
                          {!isBare && <MenuSwitch menu={menu} />}
                          <Brand>
                            {logo !== '' && <img src={logo} alt="" />}
                            {title}
                            <small>{account.rentName}</small>
                          </Brand>
                          <Status>
                            <Boundary Failed={StatusNotShown}>{hearsAlarms && <ConsoleStatus />}</Boundary>
                          </Status>
                          {!isHand && tools}
                        </Header>
                        <Boundary isSilent>{!isBare && <SideMenu menu={menu} title={title} />}</Boundary>
                        <Main id="main" tabIndex={-1} aria-labelledby={pageTitleId}>
                          <Boundary isSilent>
                            <Notices />
                            {!isBare && may(financeCalls.placeOrder) && <UnpaidPrompt />}
                          </Boundary>
                          <Boundary>
                            <Content destination={destination} />
                          </Boundary>
                        </Main>
                        <Watch>
                          <Boundary Failed={AlarmsNotShown}>
                            {hearsAlarms && <AlarmWatch page={shown?.name} />}
                          </Boundary>
                        </Watch>
                        <Boundary isSilent>
                          {isHand && (
                            <FootBar account={account} page={shown?.name} mark={<LettersMark />}>
                              {tools}
                            </FootBar>
                          )}
                        </Boundary>
                      </Grid>
                    )}
                  </WithAccount>
                </MadePasswordProvider>
                <Boundary isPart>
                  <LeaveDialog />
                </Boundary>
              </DraftContext>
            </ShortcutsProvider>
          </ScreenPushProvider>
        </LiveContext>
      </ToastProvider>
    </ApiProvider>
  );
}
