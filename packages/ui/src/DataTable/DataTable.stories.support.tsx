import {
  type DeviceStatusFields,
  type DeviceType,
  deviceStatus,
  deviceTypeNames,
  deviceWords,
} from '@fireline/domain/device';
import type { Language, Words } from '@fireline/domain/lib';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { BatteryGauge } from '../BatteryGauge/index.ts';
import { Button } from '../Button/index.ts';
import { DeviceStatusTag } from '../DeviceStatusTag/index.ts';
import { useLanguage } from '../lib/index.ts';
import { SignalGauge } from '../SignalGauge/index.ts';
import type { DataTableProps } from './props.ts';
import { type WritableRowStore, createRowStore } from './rows/rowStore.ts';
import type { Column, RowLevel } from './types.ts';

export interface Device extends DeviceStatusFields {
  readonly id: number;
  readonly name: string;
  readonly type: DeviceType;
  readonly imei: string;
  readonly unit: string;
  readonly place: string;
  readonly batteryRatio: number | null;
  readonly temperature: number;
  readonly level: RowLevel | undefined;
}

const units = ['宏润大厦', '海悦花园', '东港物流园', '第一人民医院', '育才小学', '裕景商场'];
const places = ['一层大堂', '地下车库 B2', '三层走廊', '配电房', '厨房', '屋顶水箱'];

/** The n-th device of a small believable estate: the same in every run. */
export function deviceAt(id: number): Device {
  const turn = (id * 2_654_435_761) % 4_294_967_296;
  const pick = (count: number, salt: number): number => Math.floor(turn / salt) % count;
  const type = deviceTypeNames[pick(deviceTypeNames.length, 7)] ?? 'smoke';
  const isOnline = pick(20, 11) > 1;
  return {
    id,
    type,
    name: `${units[pick(units.length, 3)] ?? ''} ${String(id).padStart(5, '0')}`,
    imei: `86${String(1_000_000_000_000 + id * 7919).slice(0, 13)}`,
    unit: units[pick(units.length, 3)] ?? '',
    place: places[pick(places.length, 5)] ?? '',
    online: isOnline,
    dStatus: 1,
    expired: false,
    open: !isOnline && pick(3, 13) === 0,
    lowPower: !isOnline && pick(3, 13) === 1,
    signals: pick(31, 17),
    batteryRatio: pick(4, 19) === 0 ? null : pick(100, 23),
    temperature: 18 + pick(120, 29) / 10,
    level: id % 97 === 3 ? 1 : id % 61 === 5 ? 2 : id % 43 === 8 ? 3 : undefined,
  };
}

export const storeOf = (count: number): WritableRowStore<Device> =>
  createRowStore(
    Array.from({ length: count }, (_, index) => deviceAt(index + 1)),
    (device) => device.id,
  );

const headers = {
  name: { cn: '设备', hk: '裝置', en: 'Device' },
  level: { cn: '警情', hk: '警報', en: 'Alarm' },
  type: { cn: '类型', hk: '類型', en: 'Type' },
  status: { cn: '状态', hk: '狀態', en: 'Status' },
  signals: { cn: '信号', hk: '訊號', en: 'Signal' },
  battery: { cn: '电量', hk: '電量', en: 'Battery' },
  temperature: { cn: '温度', hk: '溫度', en: 'Temperature' },
  unit: { cn: '单位', hk: '單位', en: 'Unit' },
  place: { cn: '位置', hk: '位置', en: 'Place' },
  imei: { cn: 'IMEI', hk: 'IMEI', en: 'IMEI' },
  actions: { cn: '操作', hk: '操作', en: 'Actions' },
  label: { cn: '设备列表', hk: '裝置列表', en: 'Devices' },
  mute: { cn: '静音', hk: '靜音', en: 'Mute' },
} satisfies Words;

const words: Words = deviceWords;
const word = (key: string, language: Language): string => words[key]?.[language] ?? key;

