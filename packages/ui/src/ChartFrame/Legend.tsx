import type { ReactNode } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';
import { Entry, List, Opens } from './Legend.styles.ts';

/** Which series a chart leaves out; its own business unless the owner holds it. */
export interface HiddenProps {
  /** Keys of the series that are not drawn; table and files hold them all the same. */
  readonly hiddenSeries?: readonly string[] | undefined;
  readonly defaultHiddenSeries?: readonly string[] | undefined;
  readonly onHiddenSeriesChange?: ((change: { readonly value: readonly string[] }) => void) | undefined;
}

const none: readonly string[] = [];

/** Which keys are hidden, how a press on the legend changes that, and the props that are left. */
export function useHidden<Props extends HiddenProps>(props: Props) {
  const { hiddenSeries, defaultHiddenSeries = none, onHiddenSeriesChange, ...rest } = props;
  const [keys, setKeys] = useControlled(hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange);
  const toggle = (key: string): void =>
    setKeys(keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]);
  return { hidden: keys, isHidden: (key: string): boolean => keys.includes(key), toggle, rest };
}

export interface LegendEntry {
  readonly key: string;
  readonly label: string;
  /** An `svg`: it is drawn into saved pictures too. */
  readonly swatch: ReactNode;
  readonly isHidden?: boolean;
  /** Figures beside the name. */
  readonly notes?: readonly string[];
  /** The list of what the first figure counts. */
  readonly href?: string | undefined;
}

export interface LegendProps {
  /** Entries under each other, their figures in columns. */
  readonly isStacked?: boolean;
  readonly entries: readonly LegendEntry[];
  /** A press shows or hides the entry; without it the legend only names. */
  readonly onToggle?: (key: string) => void;
}

/** What is drawn how. It is written into saved pictures as it stands. */
export function Legend({ entries, onToggle, isStacked = false }: LegendProps) {
  return (
    <List data-stacked={isStacked ? '' : undefined}>
      {entries.map((entry) => (
        <li key={entry.key} data-legend-entry={entry.isHidden ? undefined : ''}>
          {onToggle ? (
            <Entry
              as="button"
              {...{ type: 'button' }}
              aria-pressed={!entry.isHidden}
              onClick={() => onToggle(entry.key)}
            >
              <Named entry={entry} />
            </Entry>
          ) : (
            <Entry>
              <Named entry={entry} />
            </Entry>
          )}
          {entry.href !== undefined && entry.notes?.[0] !== undefined && (
            <Opens href={entry.href} aria-label={`${entry.label} ${entry.notes[0]}`}>
              <span data-legend-text="">{entry.notes[0]}</span>
            </Opens>
          )}
        </li>
      ))}
    </List>
  );
}

function Named({ entry: { swatch, label, notes = none, href } }: { readonly entry: LegendEntry }) {
  return (
    <>
      {swatch}
      <span data-legend-text="">{label}</span>
      {notes.slice(href === undefined ? 0 : 1).map((note, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no names
        <small key={index} data-legend-text="">
          {note}
        </small>
      ))}
    </>
  );
}
