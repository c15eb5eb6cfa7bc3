/** Who looks at diagnoses: those who make them see their own in any case. */
const seeDiagnoses = ['diagnosisRecords:view'] as const;

/** @spec SRV-05 */
export const diagnosisCalls = {
  diagnose: {
    method: 'POST',
    logs: 'service.diagnose',
    path: '/service/diagnoses',
    who: ['diagnosis:handle'],
    body: 'json',
    summary:
      'Checks what is stored about a device, a receiver or an account, and keeps the result; at most 20 a minute',
  },
  diagnoseAgain: {
    method: 'POST',
    logs: 'service.diagnose',
    path: '/service/diagnoses/{diagnosisId}/again',
    who: ['diagnosis:handle'],
    body: 'json',
    summary: 'Asks the question of a diagnosis once more, of what is stored now; the old one stays',
  },
  settleDiagnosis: {
    method: 'POST',
    logs: 'service.settleDiagnosis',
    path: '/service/diagnoses/{diagnosisId}/settle',
    who: ['diagnosis:handle'],
    body: 'json',
    summary:
      'Says whether a diagnosis solved the problem; one that did not becomes a work order, and the same one each time',
  },
  diagnoses: {
    method: 'GET',
    path: '/service/diagnoses',
    who: seeDiagnoses,
    summary: 'Diagnoses of what the caller sees, newest first',
  },
  diagnosis: {
    method: 'GET',
    path: '/service/diagnoses/{diagnosisId}',
    who: seeDiagnoses,
    summary: 'A diagnosis with its rows as they were',
  },
} as const;
