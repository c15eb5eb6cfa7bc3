import type { Migration } from 'kysely/migration';
import { m0001Foundation } from './m0001Foundation.ts';
import { m0002City } from './m0002City.ts';
import { m0003Plans } from './m0003Plans.ts';
import { m0004Sites } from './m0004Sites.ts';
import { m0005Buildings } from './m0005Buildings.ts';
import { m0006PlanResources } from './m0006PlanResources.ts';
import { m0007Reports } from './m0007Reports.ts';
import { m0008Received } from './m0008Received.ts';
import { m0009PasswordTries } from './m0009PasswordTries.ts';
import { m0018Packing } from './m0018Packing.ts';
import { m0019AccessRecords } from './m0019AccessRecords.ts';
import { m0020Roles } from './m0020Roles.ts';
import { m0021Accounts } from './m0021Accounts.ts';
import { m0022LogOrigins } from './m0022LogOrigins.ts';
import { m0023Parties } from './m0023Parties.ts';
import { m0024RootOrganisations } from './m0024RootOrganisations.ts';
import { m0025SessionAddresses } from './m0025SessionAddresses.ts';
import { m0026ForcePush } from './m0026ForcePush.ts';
import { m0027AddressedEvents } from './m0027AddressedEvents.ts';
import { m0028Jobs } from './m0028Jobs.ts';
import { m0029Operator } from './m0029Operator.ts';
import { m0030Images } from './m0030Images.ts';
import { m0031PartnerPowers } from './m0031PartnerPowers.ts';
import { m0032Imports } from './m0032Imports.ts';
import { m0037Companies } from './m0037Companies.ts';
import { m0036Units } from './m0036Units.ts';
import { m0039Partners } from './m0039Partners.ts';
import { m0040Codes } from './m0040Codes.ts';
import { m0042Projects } from './m0042Projects.ts';
import { m0043Feedback } from './m0043Feedback.ts';
import { m0047Messages } from './m0047Messages.ts';
import { m0053TriggersSounds } from './m0053TriggersSounds.ts';
import { m0048AlarmRules } from './m0048AlarmRules.ts';
import { m0049Sending } from './m0049Sending.ts';
import { m0056DeviceKeys } from './m0056DeviceKeys.ts';
import { m0046Hazards } from './m0046Hazards.ts';
import { m0044DeviceLife } from './m0044DeviceLife.ts';
import { m0041Orgs } from './m0041Orgs.ts';
import { m0051DeviceDays } from './m0051DeviceDays.ts';
import { m0050Downlink } from './m0050Downlink.ts';
import { m0052DrillsDuty } from './m0052DrillsDuty.ts';
import { m0057PlaceDays } from './m0057PlaceDays.ts';
import { m0058Brand } from './m0058Brand.ts';
import { m0060Silences } from './m0060Silences.ts';
import { m0061Sounds } from './m0061Sounds.ts';
import { m0063ProjectLabels } from './m0063ProjectLabels.ts';
import { m0064EmbedKeys } from './m0064EmbedKeys.ts';
import { m0055Media } from './m0055Media.ts';
import { m0054UpgradesUpkeep } from './m0054UpgradesUpkeep.ts';
import { m0065ImportHeaders } from './m0065ImportHeaders.ts';
import { m0066Carriers } from './m0066Carriers.ts';
import { m0069HandledTogether } from './m0069HandledTogether.ts';
import { m0070DeviceHolders } from './m0070DeviceHolders.ts';
import { m0072DeviceRoom } from './m0072DeviceRoom.ts';
import { m0075HazardMeasures } from './m0075HazardMeasures.ts';
import { m0076SilencesOf } from './m0076SilencesOf.ts';
import { m0073PhoneBooks } from './m0073PhoneBooks.ts';
import { m0074UpkeepPhotos } from './m0074UpkeepPhotos.ts';
import { m0071EndedSessions } from './m0071EndedSessions.ts';
import { m0059Upgrades } from './m0059Upgrades.ts';
import { m0077SealedSecrets } from './m0077SealedSecrets.ts';
import { m0082Inspectors } from './m0082Inspectors.ts';
import { m0083NoticesBy } from './m0083NoticesBy.ts';
import { m0085LettersAbout } from './m0085LettersAbout.ts';
import { m0091HazardReminders } from './m0091HazardReminders.ts';
import { m0094MovesBack } from './m0094MovesBack.ts';
import { m0096SiteChanges } from './m0096SiteChanges.ts';
import { m0097InspectionCatalogue } from './m0097InspectionCatalogue.ts';
import { m0098InspectionPoints } from './m0098InspectionPoints.ts';
import { m0108Unanswered } from './m0108Unanswered.ts';
import { m0110Gifts } from './m0110Gifts.ts';
import { m0106BoundedClocks } from './m0106BoundedClocks.ts';
import { m0104CodeAskers } from './m0104CodeAskers.ts';
import { m0103ImportShares } from './m0103ImportShares.ts';
import { m0105TransmissionPorts } from './m0105TransmissionPorts.ts';
import { m0110bLetterWords } from './m0110bLetterWords.ts';
import { m0110cSubmitters } from './m0110cSubmitters.ts';
import { m0111CodeTries } from './m0111CodeTries.ts';
import { m0111bCodeNumbers } from './m0111bCodeNumbers.ts';
import { m0112bTenantSettings } from './m0112bTenantSettings.ts';
import { m0112cPlaceSounds } from './m0112cPlaceSounds.ts';
import { m0112Money } from './m0112Money.ts';
import { m0113OrderLetters } from './m0113OrderLetters.ts';
import { m0114PlanSketches } from './m0114PlanSketches.ts';
import { m0130MoneySplits } from './m0130MoneySplits.ts';
import { m0135MoneyRefunds } from './m0135MoneyRefunds.ts';
import { m0145InspectorPhones } from './m0145InspectorPhones.ts';
import { m0150Diagnoses } from './m0150Diagnoses.ts';
import { m0155Renewal } from './m0155Renewal.ts';
import { m0160FaqVotes } from './m0160FaqVotes.ts';
import { m0161Chats } from './m0161Chats.ts';
import { m0170PayCodes } from './m0170PayCodes.ts';
import { m0175TaskReminders } from './m0175TaskReminders.ts';
import { m0176RegistrationGrants } from './m0176RegistrationGrants.ts';
import { m0180MediaAnchors } from './m0180MediaAnchors.ts';
import { m0181DayGifts } from './m0181DayGifts.ts';
import { m0185MoneyCases } from './m0185MoneyCases.ts';
import { m0186ReceiverNames } from './m0186ReceiverNames.ts';
import { m0190PatrolDispatch } from './m0190PatrolDispatch.ts';
import { m0191OrderLevels } from './m0191OrderLevels.ts';
import { m0192SavedReplies } from './m0192SavedReplies.ts';
import { m0195RefundNumbers } from './m0195RefundNumbers.ts';
import { m0196MoneyBack } from './m0196MoneyBack.ts';
import { m0197CameraServiceLog } from './m0197CameraServiceLog.ts';
import { m0198ResultsByPoint } from './m0198ResultsByPoint.ts';
import { m0115UnitDraws } from './m0115UnitDraws.ts';
import { m0116UnitDays } from './m0116UnitDays.ts';
import { m0120WorkOrders } from './m0120WorkOrders.ts';
import { m0121RemindersLast } from './m0121RemindersLast.ts';
import { m0099LookedAfter } from './m0099LookedAfter.ts';
import { m0092AlarmsFirst } from './m0092AlarmsFirst.ts';
import { m0087BuildingRevisions } from './m0087BuildingRevisions.ts';
import { m0078DeviceReminders } from './m0078DeviceReminders.ts';
import { m0080AccountRevisions } from './m0080AccountRevisions.ts';
import { m0081SiteMoves } from './m0081SiteMoves.ts';
import { m0125InspectionPlans } from './m0125InspectionPlans.ts';
import { m0126InspectionResults } from './m0126InspectionResults.ts';
import { m0127InspectionTags } from './m0127InspectionTags.ts';
import { m0140PriceBook } from './m0140PriceBook.ts';

