import type { ReplyOf } from '@fireline/api/lib';
import { useSend } from '@fireline/api/react';
import { renewalCalls } from '@fireline/api/renewal';
import { deviceLifeWords, deviceSosWords, deviceWords, imeisPerParse, renewedUntil } from '@fireline/domain/device';
import { renewalTotals, renewalWords } from '@fireline/domain/renewal';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { type ServiceMode, tariffWords } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { FootSubmit } from '../../lib/form/FootedDrawer.tsx';
import { pastedImeis } from '../../lib/form/pastedImeis.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { newPress } from '../../lib/newPress.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page, Stack, Tools, TwoColumns } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Changed, Sum } from '../devices/Renew.styles.ts';
import { renewWords } from '../words.ts';
import { openingWords } from './words.ts';

type Reply = ReplyOf<typeof renewalCalls.checkOpening>;
/** What was found, each with the IMEI by which it was asked for. */
type Checked = Omit<Reply, 'rows'> & { readonly rows: readonly (Reply['rows'][number] & { readonly imei: string })[] };
const withImeis = (reply: Reply, imeis: readonly string[]): Checked => ({
  ...reply,
  rows: reply.rows.map((row, at) => Object.assign({ imei: imeis[at] ?? '' }, row)),
});
const problemWords = [deviceSosWords];

function Text() {
  const t = useWords(openingWords);
  const field = useFormField('imeis', { label: t('opening.paste'), initial: '' });
  return <TextArea {...field} description={t('opening.paste.what', { max: imeisPerParse })} required />;
}

/** Devices are opened by their IMEIs: what can be opened, for how long and in which mode; once it is paid they are active. @spec DEV-23 DEV-28 SES-09 */
export function ServiceOpeningScreen() {
  const t = useWords(openingWords, routeWords);
  const draft = useDraft<Entered>('renewal.opening');
  const check = useSend(renewalCalls.checkOpening);
  const checked = check.data && withImeis(check.data, check.variables.imeis);
  return (
    <Page>
      <PageHeader title={t('shell.route.serviceOpening')} />
      <Banner tone="info">{t('opening.again')}</Banner>
      <TwoColumns>
        <Card title={t('opening.which')} headingLevel={2}>
          <Stack>
            <DraftForm
              draft={draft}
              schema={pastedImeis}
              words={problemWords}
              onSubmit={async ({ value }) => {
                check.mutate({ imeis: [...value.imeis] });
                return undefined;
              }}
            >
              <Stack>
                <Text />
                <Tools>
                  <FootSubmit isPending={check.isPending}>{t('opening.check')}</FootSubmit>
                </Tools>
              </Stack>
            </DraftForm>
            {check.error && <CallFailed error={check.error} action="query" />}
            {checked && <Found checked={checked} />}
          </Stack>
        </Card>
        <div>{checked && <Offer key={check.submittedAt} checked={checked} onOrdered={draft.forget} />}</div>
      </TwoColumns>
    </Page>
  );
}

/** Each device that was given, at its place, with why it cannot be opened. */
function Found({ checked: { rows, edition, room } }: { readonly checked: Checked }) {
  const t = useWords(openingWords, renewalWords, deviceWords, deviceLifeWords);
  const { number } = useFormat();
  const free = rows.filter(({ problem }) => problem === null).length;
  const textOf = (problem: NonNullable<Checked['room']>): string =>
    t(problem.code as keyof typeof renewalWords, problem.args);
  return (
    <section aria-label={t('opening.result')}>
      <Stack>
        <strong role="status">{t('opening.found', { count: number(free), barred: number(rows.length - free) })}</strong>
        <span>
          {t('opening.edition', {
            used: number(edition.devicesInUse),
            max: number(edition.devicesMax),
            ordered: number(edition.ordered),
          })}
        </span>
        {room && <Banner tone="danger" title={textOf(room)} />}
        <Changed>
          {rows.map(({ imei, name, deviceType, problem }, at) => (
            <li key={imei}>
              <span>
                {t('opening.place', { no: at + 1 })} {imei} {name}
                {deviceType && ` · ${t(`device.type.${deviceType}`)}`}
              </span>
              <span>{problem ? textOf(problem) : t('opening.ready')}</span>
            </li>
          ))}
        </Changed>
      </Stack>
    </section>
  );
}

interface OfferProps {
  readonly checked: Checked;
  readonly onOrdered: () => void;
}

/** In which mode, for how long, and what it costs; what cannot be opened is left out. */
function Offer({ checked: { rows, room, modes, today }, onOrdered }: OfferProps) {
  const t = useWords(openingWords, renewWords, tariffWords);
  const { date, money, number } = useFormat();
  const may = useMay();
  const [, navigate] = useLocation();
  const sold = modes.filter(({ prices }) => prices.length > 0);
  const [mode, setMode] = useState<ServiceMode | undefined>(sold[0]?.mode);
  const [years, setYears] = useState<number | null>(null);
  // the same choice pressed again, also after a time-out, is the same order; another choice is another one
  const [requestId, setRequestId] = useState(newPress);
  const order = useSend(renewalCalls.open, {
    onDone: ({ reply }) => {
      onOrdered();
      navigate(`${pathTo('payment')}?order=${reply.orderId}`);
    },
  });
  const imeis = rows.flatMap(({ imei, problem }) => (problem === null ? [imei] : []));
  if (imeis.length === 0) return null;
  if (mode === undefined) return <EmptyState title={t('opening.noModes')} />;
  const prices = sold.find((one) => one.mode === mode)?.prices ?? [];
  const totals = renewalTotals(imeis.map(() => prices));
  const cents = totals.find((one) => one.years === years)?.cents;
  const choose = (change: () => void): void => {
    change();
    setRequestId(newPress());
  };
  return (
    <Card title={t('opening.mode')} headingLevel={2}>
      <Stack>
        <RadioGroup
          label={t('opening.mode')}
          isLabelHidden
          value={mode}
          onChange={({ value }) => value && choose(() => setMode(value))}
          options={sold.map((one) => ({ value: one.mode, label: t(`tariff.mode.${one.mode}`) }))}
        />
        <RadioGroup
          label={t('opening.years')}
          required
          value={years === null ? null : String(years)}
          onChange={({ value }) => value !== null && choose(() => setYears(Number(value)))}
          options={totals.map((one) => ({
            value: String(one.years),
            label: t('renew.year', { count: number(one.years) }),
            description:
              one.cents === undefined || !one.each
                ? t('renew.notOnSale')
                : `${t('renew.each', { amount: money(one.each[0]) })} · ${t('opening.until', {
                    day: date(renewedUntil({ expiresOn: null }, today, one.years * 12)),
                  })}`,
            disabled: one.cents === undefined,
          }))}
        />
        {cents !== undefined && (
          <div>
            {t('opening.sum')}
            <Sum>{money(cents)}</Sum>
          </div>
        )}
        {order.error && <CallFailed error={order.error} action="openService" />}
        <Tools>
          <Button
            variant="primary"
            disabled={cents === undefined || room !== null || !may(renewalCalls.open)}
            isPending={order.isPending}
            onClick={() => {
              if (cents !== undefined) order.mutate({ requestId, imeis, mode, years, cents });
            }}
          >
            {cents === undefined
              ? t('renew.choose')
              : t('opening.order', { count: number(imeis.length), amount: money(cents) })}
          </Button>
        </Tools>
      </Stack>
    </Card>
  );
}
