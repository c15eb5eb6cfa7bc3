import { type CheckedImport, siteCalls } from '@fireline/api/site';
import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { ImportKind } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { Steps } from '@fireline/ui/Steps';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useReason } from '../page/failure.ts';
import { useTellFailure } from '../page/useTellFailure.ts';
import { ColumnStep } from './ColumnStep.tsx';
import { type ChosenFile, chosenFile, FileStep, RefusedFile } from './FileStep.tsx';
import { kinds } from './kinds.ts';
import { type Mapping, missingIn, rememberedOf, sentFile } from './mapping.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { readFile } from './readFile.ts';
import { useSheetText } from './sheetText.ts';
import { importWords } from './words.ts';

const steps = ['file', 'columns', 'preview'] as const;
type Step = (typeof steps)[number];

export interface ImportDrawerProps {
  readonly kind: ImportKind;
  readonly onClose: () => void;
  readonly onBegun?: () => void;
}

/** Where an import stands before it begins; nothing is written until its last step. */
function useImport({ kind, onClose, onBegun }: ImportDrawerProps) {
  const t = useWords(importWords);
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const text = useSheetText(kind);
  const [, navigate] = useLocation();
  const [file, setFile] = useState<ChosenFile>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [checked, setChecked] = useState<CheckedImport>();
  const [isBusy, setBusy] = useState(false);
  // who closes the drawer stops what is being checked
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const choose = async (chosen: ChosenFile): Promise<void> => {
    const hasRows = chosen.rows.length > 0;
    const { columns } = hasRows
      ? await client.send(siteCalls.importColumns, { kind, headers: [...chosen.head] })
      : { columns: [] };
    setMapping(columns);
    setFile(chosen);
  };
  const run = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const controller = new AbortController();
    stop.current = controller;
    setBusy(true);
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) tellFailure('import', error);
    } finally {
      setBusy(false);
    }
  };
  return {
    file,
    mapping,
    checked,
    isBusy,
    choose,
    setMapping,
    readAgain: ({ source }: ChosenFile, choice: string) =>
      run(async () => {
        const read = await readFile(source, kinds[kind].columns, choice);
        if (!read.ok) throw new RefusedFile(read.problems.map(text.problem).join('; '));
        await choose(chosenFile(source, read.value));
      }),
    back: () => (checked ? setChecked(undefined) : setFile(undefined)),
    check: (chosen: ChosenFile) =>
      run(async (signal) => {
        const sent = { kind, file: sentFile(chosen, mapping) };
        setChecked(await client.upload(siteCalls.checkImport, sent, { signal }));
      }),
    begin: (chosen: ChosenFile) =>
      run(async (signal) => {
        const headers = rememberedOf(mapping, chosen.head);
        const sent = { ...(headers !== undefined && { headers }), file: sentFile(chosen, mapping) };
        await client.upload(kinds[kind].call, sent, { signal });
        toasts.show({
          tone: 'success',
          title: t('imports.begun', { file: chosen.name }),
          action: { label: t('imports.see'), onAct: () => navigate(pathTo('importRecords')) },
        });
        onBegun?.();
        onClose();
      }),
  };
}

/**
 * Imports a file of one kind of record in three steps: the file, which the browser reads; what its columns mean; and a preview with everything
 * that is wrong, before anything is written. The import itself runs at the gateway.
 * @spec DEV-26 DEV-12 SIT-04 SIT-06 SES-08
 */
export function ImportDrawer(props: ImportDrawerProps) {
  const { kind, onClose } = props;
  const t = useWords(importWords);
  const { number } = useFormat();
  const reason = useReason();
  const { file, mapping, checked, isBusy, ...act } = useImport(props);
  const step: Step = !file ? 'file' : checked ? 'preview' : 'columns';
  const good = checked ? checked.rows - checked.failures.length : 0;
  return (
    <Drawer
      isOpen
      isDismissable={!file}
      onClose={onClose}
      title={t(`imports.do.${kind}`)}
      size="large"
      footer={
        file && (
          <>
            <Button disabled={isBusy} onClick={act.back}>
              {t('imports.back')}
            </Button>
            {checked ? (
              <Button variant="primary" disabled={good === 0} isPending={isBusy} onClick={() => void act.begin(file)}>
                {t('imports.begin', { count: number(checked.rows) })}
              </Button>
            ) : (
              <Button
                variant="primary"
                disabled={missingIn(mapping, kinds[kind].columns).length > 0}
                isPending={isBusy}
                onClick={() => void act.check(file)}
              >
                {isBusy ? t('imports.checking') : t('imports.check')}
              </Button>
            )}
          </>
        )
      }
    >
      <Steps
        label={t('imports.steps')}
        items={steps.map((value) => ({ value, label: t(`imports.step.${value}`) }))}
        value={step}
      />
      {step === 'file' && (
        <FileStep
          kind={kind}
          onChosen={act.choose}
          failureText={(error) => (error instanceof CallError ? reason(error) : undefined)}
        />
      )}
      {file && step === 'columns' && (
        <ColumnStep
          kind={kind}
          file={file}
          mapping={mapping}
          onChange={act.setMapping}
          onReading={(choice) => void act.readAgain(file, choice)}
        />
      )}
      {file && checked && <PreviewStep kind={kind} file={file} mapping={mapping} checked={checked} />}
    </Drawer>
  );
}
