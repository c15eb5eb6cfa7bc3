import { useApi, useCall, useSend } from '@fireline/api/react';
import { tariffCalls, type OwnPriceList, type PriceImpact } from '@fireline/api/tariff';
import { addDays } from '@fireline/domain/lib';
import { type BookList, type BookRow, type BuyerKind, tariffWords } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { DateField } from '@fireline/ui/DateField';
import { type PriceChange, type PriceDrafts, PriceEditor } from '@fireline/ui/PriceEditor';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { FieldGrid } from '../../lib/page/Page.styles.ts';
import { SaveBar } from '../../lib/page/SaveBar.styles.ts';
import { Book } from './PriceBook.styles.ts';
import { Coming } from './Coming.tsx';
import { changesIn, draftsOf, modesIn, onTopOf, type TheirChange, theirChanges } from './drafts.ts';
import { ImpactDrawer, type SavedPrices } from './ImpactDrawer.tsx';
import { usePriceDay, useThings } from './things.ts';
import { priceWords } from './words.ts';

export interface PriceBookProps {
  readonly list: BookList;
  readonly buyer: BuyerKind;
  /** Prices for this partner alone. */
  readonly partnerId?: number;
  /** Prices of the operator for this tenant alone. */
  readonly tenantId?: string;
  readonly label: string;
  readonly mayChange: boolean;
  /** 3: it stands in a drawer. */
  readonly headingLevel?: 2 | 3;
}

type Modes = OwnPriceList['modes'];

/** What is typed on a list, and the list that it is typed on. */
interface Edited {
  readonly opened: OwnPriceList;
  readonly drafts: PriceDrafts;
  /** Not readable yet: null. */
  readonly changes: readonly BookRow[] | null;
  readonly modes: Modes;
}

interface Theirs {
  readonly name: string;
  readonly now: OwnPriceList;
  readonly changes: readonly TheirChange[];
}

