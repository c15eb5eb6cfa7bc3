import { type DeviceStatusStep, deviceStatus, deviceWords, signalNone, whyDeviceStatus } from '@fireline/domain/device';
import { FloatingFocusManager, FloatingPortal, useDismiss, useInteractions, useRole } from '@floating-ui/react';
import { type ReactNode, useId } from 'react';
import { type Translate, useFireline, useWords } from '../lib/index.ts';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import { DeviceStatusSentence, type ExplainedDevice } from '../DeviceStatusSentence/index.ts';
import { Acts, How, Panel, Path } from './WhyThisStatus.styles.ts';
import { whyThisStatusWords } from './words.ts';

export interface WhyThisStatusProps {
  readonly device: ExplainedDevice;
  /** What can be done about it; a press on one closes the pop-over, which would cover what it opens. */
  readonly acts?: ReactNode;
  /** The page says the sentence and offers the acts already: only how it was decided is shown. */
  readonly isSaidBeside?: boolean;
  /** The tag that was pressed: the pop-over stands beside it and gives the focus back to it. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Why the tag says what it says, in one sentence; folded below it each rule that was asked, in order, with the value that it saw, down to
 * the one that holds. It is read from the same table that gives the status.
 * @spec N13
 */
export function WhyThisStatus({ device, acts, isSaidBeside = false, anchor, onClose }: WhyThisStatusProps) {
  const { overlays } = useFireline();
  const t = useWords(deviceWords, whyThisStatusWords);
  const titleId = useId();
  const { refs, floatingStyles, context } = useAnchored({
    isOpen: true,
    onOpenChange: (isOpen) => !isOpen && onClose(),
    anchor,
    placement: 'bottom-start',
  });
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);
  const status = deviceStatus(device);
  return (
    <FloatingPortal root={overlays}>
      <FloatingFocusManager context={context} modal={false} initialFocus={refs.floating} returnFocus>
        <Panel ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()} aria-labelledby={titleId}>
          <h2 id={titleId}>{t('WhyThisStatus.title', { status: t(`device.status.${status}`) })}</h2>
          {isSaidBeside ? (
            <RulePath steps={whyDeviceStatus(device)} />
          ) : (
            <>
              <p>
                <DeviceStatusSentence device={device} />
              </p>
              {acts && <Acts onClick={onClose}>{acts}</Acts>}
              <How>
                <summary>{t('WhyThisStatus.how')}</summary>
                <RulePath steps={whyDeviceStatus(device)} />
              </How>
            </>
          )}
        </Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}

type Words = Translate<keyof typeof deviceWords | keyof typeof whyThisStatusWords>;

function valueText({ field, value }: DeviceStatusStep, t: Words): string {
  if (field === null) return '—';
  if (field === 'dStatus') return t(value === 0 ? 'device.status.notActivated' : 'WhyThisStatus.active');
  if (typeof value === 'number' && value !== signalNone) return String(value);
  return field === 'signals'
    ? t('WhyThisStatus.unknown')
    : t(value === true ? 'WhyThisStatus.yes' : 'WhyThisStatus.no');
}

function RulePath({ steps }: { readonly steps: readonly DeviceStatusStep[] }) {
  const t = useWords(deviceWords, whyThisStatusWords);
  return (
    <Path>
      <thead>
        <tr>
          <th scope="col">{t('WhyThisStatus.rule')}</th>
          <th scope="col">{t('WhyThisStatus.value')}</th>
          <th scope="col">{t('WhyThisStatus.result')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.status} data-holds={step.holds}>
            <th scope="row">{t(`WhyThisStatus.rules.${step.status}`, step.args)}</th>
            <td>{valueText(step, t)}</td>
            <td>
              {step.holds
                ? `${t('WhyThisStatus.held')} → ${t(`device.status.${step.status}`)}`
                : t('WhyThisStatus.passed')}
            </td>
          </tr>
        ))}
      </tbody>
    </Path>
  );
}
