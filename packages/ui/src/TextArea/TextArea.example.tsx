import { FirelineProvider } from '@fireline/ui/lib';
import { TextArea } from '@fireline/ui/TextArea';
import { useState } from 'react';

export function Example() {
  const [remark, setRemark] = useState('');
  return (
    <FirelineProvider language="en">
      <TextArea
        label="What was done"
        description="Cause and measures, for the next shift."
        countMax={200}
        value={remark}
        onChange={({ value }) => setRemark(value)}
        problem={remark.length > 200 && 'At most 200 characters.'}
      />
    </FirelineProvider>
  );
}
