import { CopyButton } from '@fireline/ui/CopyButton';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { FirelineProvider } from '@fireline/ui/lib';

const imei = '860406240001204';

export function Example() {
  return (
    <FirelineProvider language="en">
      <DescriptionList
        items={[
          {
            term: 'IMEI',
            detail: (
              <>
                {imei} <CopyButton text={imei} label="IMEI" />
              </>
            ),
          },
        ]}
      />
    </FirelineProvider>
  );
}
