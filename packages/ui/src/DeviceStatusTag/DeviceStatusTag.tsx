import { type DeviceStatus, deviceStatus, deviceWords } from '@fireline/domain/device';
import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useWords } from '../lib/index.ts';
import { laterPart } from '../lib/laterPart.tsx';
import type { ExplainedDevice } from '../DeviceStatusSentence/index.ts';
import { Tag, TagButton } from './DeviceStatusTag.styles.ts';
import { deviceStatusTones } from './tones.ts';

// the pop-over and its positioning are fetched when somebody first asks why
const WhyThisStatus = laterPart(
  async () => (await import('./WhyThisStatus.tsx')).WhyThisStatus,
  () => null,
  // the next press fetches it again
  ({ onClose }) => onClose(),
);

interface Common extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly ref?: Ref<HTMLElement>;
}
export type DeviceStatusTagProps = Common &
  (
    | {
        /** The raw fields: the tag finds the status by the rule and opens its reasons when pressed. */
        readonly device: ExplainedDevice;
        /** What can be done about it: buttons or links below the reasons. */
        readonly acts?: ReactNode;
        /** The page says why, and what can be done, beside it: the tag shows only how it was decided. Default false. */
        readonly isSaidBeside?: boolean;
        readonly status?: never;
      }
    | {
        /** A status known already, such as in a filter or a legend: a plain label. */
        readonly status: DeviceStatus;
        readonly device?: never;
        readonly acts?: never;
        readonly isSaidBeside?: never;
      }
  );

/**
 * A device's status: symbol and word. Given the device it is a button that says why in one sentence, and how it was decided.
 * @spec DEV-01 DEV-02 DEV-03 DEV-04 DEV-05 DEV-06 DEV-07 N13
 * @example <DeviceStatusTag device={row} />
 */
export function DeviceStatusTag({ device, acts, isSaidBeside = false, status: known, ...rest }: DeviceStatusTagProps) {
  const status = device ? deviceStatus(device) : known;
  return device ? (
    <Explained {...rest} {...{ device, acts, isSaidBeside, status }} />
  ) : (
    <Label {...rest} status={status} />
  );
}

type LabelProps = Common & { readonly status: DeviceStatus };

function Label({ status, ...rest }: LabelProps) {
  const t = useWords(deviceWords);
  return (
    <Tag {...rest} data-status={status} data-tone={deviceStatusTones[status]}>
      {t(`device.status.${status}`)}
    </Tag>
  );
}

type ExplainedProps = LabelProps & {
  readonly device: ExplainedDevice;
  readonly acts: ReactNode;
  readonly isSaidBeside: boolean;
};

function Explained({ status, device, acts, isSaidBeside, ref, onClick, ...rest }: ExplainedProps) {
  const t = useWords(deviceWords);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <TagButton
        type="button"
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
        data-status={status}
        data-tone={deviceStatusTones[status]}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          onClick?.(event);
          const { currentTarget } = event;
          if (!event.defaultPrevented) setAnchor((open) => (open ? null : currentTarget));
        }}
      >
        {t(`device.status.${status}`)}
      </TagButton>
      {anchor && <WhyThisStatus {...{ device, acts, isSaidBeside, anchor }} onClose={() => setAnchor(null)} />}
    </>
  );
}
