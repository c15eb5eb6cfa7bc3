import { alarmCalls } from '@fireline/api/alarm';
import { pathTo } from '@fireline/domain/shell';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { HazardForm, type HazardAbout, hazardDraft } from './HazardForm.tsx';

export interface HazardOfDeviceProps {
  readonly about: HazardAbout;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** On the page of a device: makes a hazard of what is wrong with it. @spec ALM-13 DEV-13 */
export function HazardOfDevice({ about, isOpen, onClose }: HazardOfDeviceProps) {
  const may = useMay();
  const [, navigate] = useLocation();
  const isInterrupted = useInterrupted(hazardDraft(about));
  const [isAgain, setAgain] = useState(isInterrupted);
  if (!(isOpen || isAgain) || !may(alarmCalls.createHazard)) return null;
  return (
    <HazardForm
      about={about}
      onClose={() => {
        setAgain(false);
        onClose();
      }}
      onSaved={({ hazard }) => navigate(`${pathTo('hazardDetail')}?id=${hazard.hazardId}`)}
    />
  );
}