function columnsIn(language: Language): readonly Column<Device>[] {
  const header = (key: keyof typeof headers): string => headers[key][language];
  return [
    {
      id: 'name',
      header: header('name'),
      width: 200,
      cell: (row) => row.name,
      sortValue: (row) => row.name,
      isHideable: false,
      pin: 'start',
    },
    {
      id: 'level',
      header: header('level'),
      width: 120,
      cell: ({ level }) => (level ? <AlarmLevelBadge level={level} /> : null),
      sortValue: (row) => row.level,
    },
    {
      id: 'type',
      header: header('type'),
      width: 160,
      cell: (row) => word(`device.type.${row.type}`, language),
      sortValue: (row) => word(`device.type.${row.type}`, language),
    },
    {
      id: 'status',
      header: header('status'),
      width: 150,
      cell: (row) => <DeviceStatusTag status={deviceStatus(row)} />,
      sortValue: (row) => word(`device.status.${deviceStatus(row)}`, language),
    },
    {
      id: 'signals',
      header: header('signals'),
      width: 110,
      cell: (row) => <SignalGauge signals={row.signals} />,
      sortValue: (row) => row.signals,
    },
    {
      id: 'battery',
      header: header('battery'),
      width: 120,
      cell: (row) => <BatteryGauge ratioPercent={row.batteryRatio} isMains={row.batteryRatio === null} />,
      sortValue: (row) => row.batteryRatio,
    },
    {
      id: 'temperature',
      header: header('temperature'),
      width: 130,
      align: 'end',
      cell: (row) => `${row.temperature.toFixed(1)} °C`,
      sortValue: (row) => row.temperature,
    },
    { id: 'unit', header: header('unit'), width: 150, cell: (row) => row.unit, sortValue: (row) => row.unit },
    { id: 'place', header: header('place'), width: 140, cell: (row) => row.place, sortValue: (row) => row.place },
    { id: 'imei', header: header('imei'), width: 160, cell: (row) => row.imei, sortValue: (row) => row.imei },
  ];
}

/** The columns in the reader's language, and the table's name. */
export function useDeviceColumns(): { readonly label: string; readonly columns: readonly Column<Device>[] } {
  const language = useLanguage();
  return useMemo(() => ({ label: headers.label[language], columns: columnsIn(language) }), [language]);
}

/** With a column of buttons pinned to the end. */
export function usePinnedColumns(): { readonly label: string; readonly columns: readonly Column<Device>[] } {
  const language = useLanguage();
  return useMemo(() => {
    const actions: Column<Device> = {
      id: 'actions',
      header: headers.actions[language],
      width: 100,
      pin: 'end',
      hasControls: true,
      isHideable: false,
      cell: () => <Button variant="quiet">{headers.mute[language]}</Button>,
      text: () => '',
    };
    const wide = columnsIn(language).map((column) => Object.assign({}, column, { width: column.width + 40 }));
    return { label: headers.label[language], columns: [...wide, actions] };
  }, [language]);
}

/** A store whose rows change: `perSecond` reports spread over all devices, told in batches of 50 ms. */
export function useLiveStore(count: number, perSecond: number): WritableRowStore<Device> {
  const [store] = useState(() => storeOf(count));
  const turn = useRef(0);
  useEffect(() => {
    const batch = perSecond / 20;
    const timer = setInterval(() => {
      const changes = Array.from({ length: batch }, () => {
        turn.current += 7919;
        const id = (turn.current % count) + 1;
        const signals = ((store.getRow(id)?.signals ?? 0) + 1) % 32;
        return { id, change: { signals, temperature: 18 + (turn.current % 120) / 10 } };
      });
      store.patch(changes);
    }, 50);
    return () => clearInterval(timer);
  }, [store, count, perSecond]);
  return store;
}

export const levelOf = (device: Device): RowLevel | undefined => device.level;
export type TableOptions = Omit<DataTableProps<Device>, 'label' | 'columns' | 'store' | 'rows' | 'getRowId'>;
