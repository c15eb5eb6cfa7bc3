import { ChatThread } from '../../ChatThread/index.ts';
import { CommandPalette } from '../../CommandPalette/index.ts';
import { DiagnosisSteps } from '../../DiagnosisSteps/index.ts';
import { KeyboardHelp, ShortcutsProvider } from '../../KeyboardHelp/index.ts';
import { PhoneListEditor } from '../../PhoneListEditor/index.ts';
import { PlanReport } from '../../PlanReport/index.ts';
import { QrCode } from '../../QrCode/index.ts';
import { RatingInput } from '../../RatingInput/index.ts';
import { RouteBuilder } from '../../RouteBuilder/index.ts';
import { SosBatchEditor } from '../../SosBatchEditor/index.ts';
import type { Examples } from './types.ts';

/** Examples of what is worked through: lists that are edited, routes, chats, diagnoses. */
export const workflowExamples: Examples = {
  ChatThread: (root) => (
    <ChatThread
      {...root}
      label="在线客服"
      hasOlder
      unreadFrom="2"
      messages={[
        { id: '1', senderName: '客服 03', isOwn: false, atMs: 0, text: '您好' },
        { id: '2', senderName: '我', isOwn: true, atMs: 60_000, text: '烟感离线', state: 'failed' },
      ]}
      onSend={() => {}}
      onRetry={() => {}}
    />
  ),
  CommandPalette: (root) => (
    <CommandPalette
      {...root}
      defaultOpen
      commands={[{ value: 'devices', label: '设备列表', group: '前往', shortcut: 'g d' }]}
      onSelect={() => {}}
    />
  ),
  DiagnosisSteps: (root) => (
    <DiagnosisSteps {...root} label="自助诊断" onDiagnose={async () => ({ id: 1, rows: [] })} onOrder={() => {}} />
  ),
  KeyboardHelp: (root) => (
    <ShortcutsProvider>
      <KeyboardHelp {...root} defaultOpen />
    </ShortcutsProvider>
  ),
  PhoneListEditor: (root) => (
    <PhoneListEditor
      {...root}
      label="报警联系电话"
      of="unit"
      defaultValue={{ mobiles: ['13800138000', '138'], landlines: ['0755-82101119'] }}
      description="依次拨打"
      problem="请检查标出的号码"
    />
  ),
  SosBatchEditor: (root) => (
    <SosBatchEditor
      {...root}
      label="SOS 号码"
      defaultValue={[
        { imei: '490154203237519', numbers: ['119', 'x'] },
        { imei: '4901542', numbers: [] },
      ]}
      description="按顺序呼叫"
      problem="请检查标出的内容"
    />
  ),
  PlanReport: (root) => (
    <PlanReport
      {...root}
      report={{
        version: 'AC1024',
        isBinary: false,
        declaredEncoding: 'ANSI_1252',
        encoding: 'gbk',
        entities: { LINE: 8, IMAGE: 2 },
        rows: [
          { kind: 'LINE', layer: '墙体', drawn: 8, approximated: 0, notDrawn: 0, reasons: [] },
          { kind: 'IMAGE', layer: '0', drawn: 0, approximated: 0, notDrawn: 2, reasons: ['unsupported'] },
        ],
        isTruncated: false,
        sizeBytes: 4_096,
      }}
    />
  ),
  QrCode: (root) => <QrCode {...root} title="3 层消火栓" text="FLP1.R001.77.1.Zm9yX3RoZV9wb2ludF83Nw" />,
  RatingInput: (root) => (
    <RatingInput
      {...root}
      label="本次服务"
      hasResolution
      defaultValue={{ rating: 'satisfied', resolution: 'unresolved', reason: '仍然离线' }}
      description="只用于改进服务"
      problem="请选择"
    />
  ),
  RouteBuilder: (root) => (
    <RouteBuilder
      {...root}
      label="巡检路线"
      points={[
        { id: 1, name: '消火栓 01', unitId: 1, building: 'A 座', floor: '1 层', minutes: 2 },
        { id: 2, name: '灭火器箱 02', unitId: 1, building: 'A 座', floor: '2 层' },
      ]}
      defaultValue={[1]}
      description="按巡检顺序"
      problem="至少两个点位"
    />
  ),
};
