import { Link } from '@fireline/ui/Link';
import { useFormat } from '@fireline/ui/lib';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Tile, Tiles } from './FigureTiles.styles.ts';

export interface Figure {
  readonly key: string;
  readonly label: string;
  /** null: not known (yet). */
  readonly value: number | null;
  readonly unit?: string;
  readonly digits?: number;
  /** A line below, such as the figure of the time before. */
  readonly note?: string;
  /** The list that it counts: the whole tile leads there. */
  readonly href?: string;
  /** What anything above zero asks for: somebody acts, or keeps an eye on it. Left out: neither. */
  readonly tone?: 'act' | 'watch';
}

const toneIcons = { act: CircleAlert, watch: TriangleAlert } as const;

function FigureTile({ figure }: { readonly figure: Figure }) {
  const { label, value, unit, digits, note, href, tone } = figure;
  const { number } = useFormat();
  const labelId = useId();
  const isQuiet = value === null || value === 0;
  const Icon = tone && !isQuiet ? toneIcons[tone] : undefined;
  const content = (
    <>
      <span id={labelId} data-part="label">
        {Icon && <Icon aria-hidden />}
        {label}
      </span>
      <span data-part="figure">
        {value === null ? '—' : number(value, digits === undefined ? {} : { digits })}
        {unit !== undefined && value !== null && <small>{unit}</small>}
      </span>
      {note !== undefined && <span data-part="note">{note}</span>}
    </>
  );
  return (
    <Tile
      role="group"
      aria-labelledby={labelId}
      data-quiet={isQuiet || undefined}
      data-tone={isQuiet ? undefined : tone}
    >
      {href === undefined ? <div>{content}</div> : <Link href={href}>{content}</Link>}
    </Tile>
  );
}

/** Figures on an even grid, each leading to its list; zero is quiet, and what asks somebody to act is coloured and has a shape. */
export const FigureTiles = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Tiles>
    {figures.map((figure) => (
      <FigureTile key={figure.key} figure={figure} />
    ))}
  </Tiles>
);

/** What asks for somebody first, then what is above zero, then the rest, each in the order given. */
export const actFirst = (figures: readonly Figure[]): Figure[] => {
  const rank = ({ value, tone }: Figure): number => (!value ? 3 : tone === 'act' ? 0 : tone === 'watch' ? 1 : 2);
  return figures.toSorted((a, b) => rank(a) - rank(b));
};
