import { fillWords } from '@fireline/domain/lib';
import { wgs84 } from '@fireline/domain/site';
import { DeviceMap, type MapAlarm, type MapDevice } from '@fireline/ui/DeviceMap';
import { FirelineProvider, configureAssets } from '@fireline/ui/lib';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type Root, createRoot } from 'react-dom/client';
import words from 'virtual:words/cn';
import { type BenchDevice, nextFrame, register } from './harness.ts';

configureAssets({ files: { 'MapBase/mapWorker.js': workerUrl } });

const view = { centre: wgs84(114.05, 23.2), zoom: 8.5 };
const translate = (key: string, args?: Parameters<typeof fillWords>[1]): string => fillWords(words[key] ?? key, args);
// bare ground, as the other has it
const ground = 'data:application/json,{"version":8,"sources":{},"layers":[{"id":"ground","type":"background"}]}';
const base = { kind: 'style', url: ground, datum: 'WGS84' } as const;

let root: Root | undefined;
let devices: readonly MapDevice[] = [];
let alarms: ReadonlyMap<number, MapAlarm> = new Map();

const draw = (): void =>
  root?.render(
    <FirelineProvider translate={translate}>
      <div style={{ height: 800 }}>
        <DeviceMap devices={devices} alarms={[...alarms.values()]} defaultView={view} base={base} />
      </div>
    </FirelineProvider>,
  );

const symbols = (): number => Number(document.querySelector<HTMLElement>('[data-part="points"]')?.dataset.symbols ?? 0);

async function until(check: () => boolean): Promise<void> {
  while (!check()) await nextFrame();
}

const alarmOf = ({ id, level }: BenchDevice): MapAlarm => ({
  alarmId: id,
  level: level as MapAlarm['level'],
  state: 'open',
  name: '烟雾报警',
  raisedAtMs: 0,
  deviceId: id,
});

register({
  async open(host) {
    root = createRoot(host);
    draw();
    await until(() => document.querySelector('[data-part="points"]') !== null);
    await nextFrame();
  },
  prepare(given) {
    devices = given.map(({ id, lng, lat }) => ({ id, name: `设备 ${id}`, type: 'smoke', at: wgs84(lng, lat) }));
    alarms = new Map(given.filter(({ level }) => level > 0).map((device) => [device.id, alarmOf(device)]));
  },
  async give() {
    draw();
    await until(() => symbols() > 0);
  },
  change(changed) {
    const next = new Map(alarms);
    for (const device of changed) {
      if (device.level > 0) next.set(device.id, alarmOf(device));
      else next.delete(device.id);
    }
    alarms = next;
    draw();
  },
});
