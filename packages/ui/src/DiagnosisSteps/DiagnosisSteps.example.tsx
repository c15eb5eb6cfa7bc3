import { type DiagnosisReport, DiagnosisSteps } from '@fireline/ui/DiagnosisSteps';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

// your server runs the checks; this is one of its answers
const report: DiagnosisReport = {
  id: 41,
  rows: [
    { check: 'deviceFound', result: 'pass', args: {} },
    { check: 'online', result: 'fail', advice: 'service.diagnosis.advice.online', args: {} },
  ],
};

export function Example() {
  const [ordered, setOrdered] = useState(false);
  return (
    <FirelineProvider language="en">
      <DiagnosisSteps label="What is wrong?" onDiagnose={async () => report} onOrder={() => setOrdered(true)} />
      {ordered && <p role="status">A technician will call.</p>}
    </FirelineProvider>
  );
}
