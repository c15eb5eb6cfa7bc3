import { tariffCalls, type PriceImpact } from '@fireline/api/tariff';
import { useSend } from '@fireline/api/react';
import type { SendOf } from '@fireline/api/lib';
import { type BookList, keyText } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Select } from '@fireline/ui/Select';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';

import { usePriceDay, useThings } from './things.ts';
import { priceWords } from './words.ts';

export type SavedPrices = SendOf<typeof tariffCalls.savePrices>;
type Line = PriceImpact['lines'][number];

const unitsOf = (list: BookList) =>
  list === 'deviceService' ? 'device' : list === 'storage' ? 'storage' : ('package' as const);

/** An amount with its sign: more, less or the same. */
export function useSigned(): (cents: number) => string {
  const { money } = useFormat();
  return (cents) => (cents > 0 ? `+${money(cents)}` : money(cents));
}

function useLineColumns(list: BookList): readonly Column<Line>[] {
  const t = useWords(priceWords);
  const { number } = useFormat();
  const signed = useSigned();
  return useMemo(
    () => [
      {
        id: 'line',
        header: t('price.impact.line'),
        width: 170,
        isHideable: false,
        cell: ({ lineId, name }) => name || t(lineId === 'all' ? 'price.impact.all' : 'price.impact.own'),
      },
      {
        id: 'units',
        header: t(`price.impact.units.${unitsOf(list)}`),
        width: 110,
        align: 'end',
        cell: ({ units }) => number(units),
      },
      {
        id: 'mine',
        header: t('price.impact.mine'),
        width: 120,
        align: 'end',
        cell: ({ ownCents }) => signed(ownCents),
      },
      {
        id: 'others',
        header: t('price.impact.others'),
        width: 120,
        align: 'end',
        cell: ({ belowCents }) => signed(belowCents),
      },
      {
        id: 'customers',
        header: t('price.impact.customers'),
        width: 120,
        align: 'end',
        cell: ({ customersCents }) => signed(customersCents),
      },
      {
        id: 'state',
        header: t('price.state'),
        width: 120,
        ...stateCell<Line>(
          ({ turnsBelowCost }) => (turnsBelowCost ? 'failing' : 'inEffect'),
          ({ turnsBelowCost }) => t(turnsBelowCost ? 'price.belowCost' : 'price.aboveCost'),
        ),
      },
    ],
    [t, number, signed, list],
  );
}

/** What a change of one price does to each line, with what it comes to. */
function KeyPart({ list, impact }: { readonly list: BookList; readonly impact: PriceImpact }) {
  const t = useWords(priceWords);
  const { money } = useFormat();
  const signed = useSigned();
  const columns = useLineColumns(list);
  const things = useThings();
  const { beforeCents, afterCents, costCents, lines } = impact;
  const sum = (key: 'ownCents' | 'belowCents' | 'customersCents'): number =>
    lines.reduce((total, line) => total + line[key], 0);
  return (
    <Stack>
      <p>
        {t('price.impact.was', {
          before: beforeCents === null ? t('price.none') : money(beforeCents),
          after: afterCents === null ? t('price.ended') : money(afterCents),
        })}
        {costCents !== null && ` · ${t('price.impact.costs', { cost: money(costCents) })}`}
      </p>
      <DataTable
        label={things.of(impact)}
        columns={columns}
        rows={lines}
        getRowId={({ lineId }) => lineId}
        rowLevel={() => undefined}
        empty={{ title: t('price.impact.none'), hint: t('price.impact.noneHint') }}
      />
      {lines.length > 0 && (
        <>
          <p>
            <strong>
              {t('price.impact.total', {
                mine: signed(sum('ownCents')),
                others: signed(sum('belowCents')),
                customers: signed(sum('customersCents')),
              })}
            </strong>
          </p>
          <small>{t('price.impact.basis')}</small>
        </>
      )}
    </Stack>
  );
}

export interface ImpactDrawerProps {
  /** What is saved from here. */
  readonly change: SavedPrices;
  readonly impact: { readonly onDay: string; readonly keys: readonly PriceImpact[] };
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** Somebody else saved first. */
  readonly onConflict: (name: string) => void;
}

/** What new prices do to every line of sellers, before they are saved. @spec N19 TAR-04 */
export function ImpactDrawer({ change, impact, onClose, onSaved, onConflict }: ImpactDrawerProps) {
  const t = useWords(priceWords);
  const { number } = useFormat();
  const dayText = usePriceDay();
  const things = useThings();
  const toasts = useToast();
  const { keys, onDay } = impact;
  const [chosen, setChosen] = useState<string | null>(keys[0] ? keyText(keys[0]) : null);
  const shown = keys.find((key) => keyText(key) === chosen) ?? keys[0];
  const below = keys.filter(({ isBelowCost }) => isBelowCost);
  const turns = new Set(
    keys.flatMap(({ lines }) => lines.flatMap((line) => (line.turnsBelowCost ? [line.lineId] : []))),
  ).size;
  const save = useSend(tariffCalls.savePrices, {
    outdates: [
      tariffCalls.prices,
      tariffCalls.priceEntries,
      tariffCalls.priceChain,
      tariffCalls.dealerPrices,
      tariffCalls.tenantPrices,
      tariffCalls.buyingPrices,
    ],
    onDone: ({ reply }) => {
      toasts.show({
        tone: 'success',
        title: t('price.saved', { count: number(reply.saved), day: dayText(onDay) }),
      });
      onSaved();
    },
    onFailed: ({ error }) => {
      const conflict = error.problems.find(({ code }) => code === 'tariff.price.conflict');
      if (conflict) onConflict(String(conflict.args?.name ?? ''));
    },
  });
  return (
    <Drawer
      isOpen
      size="large"
      title={t('price.impact.title', { day: dayText(onDay) })}
      onClose={onClose}
      footer={
        <Button variant="primary" isPending={save.isPending} onClick={() => save.mutate(change)}>
          {t('price.impact.save')}
        </Button>
      }
    >
      <Stack>
        {save.error && <CallFailed error={save.error} action="modify" />}
        {below.length > 0 && (
          <Banner
            tone="attention"
            title={t('price.impact.below', { count: number(below.length), what: below.map(things.of).join(', ') })}
          />
        )}
        {turns > 0 && <Banner tone="attention" title={t('price.impact.turns', { count: number(turns) })} />}
        {keys.length > 1 && (
          <Select
            label={t('price.impact.key')}
            value={shown ? keyText(shown) : null}
            onChange={({ value }) => setChosen(value)}
            options={keys.map((key) => ({ value: keyText(key), label: things.of(key) }))}
          />
        )}
        {shown && <KeyPart list={change.list} impact={shown} />}
      </Stack>
    </Drawer>
  );
}
