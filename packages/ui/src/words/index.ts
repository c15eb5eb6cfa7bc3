// Written by `npm run exports` from the tables of the components and of the domain.
import type { Phrase } from '@fireline/domain/lib';
import {
  alarmDeskWords,
  alarmDutyWords,
  alarmGuardWords,
  alarmHazardWords,
  alarmLimitWords,
  alarmRuleWords,
  alarmSendingWords,
  alarmSilenceWords,
  alarmSoundWords,
  alarmWords,
} from '@fireline/domain/alarm';
import { analysisLimitWords, analysisSafetyWords, analysisWords } from '@fireline/domain/analysis';
import { buildingLimitWords, buildingWords } from '@fireline/domain/building';
import {
  deviceCameraWords,
  deviceCommandWords,
  deviceDefenceWords,
  deviceElectricWords,
  deviceGb26875Words,
  deviceGuardWords,
  deviceImportColumnWords,
  deviceImportWords,
  deviceKeyWords,
  deviceLifeWords,
  deviceLimitWords,
  deviceOutageWords,
  deviceReadingWords,
  deviceRegisterWords,
  deviceSendingWords,
  deviceSosWords,
  deviceTaskWords,
  deviceUpgradeWords,
  deviceUpkeepWords,
  deviceWatchWords,
  deviceWords,
} from '@fireline/domain/device';
import {
  financeGuardWords,
  financeLedgerWords,
  financeLetterWords,
  financeLimitWords,
  financePaymentWords,
  financeRefundWords,
  financeSplitWords,
  financeWords,
} from '@fireline/domain/finance';
import {
  inspectionGuardWords,
  inspectionLimitWords,
  inspectionRefusalWords,
  inspectionWords,
} from '@fireline/domain/inspection';
import { formWords } from '@fireline/domain/lib';
import { messageGuardWords, messageLimitWords, messageSendingWords, messageWords } from '@fireline/domain/message';
import { orgLimitWords, orgWords } from '@fireline/domain/org';
import { planGuardWords, planLimitWords, planPointWords, planWords } from '@fireline/domain/plan';
import { publicLinkLimitWords, publicLinkWords } from '@fireline/domain/public';
import { renewalGuardWords, renewalLimitWords, renewalWords } from '@fireline/domain/renewal';
import { permissionWords, roleLimitWords, roleWords } from '@fireline/domain/role';
import {
  diagnosisWords,
  serviceChatWords,
  serviceGuardWords,
  serviceHelpWords,
  serviceLetterWords,
  serviceLimitWords,
  serviceWords,
} from '@fireline/domain/service';
import {
  sessionGuardWords,
  sessionImportWords,
  sessionLimitWords,
  sessionUserWords,
  sessionWords,
} from '@fireline/domain/session';
import { actionWords, outcomeWords, routeWords, shellLimitWords, shellWords } from '@fireline/domain/shell';
import {
  siteFormWords,
  siteImportWords,
  siteLimitWords,
  siteStandardWords,
  siteUnitImportWords,
  siteWords,
} from '@fireline/domain/site';
import { tariffGuardWords, tariffLetterWords, tariffLimitWords, tariffWords } from '@fireline/domain/tariff';
import { alarmHandlingFormWords } from '../AlarmHandlingForm/words.ts';
import { alarmListWords } from '../AlarmList/words.ts';
import { alarmPopupQueueWords } from '../AlarmPopupQueue/words.ts';
import { alarmTimelineWords } from '../AlarmTimeline/words.ts';
import { bannerWords } from '../Banner/words.ts';
import { barChartWords } from '../BarChart/words.ts';
import { batchReportWords } from '../BatchReport/words.ts';
import { batteryGaugeWords } from '../BatteryGauge/words.ts';
import { breadcrumbsWords } from '../Breadcrumbs/words.ts';
import { buildingElevationWords } from '../BuildingElevation/words.ts';
import { buttonWords } from '../Button/words.ts';
import { chartFrameWords } from '../ChartFrame/words.ts';
import { chatThreadWords } from '../ChatThread/words.ts';
import { comboBoxWords } from '../ComboBox/words.ts';
import { commandPaletteWords } from '../CommandPalette/words.ts';
import { confirmDialogWords } from '../ConfirmDialog/words.ts';
import { copyButtonWords } from '../CopyButton/words.ts';
import { dataTableWords } from '../DataTable/words.ts';
import { dataTableOutlineWords } from '../DataTableOutline/words.ts';
import { deviceCardWords } from '../DeviceCard/words.ts';
import { deviceMapWords } from '../DeviceMap/words.ts';
import { deviceStatusSentenceWords } from '../DeviceStatusSentence/words.ts';
import { whyThisStatusWords } from '../DeviceStatusTag/words.ts';
import { diagnosisStepsWords } from '../DiagnosisSteps/words.ts';
import { dialogWords } from '../Dialog/words.ts';
import { donutChartWords } from '../DonutChart/words.ts';
import { failureStateWords } from '../FailureState/words.ts';
import { fileDropWords } from '../FileDrop/words.ts';
import { formComponentWords } from '../Form/words.ts';
import { gaugeWords } from '../Gauge/words.ts';
import { handoverSheetWords } from '../HandoverSheet/words.ts';
import { heatMapWords } from '../HeatMap/words.ts';
import { imagePickerWords } from '../ImagePicker/words.ts';
import { keyboardHelpWords } from '../KeyboardHelp/words.ts';
import { lineChartWords } from '../LineChart/words.ts';
import { linkWords } from '../Link/words.ts';
import { linkStateWords } from '../LinkState/words.ts';
import { machineDiagramWords } from '../MachineDiagram/words.ts';
import { mapBaseWords, playbackWords } from '../MapBase/words.ts';
import { mapDistrictsWords } from '../MapDistricts/words.ts';
import { mapHeatWords } from '../MapHeat/words.ts';
import { mapPickerWords } from '../MapPicker/words.ts';
import { mapTrajectoryWords } from '../MapTrajectory/words.ts';
import { multiSelectWords } from '../MultiSelect/words.ts';
import { numberFieldWords } from '../NumberField/words.ts';
import { organisationTreeWords } from '../OrganisationTree/words.ts';
import { paginationWords } from '../Pagination/words.ts';
import { passwordFieldWords } from '../PasswordField/words.ts';
import { permissionMatrixWords } from '../PermissionMatrix/words.ts';
import { phoneListEditorWords } from '../PhoneListEditor/words.ts';
import { planCanvasWords } from '../PlanCanvas/words.ts';
import { planDevicesWords, planDevicesEditWords } from '../PlanDevices/words.ts';
import { planFloorsWords } from '../PlanFloors/words.ts';
import { planMarksWords } from '../PlanMarks/words.ts';
import { planReplayWords } from '../PlanReplay/words.ts';
import { planReportWords, planKindWords } from '../PlanReport/words.ts';
import { planVersionsWords } from '../PlanVersions/words.ts';
import { priceChainWords } from '../PriceChain/words.ts';
import { priceEditorWords } from '../PriceEditor/words.ts';
import { qrCodeWords } from '../QrCode/words.ts';
import { ratingInputWords } from '../RatingInput/words.ts';
import { readingWords } from '../Reading/words.ts';
import { reconciliationSheetWords } from '../ReconciliationSheet/words.ts';
import { replayNoticeWords } from '../ReplayNotice/words.ts';
import { routeBuilderWords } from '../RouteBuilder/words.ts';
import { savedViewsWords } from '../SavedViews/words.ts';
import { selectWords } from '../Select/words.ts';
import { signalGaugeWords } from '../SignalGauge/words.ts';
import { sliderWords } from '../Slider/words.ts';
import { sosBatchEditorWords } from '../SosBatchEditor/words.ts';
import { soundControlWords } from '../SoundControl/words.ts';
import { sparklineWords } from '../Sparkline/words.ts';
import { splitPaneWords } from '../SplitPane/words.ts';
import { splitRatioEditorWords } from '../SplitRatioEditor/words.ts';
import { statusBarWords } from '../StatusBar/words.ts';
import { stepsWords } from '../Steps/words.ts';
import { tableExportWords } from '../TableExport/words.ts';
import { textAreaWords } from '../TextArea/words.ts';
import { textFieldWords } from '../TextField/words.ts';
import { timelineWords } from '../Timeline/words.ts';
import { toastWords } from '../Toast/words.ts';
import { treeWords } from '../Tree/words.ts';
import { treeSelectWords } from '../TreeSelect/words.ts';
import { weekScheduleWords } from '../WeekSchedule/words.ts';
import { dateWords } from '../lib/dates/words.ts';
import { fieldWords, referenceWords, choiceWords, undoWords, listWords } from '../lib/words.ts';

