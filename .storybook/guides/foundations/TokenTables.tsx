import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { FirelineProvider } from '@fireline/ui/lib';
import {
  type ColourToken,
  type Theme,
  coloursOf,
  contrastRatio,
  densities,
  densityNames,
  pairs,
  sizes,
  themes,
  token,
  tokenName,
} from '@fireline/ui/tokens';
import type { CSSProperties } from 'react';

const cell: CSSProperties = {
  // Storybook gives cells the colours of the page around them, which may be dark
  background: token('surface.base'),
  color: token('text.default'),
  whiteSpace: 'nowrap',
  padding: '6px 12px',
  borderBottom: `1px solid ${token('border.subtle')}`,
  textAlign: 'left',
};
const mono: CSSProperties = { ...cell, fontFamily: token('font.mono'), fontSize: 12 };
const names = Object.keys(coloursOf('light')) as ColourToken[];

const inRoot = (theme: Theme, children: React.ReactNode) => (
  <FirelineProvider language="en" theme={theme} style={{ overflowX: 'auto', borderRadius: 6 }}>
    {children}
  </FirelineProvider>
);

function Swatch({ name, theme }: { readonly name: ColourToken; readonly theme: Theme }) {
  const colour = coloursOf(theme)[name];
  return (
    <td style={cell}>
      <span
        style={{
          display: 'inline-block',
          width: 20,
          height: 20,
          marginRight: 8,
          border: `1px solid ${token('border.default')}`,
          borderRadius: 3,
          background: colour,
          verticalAlign: 'middle',
        }}
      />
      <code style={{ fontSize: 12, color: 'inherit' }}>{colour}</code>
    </td>
  );
}

/** Every colour role in every mode, read from the token objects. */
export function ColourTable() {
  return inRoot(
    'light',
    <table style={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th style={cell}>Role</th>
          <th style={cell}>Custom property</th>
          {themes.map((theme) => (
            <th key={theme} style={cell}>
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td style={mono}>{name}</td>
            <td style={mono}>{tokenName(name)}</td>
            {themes.map((theme) => (
              <Swatch key={theme} name={name} theme={theme} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
  );
}

/** The five alarm levels as they look on a surface, in each mode. */
export function AlarmTable() {
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
      {themes.map((theme) => (
        <FirelineProvider key={theme} language="en" theme={theme} style={{ padding: 16, borderRadius: 6 }}>
          {/* else in the colour of the page around it */}
          <p style={{ color: token('text.default') }}>{theme}</p>
          {alarmLevelNumbers.map((level) => (
            <p
              key={level}
              style={{
                display: 'flex',
                gap: 8,
                margin: '6px 0 0',
                padding: '4px 8px',
                border: `1px solid ${token(`alarm.${level}.border`)}`,
                background: token(`alarm.${level}.subtle`),
                color: token(`alarm.${level}.text`),
              }}
            >
              <span
                style={{
                  minWidth: 22,
                  background: token(`alarm.${level}.fill`),
                  color: token(`alarm.${level}.onFill`),
                  textAlign: 'center',
                }}
              >
                {level}
              </span>
              Level {level}
            </p>
          ))}
        </FirelineProvider>
      ))}
    </div>
  );
}

/** The tightest declared pairs of each mode, with what they have and what they need. */
export function ContrastTable() {
  const rows = themes.flatMap((theme) => {
    const colours = coloursOf(theme);
    return pairs
      .map(({ front, back, ratio }) => ({
        theme,
        front,
        back,
        ratio,
        has: contrastRatio(colours[front], colours[back]),
      }))
      .toSorted((a, b) => a.has / a.ratio - b.has / b.ratio)
      .slice(0, 5);
  });
  return inRoot(
    'light',
    <table style={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {['Mode', 'Front', 'Back', 'Has', 'Needs'].map((title) => (
            <th key={title} style={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theme, front, back, ratio, has }) => (
          <tr key={`${theme} ${front} ${back}`}>
            <td style={cell}>{theme}</td>
            <td style={mono}>{front}</td>
            <td style={mono}>{back}</td>
            <td style={cell}>{has.toFixed(2)}</td>
            <td style={cell}>{ratio}</td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
}

/** Space, radius, type and density, read from the token objects. */
export function SizeTable() {
  const fixed = Object.entries(sizes);
  const byDensity = Object.keys(densities.comfortable) as (keyof typeof densities.comfortable)[];
  return inRoot(
    'light',
    <table style={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th style={cell}>Token</th>
          {densityNames.map((density) => (
            <th key={density} style={cell}>
              {density}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byDensity.map((name) => (
          <tr key={name}>
            <td style={mono}>{name}</td>
            {densityNames.map((density) => (
              <td key={density} style={mono}>
                {densities[density][name]}
              </td>
            ))}
          </tr>
        ))}
        {fixed.map(([name, value]) => (
          <tr key={name}>
            <td style={mono}>{name}</td>
            <td style={mono} colSpan={3}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
}
