export { type AskedDiagnosis, DiagnosisSteps, type DiagnosisStepsProps } from './DiagnosisSteps.tsx';
export { Checks as DiagnosisChecks, type ChecksProps as DiagnosisChecksProps } from './Checks.tsx';
export { type DiagnosisReport } from './useDiagnosis.ts';
