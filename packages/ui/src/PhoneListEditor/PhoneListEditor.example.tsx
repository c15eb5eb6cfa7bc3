import { FirelineProvider } from '@fireline/ui/lib';
import { PhoneListEditor, type PhoneLists } from '@fireline/ui/PhoneListEditor';
import { useState } from 'react';

export function Example() {
  const [phones, setPhones] = useState<PhoneLists>({ mobiles: ['13800138000'], landlines: ['0755-82101119'] });
  return (
    <FirelineProvider language="en">
      <PhoneListEditor
        label="Whom an alarm calls"
        description="One after another."
        of="unit"
        value={phones}
        onChange={({ value }) => setPhones(value)}
      />
    </FirelineProvider>
  );
}
