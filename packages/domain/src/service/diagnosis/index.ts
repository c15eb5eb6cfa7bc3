export {
  type AccessFacts,
  type AccountFacts,
  type Check,
  type CheckResult,
  type DeviceFacts,
  type DiagnosisFacts,
  type LastMessage,
  type ReceiverFacts,
  checkNames,
  checkResults,
  checks,
} from './checks.ts';
export {
  type DiagnosisParameter,
  type DiagnosisSubject,
  type Question,
  diagnosisForm,
  diagnosisParameters,
  diagnosisSubjects,
  questionNames,
  questions,
  questionsOf,
} from './questions.ts';
export {
  type DiagnosisOrder,
  type DiagnosisOutcome,
  type DiagnosisRow,
  diagnose,
  diagnosisOutcomes,
  leftOut,
  orderOfDiagnosis,
  unsolvedForm,
  worstResult,
} from './diagnosis.ts';
export { diagnosisWords } from './words.ts';
