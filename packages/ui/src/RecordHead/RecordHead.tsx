import type { AlarmLevel } from '@fireline/domain/alarm';
import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Link } from '../Link/index.ts';
import { Figure, Figures, Grid, Lines, Picture, Root, Title } from './RecordHead.styles.ts';

/** A figure of a record, mostly the way to the list that it counts. */
export interface HeadFigure {
  readonly id: string;
  readonly label: string;
  /** As it is read; null: not known (yet), drawn as a dash, never as zero. */
  readonly value: string | null;
  /** A line below: what it is a part of, when it was last so. */
  readonly note?: string | undefined;
  /** The list of what it counts; left out for those who may not open it. */
  readonly href?: string | undefined;
  /** The worst level of what it counts: its shape stands beside the figure. */
  readonly level?: AlarmLevel | null | undefined;
  /** Something in it is late: a sign stands beside the figure. */
  readonly isLate?: boolean | undefined;
}

export interface RecordHeadProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** At the left: a photo, a map, or the floors of a building. It fills its room of 160 by 120 px. */
  readonly picture?: ReactNode;
  /** The title line, with what can be done; left out where the page has it elsewhere. */
  readonly title?: ReactNode;
  /** Lines below the title: where it belongs, whom to call. */
  readonly children?: ReactNode;
  readonly figures: readonly HeadFigure[];
  /** Names the figures for those who hear them. */
  readonly figuresLabel: string;
}

function FigureContent({ figure }: { readonly figure: HeadFigure }) {
  const { label, value, note, level, isLate } = figure;
  return (
    <>
      <span data-part="label">{label}</span>
      <span data-part="value">
        {value ?? '—'}
        {value !== null && level && <AlarmLevelBadge level={level} variant="symbol" />}
        {value !== null && isLate && <TriangleAlert aria-hidden />}
      </span>
      {note !== undefined && <span data-part="note">{note}</span>}
    </>
  );
}

/**
 * The beginning of the page of a place, a unit, a building or a project: a picture, the title line, where it belongs, and figures that lead to
 * their lists. Below it stand the tabs of the page.
 * @spec SIT-02 SIT-06 SIT-08 BLD-04
 * @example
 * <RecordHead title={<h1>南山商场</h1>} figuresLabel="概况" figures={[{ id: 'alarms', label: '未关闭报警', value: '3', level: 2, href }]} />
 */
export function RecordHead({ picture, title, children, figures, figuresLabel, ...rest }: RecordHeadProps) {
  return (
    <Root {...rest}>
      <Grid data-pictured={picture ? '' : undefined}>
        {picture && <Picture>{picture}</Picture>}
        {title && <Title>{title}</Title>}
        {children && <Lines>{children}</Lines>}
        <Figures aria-label={figuresLabel}>
          {figures.map((figure) => (
            <Figure key={figure.id} data-late={figure.value !== null && figure.isLate ? '' : undefined}>
              {figure.href === undefined ? (
                <div>
                  <FigureContent figure={figure} />
                </div>
              ) : (
                <Link isQuiet href={figure.href}>
                  <FigureContent figure={figure} />
                </Link>
              )}
            </Figure>
          ))}
        </Figures>
      </Grid>
    </Root>
  );
}
