import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where people type or place something that a gateway is to keep. */
const entering =
  /<(Form|DraftForm|FormDrawer|TextField|TextArea|NumberField|PasswordField|AlarmHandlingForm|FileDrop|ImagePicker|PlanDevices)\b/;
const guarded = /\b(DraftForm|FormDrawer|useDraft|usePlanDrafts|useConfirmLeave)\b/;

/** Without a draft of its own, and why. */
const exempt: Readonly<Record<string, string>> = {
  'alarm/hazards/HazardFields.tsx': 'fields of HazardForm and StepForms',
  'alarm/rules/RuleFields.tsx': 'fields of RuleForm',
  'alarm/triggers/TriggerFields.tsx': 'fields of TriggerForm',
  'analysis/electricity/ElectricityScreen.tsx': 'a price lives in the address',
  'building/BuildingFields.tsx': 'fields of BuildingForm',
  'message/AnnouncementText.tsx': 'fields of AnnouncementForm',
  'message/centre/Blocks.tsx': 'a number and an IMEI, sent as soon as they are typed',
  'role/LogoField.tsx': 'a field of BrandForm',
  'site/projects/labels/LabelSheetDrawer.tsx': 'a picture of what is printed; nothing is kept',
  'device/defence/ZoneBatch.tsx': 'one reason, sent as soon as it is typed',
  'device/downlink/BatchCommand.tsx': 'a command for the ticked devices, which a draft would not know again',
  'device/downlink/CommandFields.tsx': 'fields of SendCommand and BatchCommand',
  'device/phoneBook/PhoneBookEditor.tsx': 'fields of PhoneBookForm',
  'device/register/SpotFields.tsx': 'fields of NewDevice and MoveDevices',
  'device/tasks/TaskFields.tsx': 'fields of TaskForm',
  'finance/payment/BuyPackages.tsx': 'a package and how many; what is ordered is kept by the gateway',
  'inspection/plans/FailureFields.tsx': 'fields of PlanForm and DecisionForm',
  'lib/account/AccountFields.tsx': 'fields of NewUser and ChangedUser',
  'lib/imports/FileStep.tsx': 'a file that stands on the disk of its sender',
  'lib/list/SearchField.tsx': 'lives in the address',
  'lib/record/RecordFields.tsx': 'fields of RecordForm',
  'plan/excerpt/PlanExcerpt.tsx': 'shows where devices are; nothing is placed',
  'plan/form/KeyForm.tsx': 'a key: never kept',
  'plan/marks/PlanMarksPanel.tsx': 'what it changes is kept by PlanSheet',
  'plan/publish/PlanUploadChoice.tsx': 'the chosen file is held by PlanUploadDialog',
  'renewal/devices/GiveDays.tsx': 'days for the ticked devices, which a draft would not know again',
  'renewal/meal/PackagePart.tsx': 'a package and how many; the basket is kept',
  'service/orders/OrderBatch.tsx': 'an agent for the ticked orders, which a draft would not know again',
  'service/orders/OrderFields.tsx': 'fields of CreateOrderScreen',
  'site/projects/ProjectFields.tsx': 'fields of ProjectForm',
  'shell/start/WorkbenchScreen.tsx': 'filters the pages; nothing is sent',
  'shell/menu/MenuPanel.tsx': 'filters the menu; nothing is sent',
  'session/LoginScreen.tsx': 'a password: never kept',
  'session/codes/CodeLogin.tsx': 'a code: never kept',
  'session/codes/NumberFields.tsx': 'fields of the forms that send codes',
  'session/codes/ResetPassword.tsx': 'a password and a code: never kept',
};

const screens = globSync('apps/console/src/**/*.tsx', {
  exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/*.support.tsx'],
})
  .map((path) => ({
    name: path.replaceAll('\\', '/').replace('apps/console/src/', ''),
    text: readFileSync(path, 'utf8'),
  }))
  .filter(({ name, text }) => entering.test(text) && !name.startsWith('lib/form/'));

it('every form of the console keeps a draft, or asks before it is left [SHL-25]', () => {
  const bare = screens.filter(({ name, text }) => !guarded.test(text) && !(name in exempt)).map(({ name }) => name);
  expect(bare).toEqual([]);
});

it('no form is exempt that is not there, or needs it no more [SHL-25]', () => {
  const bare = new Set(screens.filter(({ text }) => !guarded.test(text)).map(({ name }) => name));
  expect(Object.keys(exempt).filter((name) => !bare.has(name))).toEqual([]);
});

it('a form with a password names it as a secret of its draft [SES-01]', () => {
  const telling = screens.filter(
    ({ text }) => /<PasswordField\b/.test(text) && /<(DraftForm|FormDrawer)\b/.test(text) && !/secrets=/.test(text),
  );
  expect(telling.map(({ name }) => name)).toEqual([]);
});
