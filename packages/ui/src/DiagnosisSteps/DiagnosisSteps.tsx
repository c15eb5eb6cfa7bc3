import type { Check, DiagnosisOrder, Question } from '@fireline/domain/service';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { Steps } from '../Steps/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { needs } from '../lib/needs.ts';
import { Panel, Root, Title } from './DiagnosisSteps.styles.ts';
import { DetailsPart, DonePart, OrderPart, QuestionPart, ResultPart } from './Parts.tsx';
import { type Diagnosis, type DiagnosisReport, type DiagnosisStep, useDiagnosis } from './useDiagnosis.ts';
import { diagnosisStepsWords } from './words.ts';

/** A question with what it needs to know, as the domain's `diagnosisForm` has read it. */
export interface AskedDiagnosis {
  readonly question: Question;
  readonly imei?: string | undefined;
  readonly userName?: string | undefined;
  readonly phone?: string | undefined;
}

export interface DiagnosisStepsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** For those who hear it. */
  readonly label: string;
  /** Makes the checks. The signal is aborted when the reader has gone back. Rejected: the reader may try again. */
  readonly onDiagnose: (request: {
    readonly asked: AskedDiagnosis;
    readonly signal: AbortSignal;
  }) => Promise<DiagnosisReport>;
  /** Makes a work order of what was not solved. */
  readonly onOrder: (request: { readonly draft: DiagnosisOrder; readonly signal: AbortSignal }) => Promise<void> | void;
  readonly onSolved?: (record: { readonly id: number }) => void;
  /** Where what a check found amiss is mended; without an address there is no link. */
  readonly hrefOf?: ((row: { readonly check: Check }) => string | undefined) | undefined;
}

const order: readonly DiagnosisStep[] = ['question', 'details', 'result', 'order'];

/**
 * Leads from what somebody complains of to its cause: a question, what it needs to know, the checks with what was found and what to do,
 * and, where that does not help, a work order that carries all of it. Every step leads back, and what was answered stays.
 * @spec SRV-05
 * @example <DiagnosisSteps label="自助诊断" onDiagnose={({ asked, signal }) => client.diagnose(asked, signal)} onOrder={openOrder} />
 */
export function DiagnosisSteps(props: DiagnosisStepsProps) {
  const { label, onDiagnose, onOrder, onSolved: _s, hrefOf: _h, ...rest } = props;
  needs('DiagnosisSteps', { onDiagnose, onOrder });
  const t = useWords(diagnosisStepsWords);
  const diagnosis = useDiagnosis(props);
  const { step } = diagnosis;
  return (
    <Root aria-label={label} {...rest}>
      <Steps<DiagnosisStep>
        label={label}
        items={order.map((value) => ({ value, label: t(`DiagnosisSteps.${value}`) }))}
        value={step === 'done' ? null : step}
        isReturnable={step !== 'done'}
        onChange={({ value }) => diagnosis.goTo(value)}
      />
      <Panel>
        <StepTitle diagnosis={diagnosis} />
        {step === 'question' && <QuestionPart diagnosis={diagnosis} />}
        {step === 'details' && <DetailsPart diagnosis={diagnosis} />}
        {step === 'result' && <ResultPart diagnosis={diagnosis} />}
        {step === 'order' && <OrderPart diagnosis={diagnosis} />}
        {step === 'done' && <DonePart diagnosis={diagnosis} />}
      </Panel>
    </Root>
  );
}

/** Goes with the step: the button that led here is gone, and the focus would be with it. */
function StepTitle({ diagnosis }: { readonly diagnosis: Diagnosis }) {
  const t = useWords(diagnosisStepsWords);
  const title = useRef<HTMLHeadingElement>(null);
  const { step, isSolved } = diagnosis;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  const done = isSolved ? 'doneSolved' : 'orderMade';
  return (
    <Title ref={title} tabIndex={-1}>
      {t(`DiagnosisSteps.${step === 'done' ? done : step}`)}
    </Title>
  );
}