/** Who saved first, and what: nothing that was typed is lost. */
function TheirsBanner({ theirs, onTake }: { readonly theirs: Theirs; readonly onTake: () => void }) {
  const t = useWords(priceWords);
  const { money } = useFormat();
  const dayText = usePriceDay();
  const things = useThings();
  const text = (cents: number | null): string => (cents === null ? t('price.none') : money(cents));
  return (
    <Banner
      tone="attention"
      live="polite"
      title={t('price.theirs.title', { name: theirs.name })}
      actions={<Button onClick={onTake}>{t('price.theirs.take')}</Button>}
    >
      <ul>
        {theirs.changes.map((one) => (
          <li key={`${things.of(one)} ${one.from}`}>
            {one.from === null
              ? t('price.theirs.was', { what: things.of(one), before: text(one.before), after: text(one.after) })
              : t('price.theirs.from', { what: things.of(one), day: dayText(one.from), after: text(one.after) })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface EditorProps extends PriceBookProps {
  readonly loaded: OwnPriceList;
  readonly onReload: () => void;
}

function Editor({ loaded, onReload, ...asked }: EditorProps) {
  const { list, buyer, partnerId, tenantId, label, mayChange, headingLevel = 2 } = asked;
  const t = useWords(priceWords, tariffWords);
  const format = useFormat();
  const { client } = useApi();
  const nameOf = (mode: 'standard' | 'flow' | 'inclusive'): string => t(`tariff.mode.${mode}`);
  const begin = (opened: OwnPriceList): Edited => ({
    opened,
    drafts: draftsOf(list, opened, nameOf),
    changes: [],
    modes: [],
  });
  const [edited, setEdited] = useState(() => begin(loaded));
  const { opened, drafts, changes, modes } = edited;
  const [from, setFrom] = useState<string | null>(addDays(loaded.today, 1));
  const [theirs, setTheirs] = useState<Theirs>();
  const [shown, setShown] = useState<{ change: SavedPrices; onDay: string; keys: readonly PriceImpact[] }>();
  const isForOne = partnerId !== undefined || tenantId !== undefined;
  const own = {
    list,
    buyer,
    ...(partnerId !== undefined && { partnerId }),
    ...(tenantId !== undefined && { tenantId }),
  };
  const fetchNow = () => client.send(tariffCalls.prices, own);
  const preview = useSend(tariffCalls.tryPrices);
  const change = ({ value, prices }: PriceChange): void =>
    setEdited({
      opened,
      drafts: value,
      changes: prices && changesIn(prices, opened.rows),
      // who buys has no names of its own for what it buys
      modes: prices && list === 'deviceService' && !isForOne ? modesIn(prices, opened.modes) : [],
    });
  const count = (changes?.length ?? 0) + modes.length;
  const ask = async (): Promise<void> => {
    if (from === null || changes === null) return;
    const asking = { ...own, from, rows: [...changes] };
    const saving = { ...asking, modes: [...modes], revision: opened.revision };
    const impact = changes.length === 0 ? { onDay: from, keys: [] } : await preview.mutateAsync(asking);
    setShown({ change: saving, ...impact });
  };
  const saved = async (): Promise<void> => {
    setShown(undefined);
    setTheirs(undefined);
    setEdited(begin(await fetchNow()));
    onReload();
  };
  const conflicted = async (name: string): Promise<void> => {
    const now = await fetchNow();
    setShown(undefined);
    setTheirs({ name, now, changes: theirChanges(opened, now) });
  };
  const take = (): void => {
    if (!theirs) return;
    const { now } = theirs;
    const rows = onTopOf(now.rows, changes ?? []);
    const typedModes = new Map(modes.map((one) => [one.mode, one]));
    const texts = now.modes.map((one) => typedModes.get(one.mode) ?? one);
    const drafted = draftsOf(list, { rows, modes: texts }, nameOf);
    const known = new Map(now.rows.map(({ priced, quantity, cents }) => [`${priced} ${quantity}`, cents]));
    setEdited({
      opened: now,
      drafts: drafted,
      changes: (changes ?? []).filter((row) => {
        const cents = known.get(`${row.priced} ${row.quantity}`);
        return row.isEnd ? cents !== undefined : cents !== row.cents;
      }),
      modes: modes.filter((one) => {
        const is = now.modes.find(({ mode }) => mode === one.mode);
        return JSON.stringify(is) !== JSON.stringify(one);
      }),
    });
    setTheirs(undefined);
  };
  return (
    <Book>
      {theirs && <TheirsBanner theirs={theirs} onTake={take} />}
      <PriceEditor
        label={label}
        description={
          <>
            {mayChange && t('price.edit.hint')} {isForOne && t('price.edit.exceptions', { name: opened.buyerName })}
          </>
        }
        value={drafts}
        onChange={change}
        readOnly={!mayChange}
        headingLevel={headingLevel}
      />
      {mayChange && (
        <>
          <FieldGrid>
            <DateField
              label={t('price.from')}
              value={from}
              min={opened.today}
              onChange={({ value }) => setFrom(value)}
              required
            />
          </FieldGrid>
          {preview.error && <CallFailed error={preview.error} action="query" />}
          <SaveBar data-foot>
            <span role="status">
              {count === 0 ? t('price.nothing') : t('price.changes', { count: format.number(count) })}
            </span>
            <Button
              variant="primary"
              disabled={count === 0 || from === null || theirs !== undefined}
              isPending={preview.isPending}
              onClick={() => void ask().catch(() => {})}
            >
              {t('price.preview')}
            </Button>
          </SaveBar>
        </>
      )}
      {opened.changedAt !== null && (
        <small>{t('price.lastChange', { name: opened.changedBy, time: format.dateTime(opened.changedAt) })}</small>
      )}
      <Coming
        list={opened}
        mayChange={mayChange}
        headingLevel={headingLevel}
        onWithdrawn={() => {
          // what was typed stays on the list as it is now
          void fetchNow().then((now) => setEdited((was) => ({ ...was, opened: now })));
          onReload();
        }}
      />
      {shown && (
        <ImpactDrawer
          change={shown.change}
          impact={shown}
          onClose={() => setShown(undefined)}
          onSaved={() => void saved()}
          onConflict={(name) => void conflicted(name)}
        />
      )}
    </Book>
  );
}

/** A price list in its editor: from which day it holds, what it does to each line before it is saved, and what is to come. @spec TAR-02 TAR-03 TAR-04 N19 */
export function PriceBook(props: PriceBookProps) {
  const { list, buyer, partnerId, tenantId } = props;
  const call = useCall(tariffCalls.prices, {
    list,
    buyer,
    ...(partnerId !== undefined && { partnerId }),
    ...(tenantId !== undefined && { tenantId }),
  });
  return (
    <Loaded call={call} action="query">
      {(loaded) => <Editor {...props} loaded={loaded} onReload={() => void call.refetch()} />}
    </Loaded>
  );
}
