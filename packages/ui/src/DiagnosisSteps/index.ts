export { type AskedDiagnosis, DiagnosisSteps, type DiagnosisStepsProps } from './DiagnosisSteps.tsx';
export { type DiagnosisReport } from './useDiagnosis.ts';
