/** What other areas show on the page of partners, loaded when it is opened. */
export { BrandForm, ForcePushForm, PartnerPowersForm } from '../../role/routes.ts';