const tables = [
  alarmDeskWords,
  alarmDutyWords,
  alarmGuardWords,
  alarmHazardWords,
  alarmLimitWords,
  alarmRuleWords,
  alarmSendingWords,
  alarmSilenceWords,
  alarmSoundWords,
  alarmWords,
  analysisLimitWords,
  analysisSafetyWords,
  analysisWords,
  buildingLimitWords,
  buildingWords,
  deviceCameraWords,
  deviceCommandWords,
  deviceDefenceWords,
  deviceElectricWords,
  deviceGb26875Words,
  deviceGuardWords,
  deviceImportColumnWords,
  deviceImportWords,
  deviceKeyWords,
  deviceLifeWords,
  deviceLimitWords,
  deviceOutageWords,
  deviceReadingWords,
  deviceRegisterWords,
  deviceSendingWords,
  deviceSosWords,
  deviceTaskWords,
  deviceUpgradeWords,
  deviceUpkeepWords,
  deviceWatchWords,
  deviceWords,
  financeGuardWords,
  financeLedgerWords,
  financeLetterWords,
  financeLimitWords,
  financePaymentWords,
  financeRefundWords,
  financeSplitWords,
  financeWords,
  inspectionGuardWords,
  inspectionLimitWords,
  inspectionRefusalWords,
  inspectionWords,
  formWords,
  messageGuardWords,
  messageLimitWords,
  messageSendingWords,
  messageWords,
  orgLimitWords,
  orgWords,
  planGuardWords,
  planLimitWords,
  planPointWords,
  planWords,
  publicLinkLimitWords,
  publicLinkWords,
  renewalGuardWords,
  renewalLimitWords,
  renewalWords,
  permissionWords,
  roleLimitWords,
  roleWords,
  diagnosisWords,
  serviceChatWords,
  serviceGuardWords,
  serviceHelpWords,
  serviceLetterWords,
  serviceLimitWords,
  serviceWords,
  sessionGuardWords,
  sessionImportWords,
  sessionLimitWords,
  sessionUserWords,
  sessionWords,
  actionWords,
  outcomeWords,
  routeWords,
  shellLimitWords,
  shellWords,
  siteFormWords,
  siteImportWords,
  siteLimitWords,
  siteStandardWords,
  siteUnitImportWords,
  siteWords,
  tariffGuardWords,
  tariffLetterWords,
  tariffLimitWords,
  tariffWords,
  alarmHandlingFormWords,
  alarmListWords,
  alarmPopupQueueWords,
  alarmTimelineWords,
  bannerWords,
  barChartWords,
  batchReportWords,
  batteryGaugeWords,
  breadcrumbsWords,
  buildingElevationWords,
  buttonWords,
  chartFrameWords,
  chatThreadWords,
  comboBoxWords,
  commandPaletteWords,
  confirmDialogWords,
  copyButtonWords,
  dataTableWords,
  dataTableOutlineWords,
  deviceCardWords,
  deviceMapWords,
  deviceStatusSentenceWords,
  whyThisStatusWords,
  diagnosisStepsWords,
  dialogWords,
  donutChartWords,
  failureStateWords,
  fileDropWords,
  formComponentWords,
  gaugeWords,
  handoverSheetWords,
  heatMapWords,
  imagePickerWords,
  keyboardHelpWords,
  lineChartWords,
  linkWords,
  linkStateWords,
  machineDiagramWords,
  mapBaseWords,
  playbackWords,
  mapDistrictsWords,
  mapHeatWords,
  mapPickerWords,
  mapTrajectoryWords,
  multiSelectWords,
  numberFieldWords,
  organisationTreeWords,
  paginationWords,
  passwordFieldWords,
  permissionMatrixWords,
  phoneListEditorWords,
  planCanvasWords,
  planDevicesWords,
  planDevicesEditWords,
  planFloorsWords,
  planMarksWords,
  planReplayWords,
  planReportWords,
  planKindWords,
  planVersionsWords,
  priceChainWords,
  priceEditorWords,
  qrCodeWords,
  ratingInputWords,
  readingWords,
  reconciliationSheetWords,
  replayNoticeWords,
  routeBuilderWords,
  savedViewsWords,
  selectWords,
  signalGaugeWords,
  sliderWords,
  sosBatchEditorWords,
  soundControlWords,
  sparklineWords,
  splitPaneWords,
  splitRatioEditorWords,
  statusBarWords,
  stepsWords,
  tableExportWords,
  textAreaWords,
  textFieldWords,
  timelineWords,
  toastWords,
  treeWords,
  treeSelectWords,
  weekScheduleWords,
  dateWords,
  fieldWords,
  referenceWords,
  choiceWords,
  undoWords,
  listWords,
] as const;

type KeyIn<Table> = Table extends object ? Extract<keyof Table, string> : never;
/** The key of a phrase that a component shows, or that names a problem. */
export type WordKey = KeyIn<(typeof tables)[number]>;

/**
 * Every phrase of the components and of the domain by its key, for who translates them.
 * Large: load it in your tools, or in a chunk of its own.
 * @spec SHL-12 LIB-04
 */
export const allWords: Readonly<Record<WordKey, Phrase>> = /* #__PURE__ */ Object.assign({}, ...tables);