/** Forward only, in this order. A released one never changes: a later one mends it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_foundation': m0001Foundation,
  '0002_city': m0002City,
  '0003_plans': m0003Plans,
  '0004_sites': m0004Sites,
  '0005_buildings': m0005Buildings,
  '0006_plan_resources': m0006PlanResources,
  '0007_reports': m0007Reports,
  '0008_received': m0008Received,
  '0009_password_tries': m0009PasswordTries,
  '0018_packing': m0018Packing,
  '0019_access_records': m0019AccessRecords,
  '0020_roles': m0020Roles,
  '0021_accounts': m0021Accounts,
  '0022_log_origins': m0022LogOrigins,
  '0023_parties': m0023Parties,
  '0024_root_organisations': m0024RootOrganisations,
  '0025_session_addresses': m0025SessionAddresses,
  '0026_force_push': m0026ForcePush,
  '0027_addressed_events': m0027AddressedEvents,
  '0028_jobs': m0028Jobs,
  '0029_operator': m0029Operator,
  '0030_images': m0030Images,
  '0031_partner_powers': m0031PartnerPowers,
  '0032_imports': m0032Imports,
  '0036_units': m0036Units,
  '0037_companies': m0037Companies,
  '0039_partners': m0039Partners,
  '0040_codes': m0040Codes,
  '0041_orgs': m0041Orgs,
  '0042_projects': m0042Projects,
  '0043_feedback': m0043Feedback,
  '0044_device_life': m0044DeviceLife,
  '0046_hazards': m0046Hazards,
  '0047_messages': m0047Messages,
  '0048_alarm_rules': m0048AlarmRules,
  '0049_sending': m0049Sending,
  '0050_downlink': m0050Downlink,
  '0051_device_days': m0051DeviceDays,
  '0052_drills_duty': m0052DrillsDuty,
  '0053_triggers_sounds': m0053TriggersSounds,
  '0054_upgrades_upkeep': m0054UpgradesUpkeep,
  '0055_media': m0055Media,
  '0056_device_keys': m0056DeviceKeys,
  '0057_place_days': m0057PlaceDays,
  '0058_brand': m0058Brand,
  '0059_upgrades': m0059Upgrades,
  '0060_silences': m0060Silences,
  '0061_sounds': m0061Sounds,
  '0063_project_labels': m0063ProjectLabels,
  '0064_embed_keys': m0064EmbedKeys,
  '0065_import_headers': m0065ImportHeaders,
  '0066_carriers': m0066Carriers,
  '0069_handled_together': m0069HandledTogether,
  '0070_device_holders': m0070DeviceHolders,
  '0072_device_room': m0072DeviceRoom,
  '0075_hazard_measures': m0075HazardMeasures,
  '0076_silences_of': m0076SilencesOf,
  '0073_phone_books': m0073PhoneBooks,
  '0074_upkeep_photos': m0074UpkeepPhotos,
  '0071_ended_sessions': m0071EndedSessions,
  '0077_sealed_secrets': m0077SealedSecrets,
  '0078_device_reminders': m0078DeviceReminders,
  '0082_inspectors': m0082Inspectors,
  '0083_notices_by': m0083NoticesBy,
  '0080_account_revisions': m0080AccountRevisions,
  '0081_site_moves': m0081SiteMoves,
  '0085_letters_about': m0085LettersAbout,
  '0091_hazard_reminders': m0091HazardReminders,
  '0087_building_revisions': m0087BuildingRevisions,
  '0092_alarms_first': m0092AlarmsFirst,
  '0094_moves_back': m0094MovesBack,
  '0096_site_changes': m0096SiteChanges,
  '0097_inspection_catalogue': m0097InspectionCatalogue,
  '0098_inspection_points': m0098InspectionPoints,
  '0108_unanswered': m0108Unanswered,
  '0110_gifts': m0110Gifts,
  '0106_bounded_clocks': m0106BoundedClocks,
  '0104_code_askers': m0104CodeAskers,
  '0103_import_shares': m0103ImportShares,
  '0105_transmission_ports': m0105TransmissionPorts,
  '0110b_letter_words': m0110bLetterWords,
  '0110c_submitters': m0110cSubmitters,
  '0099_looked_after': m0099LookedAfter,
  '0111_code_tries': m0111CodeTries,
  '0111b_code_numbers': m0111bCodeNumbers,
  '0112_money': m0112Money,
  '0112b_tenant_settings': m0112bTenantSettings,
  '0112c_place_sounds': m0112cPlaceSounds,
  '0113_order_letters': m0113OrderLetters,
  '0114_plan_sketches': m0114PlanSketches,
  '0115_unit_draws': m0115UnitDraws,
  '0116_unit_days': m0116UnitDays,
  '0120_work_orders': m0120WorkOrders,
  '0121_reminders_last': m0121RemindersLast,
  '0125_inspection_plans': m0125InspectionPlans,
  '0126_inspection_results': m0126InspectionResults,
  '0127_inspection_tags': m0127InspectionTags,
  '0130_money_splits': m0130MoneySplits,
  '0135_money_refunds': m0135MoneyRefunds,
  '0140_price_book': m0140PriceBook,
  '0145_inspector_phones': m0145InspectorPhones,
  '0150_diagnoses': m0150Diagnoses,
  '0155_renewal': m0155Renewal,
  '0160_faq_votes': m0160FaqVotes,
  '0161_chats': m0161Chats,
  '0170_pay_codes': m0170PayCodes,
  '0175_task_reminders': m0175TaskReminders,
  '0176_registration_grants': m0176RegistrationGrants,
  '0185_money_cases': m0185MoneyCases,
  '0186_receiver_names': m0186ReceiverNames,
  '0180_media_anchors': m0180MediaAnchors,
  '0181_day_gifts': m0181DayGifts,
  '0190_patrol_dispatch': m0190PatrolDispatch,
  '0191_order_levels': m0191OrderLevels,
  '0192_saved_replies': m0192SavedReplies,
  '0195_refund_numbers': m0195RefundNumbers,
  '0196_money_back': m0196MoneyBack,
  '0197_camera_service_log': m0197CameraServiceLog,
  '0198_results_by_point': m0198ResultsByPoint,
};
