import { deviceSosWords } from '@fireline/domain/device';
import { formWords } from '@fireline/domain/lib';
import {
  diagnosisSubjects,
  diagnosisWords,
  notificationMethods,
  orderLevels,
  questions,
  questionsOf,
  serviceWords,
  unsolvedReasonChars,
} from '@fireline/domain/service';
import { sessionWords } from '@fireline/domain/session';
import { siteFormWords } from '@fireline/domain/site';
import type { SubmitEvent } from 'react';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Checks } from './Checks.tsx';
import { Acts } from './DiagnosisSteps.styles.ts';
import type { Diagnosis } from './useDiagnosis.ts';
import { diagnosisStepsWords } from './words.ts';

interface PartProps {
  readonly diagnosis: Diagnosis;
}

const useTold = ({ problems }: Diagnosis): ((field: string) => string | undefined) => {
  const textOf = useProblemText(deviceSosWords, sessionWords, siteFormWords, serviceWords, formWords);
  return (field) => {
    const found = problems.find((problem) => problem.field === field);
    return found && textOf(found);
  };
};

/** First what it is about, then what is wrong. */
export function QuestionPart({ diagnosis }: PartProps) {
  const t = useWords(diagnosisStepsWords, diagnosisWords);
  const told = useTold(diagnosis);
  const { subject, question } = diagnosis;
  return (
    <>
      <RadioGroup
        label={t('DiagnosisSteps.subject')}
        orientation="horizontal"
        options={diagnosisSubjects.map((value) => ({ value, label: t(`service.diagnosis.subject.${value}`) }))}
        value={subject}
        problem={subject ? undefined : told('question')}
        onChange={({ value }) => diagnosis.chooseSubject(value)}
      />
      {subject && (
        <RadioGroup
          label={t('DiagnosisSteps.which')}
          options={questionsOf(subject).map((value) => ({ value, label: t(`service.diagnosis.question.${value}`) }))}
          value={question}
          problem={told('question')}
          onChange={({ value }) => diagnosis.chooseQuestion(value)}
        />
      )}
      <Acts>
        <Button variant="primary" onClick={diagnosis.confirmQuestion}>
          {t('DiagnosisSteps.next')}
        </Button>
      </Acts>
    </>
  );
}

const inputModes = { imei: 'numeric', userName: 'text', phone: 'tel' } as const;

/** What the question needs to know. */
export function DetailsPart({ diagnosis }: PartProps) {
  const t = useWords(diagnosisStepsWords, diagnosisWords);
  const told = useTold(diagnosis);
  const { question, answers, status } = diagnosis;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    diagnosis.check();
  };
  if (!question) return null;
  return (
    <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
      <p>{t(`service.diagnosis.question.${question}`)}</p>
      {questions[question].needs.map((need) => (
        <TextField
          key={need}
          label={t(`service.diagnosis.parameter.${need}`)}
          required
          inputMode={inputModes[need]}
          value={answers[need] ?? ''}
          problem={told(need)}
          onChange={({ value }) => diagnosis.answer(need, value)}
        />
      ))}
      {status === 'failed' && (
        <Banner tone="danger" live="assertive" title={t('DiagnosisSteps.failed')}>
          {t('DiagnosisSteps.failedHint')}
        </Banner>
      )}
      <Acts>
        <Button onClick={() => diagnosis.goTo('question')}>{t('DiagnosisSteps.back')}</Button>
        <Button type="submit" variant="primary" isPending={status === 'pending'}>
          {t('DiagnosisSteps.check')}
        </Button>
      </Acts>
    </form>
  );
}

export function ResultPart({ diagnosis }: PartProps) {
  const t = useWords(diagnosisStepsWords);
  const { report } = diagnosis;
  if (!report) return null;
  return (
    <>
      <Checks rows={report.rows} facts={report.facts} leftOut={report.leftOut} hrefOf={diagnosis.hrefOf} />
      <Acts>
        <Button onClick={() => diagnosis.goTo('details')}>{t('DiagnosisSteps.back')}</Button>
        <Button onClick={() => diagnosis.goTo('order')}>{t('DiagnosisSteps.unsolved')}</Button>
        <Button variant="primary" onClick={diagnosis.solve}>
          {t('DiagnosisSteps.solved')}
        </Button>
      </Acts>
    </>
  );
}

export function OrderPart({ diagnosis }: PartProps) {
  const t = useWords(diagnosisStepsWords, serviceWords);
  const told = useTold(diagnosis);
  return (
    <>
      <TextArea
        label={t('DiagnosisSteps.reason')}
        description={t('DiagnosisSteps.reasonHint')}
        required
        countMax={unsolvedReasonChars.max}
        value={diagnosis.reason}
        problem={told('reason')}
        onChange={({ value }) => diagnosis.explain(value)}
      />
      <RadioGroup
        label={t('DiagnosisSteps.level')}
        orientation="horizontal"
        required
        options={orderLevels.map((value) => ({ value, label: t(`service.order.level.${value}`) }))}
        value={diagnosis.level}
        problem={told('level')}
        onChange={({ value }) => diagnosis.chooseLevel(value)}
      />
      <MultiSelect
        label={t('DiagnosisSteps.methods')}
        required
        options={notificationMethods.map((value) => ({ value, label: t(`service.order.method.${value}`) }))}
        value={diagnosis.methods}
        problem={told('notificationMethods')}
        onChange={({ value }) => diagnosis.chooseMethods(value)}
      />
      {diagnosis.status === 'failed' && (
        <Banner tone="danger" live="assertive" title={t('DiagnosisSteps.orderFailed')} />
      )}
      <Acts>
        <Button onClick={() => diagnosis.goTo('result')}>{t('DiagnosisSteps.back')}</Button>
        <Button variant="primary" isPending={diagnosis.status === 'pending'} onClick={diagnosis.makeOrder}>
          {t('DiagnosisSteps.makeOrder')}
        </Button>
      </Acts>
    </>
  );
}

export function DonePart({ diagnosis }: PartProps) {
  const t = useWords(diagnosisStepsWords);
  return (
    <Acts>
      <Button onClick={diagnosis.restart}>{t('DiagnosisSteps.again')}</Button>
    </Acts>
  );
}
