import {
  alarmDeskWords,
  alarmDutyWords,
  alarmHazardWords,
  alarmRuleWords,
  alarmSoundWords,
  alarmWords,
} from '@fireline/domain/alarm';
import { analysisSafetyWords, analysisWords } from '@fireline/domain/analysis';
import { buildingWords } from '@fireline/domain/building';
import {
  deviceCameraWords,
  deviceCommandWords,
  deviceDefenceWords,
  deviceImportColumnWords,
  deviceImportWords,
  deviceLifeWords,
  deviceGb26875Words,
  deviceKeyWords,
  deviceSendingWords,
  deviceSosWords,
  deviceTaskWords,
  deviceUpgradeWords,
  deviceUpkeepWords,
  deviceWords,
} from '@fireline/domain/device';
import { financeRefundWords, financeSplitWords, financeWords } from '@fireline/domain/finance';
import { inspectionCatalogueWords, inspectionRefusalWords, inspectionWords } from '@fireline/domain/inspection';
import { fillWords, formWords, type Language, type Problem, type Words, withFigures } from '@fireline/domain/lib';
import { messageSendingWords, messageWords } from '@fireline/domain/message';
import { orgWords } from '@fireline/domain/org';
import { planWords } from '@fireline/domain/plan';
import { publicLinkWords } from '@fireline/domain/public';
import { renewalWords } from '@fireline/domain/renewal';
import { permissionWords, roleWords } from '@fireline/domain/role';
import { diagnosisWords, serviceHelpWords, serviceWords } from '@fireline/domain/service';
import {
  sessionImportWords,
  sessionLogFieldWords,
  sessionLogWords,
  sessionUserWords,
  sessionWords,
} from '@fireline/domain/session';
import { shellWords } from '@fireline/domain/shell';
import { siteFormWords, siteImportWords, siteUnitImportWords, siteWords } from '@fireline/domain/site';
import { sheetWords } from '@fireline/domain/site/sheets';
import { tariffWords } from '@fireline/domain/tariff';

/** Every table with words for problems: a server downloads nothing, and no refusal may reach its reader as a bare code. */
const words: Words = {
  ...formWords,
  ...shellWords,
  ...sessionWords,
  ...sessionUserWords,
  ...sessionImportWords,
  ...sessionLogWords,
  ...sessionLogFieldWords,
  ...roleWords,
  ...permissionWords,
  ...orgWords,
  ...deviceWords,
  ...deviceCameraWords,
  ...deviceCommandWords,
  ...deviceDefenceWords,
  ...deviceImportColumnWords,
  ...deviceImportWords,
  ...deviceLifeWords,
  ...deviceGb26875Words,
  ...deviceKeyWords,
  ...deviceSendingWords,
  ...deviceSosWords,
  ...deviceTaskWords,
  ...deviceUpgradeWords,
  ...deviceUpkeepWords,
  ...alarmWords,
  ...alarmDeskWords,
  ...alarmDutyWords,
  ...alarmHazardWords,
  ...alarmRuleWords,
  ...alarmSoundWords,
  ...siteWords,
  ...siteFormWords,
  ...siteImportWords,
  ...siteUnitImportWords,
  ...sheetWords,
  ...buildingWords,
  ...planWords,
  ...inspectionWords,
  ...inspectionRefusalWords,
  ...inspectionCatalogueWords,
  ...messageWords,
  ...messageSendingWords,
  ...tariffWords,
  ...financeWords,
  ...financeRefundWords,
  ...financeSplitWords,
  ...renewalWords,
  ...serviceWords,
  ...serviceHelpWords,
  ...diagnosisWords,
  ...analysisWords,
  ...analysisSafetyWords,
  ...publicLinkWords,
};

/**
 * A problem in the reader's language. What holds for any field ('required') is told with the field's name on the wire; sentences of an
 * area say themselves what they are about.
 */
export function wordsFor(problem: Problem, language: Language): string {
  const text = fillWords(words[problem.code]?.[language] ?? problem.code, withFigures(problem.args));
  return problem.field && problem.code.startsWith('form.') ? `${problem.field}: ${text}` : text;
}
