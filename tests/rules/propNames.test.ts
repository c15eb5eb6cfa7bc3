import { describe, expect, it } from 'vitest';
import { exportedProps, faultOf, propsIn, typesWithValue } from './propNames.ts';

const changeTypes = typesWithValue();
const faultsIn = (code: string): string[] =>
  propsIn(code).flatMap((prop) => {
    const fault = faultOf(prop, changeTypes);
    return fault === undefined ? [] : [`${prop.name}: ${fault}`];
  });

describe('names of props, as docs/decisions/2026-11-prop-names.md has them', () => {
  const faulty = exportedProps().flatMap((prop) => {
    const fault = faultOf(prop, changeTypes);
    return fault === undefined ? [] : [{ id: prop.id, fault }];
  });

  it('hold for every exported type of props [LIB-05]', () => {
    expect(exportedProps().length).toBeGreaterThan(500);
    expect(faulty).toEqual([]);
  });

  it('are asked of booleans, limits, callbacks and problems [LIB-05]', () => {
    const code = `export interface BoxProps {
      readonly open?: boolean;
      readonly disabled?: boolean;
      readonly isOpen?: boolean | undefined;
      readonly maxRows?: number;
      readonly rowsMax?: number;
      readonly errorMessage?: string;
      readonly onOpenChange?: (change: { readonly isOpen: boolean }) => void;
      readonly onSortChange?: (change: { readonly order: Sort }) => void;
      readonly onChange?: ((change: { readonly value: number; readonly at: Day }) => void) | undefined;
      readonly onPick?: (value: string) => void;
      readonly onMove?: (from: Place, to: Place) => void;
      readonly onClose?: () => void;
    }`;
    expect(faultsIn(code).map((fault) => fault.split(':')[0])).toEqual([
      'open',
      'maxRows',
      'errorMessage',
      'onSortChange',
      'onPick',
      'onMove',
    ]);
  });
});
