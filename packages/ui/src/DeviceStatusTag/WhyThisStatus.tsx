import {
  type DeviceStatusFields,
  type DeviceStatusStep,
  deviceStatus,
  deviceWords,
  signalNone,
  signalOfflineMax,
  whyDeviceStatus,
} from '@fireline/domain/device';
import { FloatingFocusManager, FloatingPortal, useDismiss, useInteractions, useRole } from '@floating-ui/react';
import { useId } from 'react';
import { useFireline, useWords } from '../lib/index.ts';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import { Panel, Path } from './WhyThisStatus.styles.ts';
import { whyThisStatusWords } from './words.ts';

export interface WhyThisStatusProps {
  readonly device: DeviceStatusFields;
  /** The tag that was pressed: the pop-over stands beside it and gives the focus back to it. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Why the tag says what it says: each rule asked, in order and by its id, with the raw value it saw, down to the one that holds. It is
 * read from the same table that gives the status.
 * @spec N13
 */
export function WhyThisStatus({ device, anchor, onClose }: WhyThisStatusProps) {
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
          <p>{t(`device.status.${status}.why`, { max: signalOfflineMax, none: signalNone })}</p>
          <RulePath steps={whyDeviceStatus(device)} />
        </Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}

/** A comparison stays on one line; a long condition breaks between comparisons. */
const unbroken = (condition: string): string => condition.replaceAll(/ (?=[=≤])|(?<=[=≤]) /g, '\u00A0');

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
        {steps.map(({ status, spec, field, condition, value, holds }) => (
          <tr key={status} data-holds={holds} data-spec={spec}>
            <th scope="row">
              <small>{spec}</small>
              {field === null ? t('WhyThisStatus.otherwise') : <code>{unbroken(condition)}</code>}
            </th>
            <td>{field === null ? '—' : `${t(`device.field.${field}`)}: ${value ?? 'null'}`}</td>
            <td>
              {holds ? `${t('WhyThisStatus.held')} → ${t(`device.status.${status}`)}` : t('WhyThisStatus.passed')}
            </td>
          </tr>
        ))}
      </tbody>
    </Path>
  );
}
