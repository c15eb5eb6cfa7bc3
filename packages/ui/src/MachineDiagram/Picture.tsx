import type { Layout, Line, StateBox } from './layout.ts';

export interface PictureProps {
  readonly label: string;
  readonly layout: Layout;
  readonly initial: string;
  readonly finals: readonly string[];
  readonly current: string | undefined;
  readonly nameOf: (state: string) => string;
}

/** The drawing itself: lines first, so that no line crosses a word. */
export function Picture({ label, layout, initial, finals, current, nameOf }: PictureProps) {
  const { width, height, states, lines } = layout;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((line) => (
        <Way key={`${line.from} ${line.to}`} {...line} />
      ))}
      {lines.map((line) => (
        <Words key={`${line.from} ${line.to}`} {...line} />
      ))}
      {states.map((box) => (
        <State
          key={box.state}
          {...box}
          name={nameOf(box.state)}
          isInitial={box.state === initial}
          isFinal={finals.includes(box.state)}
          isCurrent={box.state === current}
        />
      ))}
    </svg>
  );
}

const turns = { right: 0, down: 90, left: 180 } as const;

function Way({ from, to, path, tip }: Line) {
  return (
    <g data-part="line" data-from={from} data-to={to}>
      <path d={path} />
      <polygon points="0,0 -8,-4 -8,4" transform={`translate(${tip.x} ${tip.y}) rotate(${turns[tip.turn]})`} />
    </g>
  );
}

function Words({ words: { x, y, width, height, lines } }: Line) {
  return (
    <g data-part="line">
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + (index - (lines.length - 1) / 2) * (height / lines.length)}>
          {line}
        </text>
      ))}
    </g>
  );
}

interface StateProps extends StateBox {
  readonly name: string;
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  readonly isCurrent: boolean;
}

const inner = 4;

function State({ state, x, y, width, height, name, isInitial, isFinal, isCurrent }: StateProps) {
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <g data-part="state" data-state={state} data-final={isFinal || undefined} data-current={isCurrent || undefined}>
      {isInitial && (
        <g data-part="start">
          <circle cx={left - 22} cy={y} r={5} />
          <path d={`M${left - 22} ${y}H${left - 6}`} />
          <polygon points="0,0 -8,-4 -8,4" transform={`translate(${left} ${y})`} />
        </g>
      )}
      <rect x={left} y={top} width={width} height={height} rx={8} />
      {isFinal && (
        <rect
          x={left + inner}
          y={top + inner}
          width={width - 2 * inner}
          height={height - 2 * inner}
          rx={8 - inner / 2}
        />
      )}
      <text x={x} y={y}>
        {name}
      </text>
    </g>
  );
}
