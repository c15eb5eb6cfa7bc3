import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Area, areas } from './domain.ts';
import { DomainMachine, useMachineWords } from './DomainMachine.tsx';
import { RulesTable } from './RulesTable.tsx';
import { useClosedSets } from './useClosedSets.tsx';
import { useLimitText } from './useLimitText.ts';
import { rulesGuideWords } from './words.ts';

const Page = styled.div`
  display: grid;
  gap: 24px;
  max-width: 1080px;

  & h1,
  & h2,
  & h3,
  & p {
    margin: 0;
  }

  & h1 {
    font-size: 28px;
  }

  & h2 {
    margin-top: 16px;
    font-size: 20px;
  }

  & h3 {
    font-size: 16px;
  }

  & section {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
`;
const Search = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 16px;
`;

type AreaKey = `Rules.area.${string}` & keyof typeof rulesGuideWords;
const prefix = 'Rules.area.';
/** The areas in the order of their words; one without words goes last, and a test says so. */
const order = Object.keys(rulesGuideWords).filter((key) => key.startsWith(prefix));
const places = new Map(order.map((key, index) => [key.slice(prefix.length), index]));
const sortedAreas = areas.toSorted((a, b) => (places.get(a.area) ?? 99) - (places.get(b.area) ?? 99));

const hasAll = (text: string, query: string): boolean => {
  const found = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
};

/** What an area shows for a query: everything for an empty one. */
function useFound(query: string, chosen: string | null) {
  const limitText = useLimitText();
  const sets = useClosedSets();
  const words = useWords(...sortedAreas.map((area) => area.words));
  const guide = useWords(rulesGuideWords);
  const machineWords = sortedAreas.map(useMachineWords);
  return sortedAreas
    .map((area, index) => ({
      area,
      title: guide(`${prefix}${area.area}` as AreaKey),
      limits: area.limits
        .map(({ name, value, ids }) => {
          const label = words(`${area.area}.limit.${name}`);
          const shown = limitText(name, value);
          const text = [label, shown, name, JSON.stringify(value), ids.join(' ')].join(' ');
          return { key: name, text, cells: [label, shown, <code key="name">{name}</code>, ids.join(' ')] };
        })
        .filter(({ text }) => hasAll(text, query)),
      sets: sets
        .filter((set) => set.area === area.area)
        .map(({ title, columns, rows }) => ({
          title,
          columns,
          rows: rows.filter(({ text }) => hasAll(`${title} ${text}`, query)),
        }))
        .filter(({ rows }) => rows.length > 0),
      machines: area.machines.filter((machine) => {
        const of = machineWords[index];
        return hasAll(`${of?.title(machine)} ${of?.text(machine)}`, query);
      }),
    }))
    .filter(({ area, limits, sets: tables, machines }) =>
      chosen !== null && area.area !== chosen ? false : limits.length + tables.length + machines.length > 0,
    );
}
type Found = ReturnType<typeof useFound>[number];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Every rule of the domain that is a number, a table or a machine, read from the code and found by word, id or number. */
export function RulesGuide({ defaultQuery = '' }: { readonly defaultQuery?: string }) {
  const t = useWords(rulesGuideWords);
  const [query, setQuery] = useState(defaultQuery);
  const [chosen, choose] = useState<string | null>(null);
  const found = useFound(query.trim(), chosen);
  return (
    <Page>
      <h1>{t('Rules.title')}</h1>
      <p>{t('Rules.intro')}</p>
      <Search role="search">
        <TextField
          label={t('Rules.search')}
          description={t('Rules.searchHint')}
          type="search"
          value={query}
          onChange={({ value }) => setQuery(value)}
        />
        <Select
          label={t('Rules.area')}
          placeholder={t('Rules.allAreas')}
          options={sortedAreas.map(({ area }) => ({ value: area, label: t(`${prefix}${area}` as AreaKey) }))}
          value={chosen}
          onChange={({ value }) => choose(value)}
          isClearable
        />
      </Search>
      <p role="status">
        {t('Rules.found', {
          limits: sum(found.map(({ limits }) => limits.length)),
          rows: sum(found.flatMap(({ sets }) => sets.map(({ rows }) => rows.length))),
          machines: sum(found.map(({ machines }) => machines.length)),
        })}
      </p>
      {found.length === 0 && <EmptyState title={t('Rules.nothing')}>{t('Rules.nothingHint')}</EmptyState>}
      {found.map((one) => (
        <AreaRules key={one.area.area} {...one} />
      ))}
    </Page>
  );
}

function AreaRules({ area, title, limits, sets, machines }: Found) {
  const t = useWords(rulesGuideWords);
  const columns = [t('Rules.limit'), t('Rules.value'), t('Rules.name'), t('Rules.spec')];
  return (
    <>
      <h2 id={`rules-${area.area}`}>{title}</h2>
      {limits.length > 0 && (
        <section>
          <h3>{t('Rules.limits')}</h3>
          <RulesTable label={`${title}: ${t('Rules.limits')}`} columns={columns} rows={limits} />
        </section>
      )}
      {sets.map((set) => (
        <section key={set.title}>
          <h3>{set.title}</h3>
          <RulesTable label={set.title} columns={set.columns} rows={set.rows} />
        </section>
      ))}
      {machines.length > 0 && (
        <section>
          <h3>{t('Rules.machines')}</h3>
          <Machines area={area} machines={machines} />
        </section>
      )}
    </>
  );
}

function Machines({ area, machines }: { readonly area: Area; readonly machines: Area['machines'] }) {
  return machines.map((machine) => <DomainMachine key={machine.name} area={area} machine={machine} />);
}
