import { Undo2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useId, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from '../Button/index.ts';
import { Note } from '../lib/field/FieldFrame.styles.ts';
import { ProblemNote } from '../lib/field/ProblemNote.tsx';
import { type FieldControl, useFieldControl } from '../lib/field/useFieldControl.ts';
import { useWords } from '../lib/format/useWords.ts';
import { PackageLines } from './PackageLines.tsx';
import { Head } from '../lib/table/FigureTable.styles.ts';
import { Done, Root } from './PriceEditor.styles.ts';
import { ServicePrices } from './ServicePrices.tsx';
import { StorageLines } from './StorageLines.tsx';
import type { PriceDrafts } from './prices.ts';
import { type PriceChange, usePrices } from './usePrices.ts';
import { priceEditorWords } from './words.ts';

export interface PriceEditorProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Whose prices they are, and for whom. */
  readonly label: string;
  readonly description?: ReactNode;
  /** What the owner found wrong, such as the gateway's answer. */
  readonly problem?: ReactNode;
  /** The list. Undefined: the editor keeps its own. A part that is absent is not shown. */
  readonly value?: PriceDrafts;
  readonly defaultValue?: PriceDrafts;
  readonly onChange?: (change: PriceChange) => void;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Of the headings of its parts: one below that of what it stands in. Default 4. */
  readonly headingLevel?: 2 | 3 | 4;
  /** `focus()` leads to what is wrong, else to the first price. */
  readonly inputRef?: Ref<FieldControl>;
  /** Under this name the prices go with their form, as JSON in cents; nothing while they cannot be saved. */
  readonly name?: string;
}

const nothing: PriceDrafts = {};

/**
 * A price list: device service for one to six years by mode, packages of messages and calls with the unit price that follows, cloud
 * storage and watermark by duration. Typed in yuan, handed over in whole cents. Use it where a level sets its prices; what others
 * earn from them is the price chain's to show.
 * @spec TAR-02 TAR-03 TAR-04 TAR-09
 * @example <PriceEditor label="下级经销商价格" defaultValue={drafts} onChange={({ prices }) => setPrices(prices)} />
 */
export function PriceEditor(props: PriceEditorProps) {
  const { label, description, problem, value, defaultValue = nothing, onChange, ...others } = props;
  const { disabled = false, readOnly = false, headingLevel = 4, name, inputRef, ref, ...rest } = others;
  const t = useWords(priceEditorWords);
  const labelId = useId();
  const problemId = useId();
  const root = useObjectRef(ref);
  useFieldControl(inputRef, root);
  const hidden = useRef<HTMLInputElement>(null);
  const editor = usePrices({ value, defaultValue, onChange }, hidden);
  const { service, packages, storage } = editor.drafts;
  const mode = { editor, disabled, readOnly, headingLevel };
  return (
    <Root
      {...rest}
      ref={root}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={problem ? problemId : undefined}
    >
      <Head>
        <strong id={labelId}>{label}</strong>
        {description && <Note>{description}</Note>}
        <ProblemNote id={problemId}>{problem}</ProblemNote>
      </Head>
      {service && <ServicePrices {...mode} rows={service} />}
      {packages && <PackageLines {...mode} rows={packages} />}
      {storage && <StorageLines {...mode} rows={storage} />}
      <Done role="status">
        {editor.done !== undefined && (
          <>
            <span>{editor.done}</span>
            <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={editor.undo}>
              {t('PriceEditor.undo')}
            </Button>
          </>
        )}
      </Done>
      <input
        ref={hidden}
        type="hidden"
        name={name}
        disabled={disabled}
        value={editor.prices ? JSON.stringify(editor.prices) : ''}
      />
    </Root>
  );
}
