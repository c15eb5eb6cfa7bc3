import type { DeviceImportColumn } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { UserImportColumn } from '@fireline/domain/session';
import type { ImportKind, UnitImportColumn } from '@fireline/domain/site';
import type { City } from './model.ts';

type Sent = Readonly<Record<string, string>>;
/** A file that was imported: what became of its rows. */
export interface PastImport {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly daysAgo: number;
  readonly made: readonly { readonly sent: Sent; readonly madeId: number }[];
  readonly failed: readonly (readonly [Sent, Problem])[];
}

/** As many rows of each file succeeded at most. */
const rowsMax = 12;

const lastCode = (path: string): string => path.split('/').findLast((code) => code !== '') ?? '';

function units(city: City, rentId: string): PastImport {
  const sent = ({ name, manager, address, phone, orgPath }: City['units'][number]) =>
    ({
      name,
      contact: manager,
      address,
      org: lastCode(orgPath),
      ...(phone.startsWith('1')
        ? {
            mobiles: phone,
            landlines: '',
          }
        : {
            mobiles: '',
            landlines: phone,
          }),
    }) satisfies Partial<Record<UnitImportColumn, string>>;
  const made = city.units.filter((unit) => unit.rentId === rentId).slice(0, rowsMax);
  const [like] = made;
  const wrong = like && sent(like);
  return {
    kind: 'unit',
    fileName: '联网单位.xlsx',
    daysAgo: 24,
    made: made.map((unit) => ({ sent: sent(unit), madeId: unit.unitId })),
    failed: wrong
      ? [
          [
            { ...wrong, name: '后海创意园管理处', mobiles: '1380013800', landlines: '' },
            { code: 'session.mobile', field: 'mobiles.0', args: { 0: 11 } },
          ],
          [
            { ...wrong, name: '蛇口渔港市场', contact: '' },
            { code: 'form.required', field: 'contact' },
          ],
        ]
      : [],
  };
}

function users(city: City, rentId: string): PastImport {
  const made = city.accounts
    .filter((account) => account.rentId === rentId && account.role === 'unit')
    .slice(0, rowsMax);
  return {
    kind: 'user',
    fileName: '单位用户.xlsx',
    daysAgo: 23,
    made: made.map(({ userId, username, realName, role, unitId }) => ({
      sent: { username, realName, mobile: '', role, node: String(unitId ?? ''), roleName: '' } satisfies Record<
        UserImportColumn,
        string
      >,
      madeId: userId,
    })),
    failed: [
      [
        { username: '1号店长', realName: '店长', mobile: '', role: 'unit', node: '1', roleName: '' },
        { code: 'session.username.form', field: 'username' },
      ],
      [
        { username: 'night_guard', realName: '夜班保安', mobile: '', role: 'unit', node: '', roleName: '' },
        { code: 'session.node.required', field: 'node' },
      ],
    ],
  };
}

function devices(city: City, rentId: string): PastImport {
  const made = city.devices.filter((device) => device.rentId === rentId).slice(0, rowsMax);
  const row = (more: Partial<Record<DeviceImportColumn, string>>) => ({
    imei: '',
    deviceType: 'smoke',
    name: '',
    place: '',
    building: '',
    floor: '',
    spot: '',
    iccid: '',
    ...more,
  });
  return {
    kind: 'device',
    fileName: '新装设备.xlsx',
    daysAgo: 22,
    made: made.map(({ deviceId, imei, deviceType, name, spot }) => ({
      sent: row({ imei, deviceType, name, spot }),
      madeId: deviceId,
    })),
    failed: [
      [row({ imei: '86000', name: '仓库烟感' }), { code: 'device.imei.format', field: 'imei', args: { 0: 15 } }],
      [
        row({ imei: '860000000000013', name: '仓库烟感', deviceType: '烤箱' }),
        { code: 'form.choice', field: 'deviceType' },
      ],
    ],
  };
}

/** Files of units, accounts and devices that the platform of a tenant has imported, each with rows that failed. @spec DEV-26 SIT-06 SES-08 N25 */
export const importsOfKinds = (city: City, rentId: string): readonly PastImport[] => [
  units(city, rentId),
  users(city, rentId),
  devices(city, rentId),
];
