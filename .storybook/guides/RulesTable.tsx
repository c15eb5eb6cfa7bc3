import { token } from '@fireline/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  overflow: auto;
  border: 1px solid ${token('border.subtle')};
  border-radius: 4px;

  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
  }

  & th,
  & td {
    min-width: 56px;
    padding: 6px 12px;
    border-bottom: 1px solid ${token('border.subtle')};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }

  & td:first-child {
    min-width: 9em;
  }

  & thead th {
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
    font-size: 13px;
    white-space: nowrap;
  }

  & tbody tr:last-child > * {
    border-bottom: 0;
  }

  & code {
    font-family: ${token('font.mono')};
    font-size: 12px;
  }
`;

export interface RulesTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of rules; wider than the page it scrolls inside itself. */
export function RulesTable({ label, columns, rows }: RulesTableProps) {
  return (
    <Box tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
