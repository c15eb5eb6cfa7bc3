import type { PersonalSubject } from '@fireline/domain/session';
import type { PagePermission } from '@fireline/domain/shell';

/** Who may see a masked value whole: those to whom a list or a page shows its record. @spec SES-07 ROL-07 */
export const personalWho = {
  user: ['systemUser:view'],
  member: ['placeDetail:view'],
  unit: ['unitList:view', 'unitDetail:view'],
  inspector: ['unitDetail:view'],
  place: ['placeList:view', 'placeDetail:view', 'monitorPage:view'],
  building: [
    'buildingList:view',
    'buildingFloors:view',
    'buildingDetail:view',
    'fireBuildings:view',
    'fireFloors:view',
  ],
  maint: ['systemMaint:view'],
  partner: ['systemAgent:view'],
  project: ['projectList:view', 'projectLabels:view', 'projectDevices:view', 'projectResources:view'],
  feedback: ['feedback:view'],
  phoneBlock: ['serviceRules:view'],
  sendRecord: ['messageNotices:view'],
} as const satisfies Readonly<Record<PersonalSubject, readonly PagePermission[]>>;
