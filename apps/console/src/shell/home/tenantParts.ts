/** What another area shows on the page of tenant settings, loaded when it is opened. */
export { BrandPart, ForcePushPart, PowersPart } from '../../role/routes.ts';
