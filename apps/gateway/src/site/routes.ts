import type { areaShapes } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import { areaZoom, pointZoom } from '@fireline/domain/site';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import type { Addresses } from './addresses.ts';
import type { BaseMap } from './mapSettings.ts';
import type { Geocoding } from './geocoding.ts';
import { head } from './heads/actions.ts';
import { importRoutes } from './imports/routes.ts';
import * as maints from './maints/actions.ts';
import * as maintUsers from './maints/users.ts';
import * as proofs from './memberProofs.ts';
import * as members from './members.ts';
import * as orgs from './orgs.ts';
import { choices } from './choices.ts';
import * as partners from './partners/actions.ts';
import * as inspectors from './units/inspectors.ts';
import { assignMaint, undoAssignMaint } from './moves/maints.ts';
import { changePartner, undoChangePartner } from './moves/places.ts';
import { moveUnits } from './units/move.ts';
import { undoMoveUnits } from './units/undo.ts';
import { saveTenant, tenant } from './partners/tenant.ts';
import * as places from './places.ts';
import { projectRoutes } from './projects/routes.ts';
import { searchPlaces } from './search.ts';
import * as units from './units/actions.ts';

export interface SiteRouteOptions {
  readonly base: BaseMap;
  readonly geocoding: Geocoding;
  readonly addresses: Addresses;
}

export const siteRoutes = ({ base, geocoding, addresses }: SiteRouteOptions): HandlersOf<typeof areaShapes.site> => ({
  map: signedIn((send, context) => actions.map(send, context)),
  counts: signedIn((send, context) => actions.counts(send, context)),
  heat: signedIn((send, context) => orgs.heat(send, context)),
  heatChoices: signedIn((_, context) => orgs.heatChoices(context)),
  mapSettings: signedIn(async (_, context) =>
    ok({
      base,
      areaZoom,
      pointZoom,
      geocoders: [...geocoding.names],
      middle: await places.middle(context),
    }),
  ),
  choices: signedIn((send, context) => choices(send, context)),
  units: signedIn((send, context) => units.list(send, context)),
  unit: signedIn(({ unitId }, context) => units.detail(unitId, context)),
  createUnit: signedIn((send, context) => units.create(send, context)),
  changeUnit: signedIn((send, context) => units.change(send, context)),
  deleteUnit: signedIn(({ unitId }, context) => units.remove(unitId, context)),
  inspectors: signedIn(({ unitId }, context) => inspectors.list(unitId, context)),
  createInspector: signedIn((send, context) => inspectors.create(send, context)),
  changeInspector: signedIn((send, context) => inspectors.change(send, context)),
  removeInspector: signedIn((send, context) => inspectors.remove(send, context)),
  inspectorAccounts: signedIn(({ unitId }, context) => inspectors.accounts(unitId, context)),
  bindInspector: signedIn((send, context) => inspectors.bind(send, context)),
  restoreInspector: signedIn((send, context) => inspectors.restore(send, context)),
  maints: signedIn((send, context) => maints.list(send, context)),
  createMaint: signedIn((send, context) => maints.create(send, context)),
  changeMaint: signedIn((send, context) => maints.change(send, context)),
  deleteMaint: signedIn(({ maintId }, context) => maints.remove(maintId, context)),
  maintUsers: signedIn((send, context) => maintUsers.list(send, context)),
  setMaintNotice: signedIn((send, context) => maintUsers.setNotice(send, context)),
  assignMaint: signedIn((send, context) => assignMaint(send, context)),
  undoAssignMaint: signedIn((send, context) => undoAssignMaint(send, context)),
  partners: signedIn((send, context) => partners.list(send, context)),
  moveUnits: signedIn((send, context) => moveUnits(send, context)),
  undoMoveUnits: signedIn((send, context) => undoMoveUnits(send, context)),
  tenant: signedIn((_, context) => tenant(context)),
  saveTenant: signedIn((send, context) => saveTenant(send, context)),
  partner: signedIn(({ partnerId }, context) => partners.detail(partnerId, context)),
  createPartner: signedIn((send, context) => partners.create(send, context)),
  changePartnerFacts: signedIn((send, context) => partners.change(send, context)),
  savePowers: signedIn((send, context) => partners.savePowers(send, context)),
  disablePartner: signedIn(({ partnerId }, context) => partners.disable(partnerId, context)),
  enablePartner: signedIn(({ partnerId }, context) => partners.enable(partnerId, context)),
  deletePartner: signedIn(({ partnerId }, context) => partners.remove(partnerId, context)),
  ...projectRoutes,
  places: signedIn((send, context) => places.list(send, context)),
  place: signedIn(({ placeId }, context) => places.detail(placeId, context)),
  createPlace: signedIn((send, context) => places.create(send, context)),
  changePlace: signedIn((send, context) => places.change(send, context)),
  deletePlace: signedIn(({ placeId }, context) => places.remove(placeId, context)),
  changePartner: signedIn((send, context) => changePartner(send, context)),
  undoChangePartner: signedIn((send, context) => undoChangePartner(send, context)),
  members: signedIn(({ placeId }, context) => members.list(placeId, context)),
  addMember: signedIn((send, context) => members.add(send, context)),
  changeMember: signedIn((send, context) => members.change(send, context)),
  unbindMembers: signedIn((send, context) => members.unbind(send, context)),
  memberships: signedIn((_, context) => proofs.memberships(context)),
  sendMemberCode: signedIn(({ memberId }, context) => proofs.sendCode(memberId, context)),
  verifyMember: signedIn((send, context) => proofs.verify(send, context)),
  placeHead: signedIn(({ placeId }, context) => head({ of: 'place', id: placeId }, context)),
  unitHead: signedIn(({ unitId }, context) => head({ of: 'unit', id: unitId }, context)),
  buildingHead: signedIn(({ buildingId }, context) => head({ of: 'building', id: buildingId }, context)),
  projectHead: signedIn(({ projectId }, context) => head({ of: 'project', id: projectId }, context)),
  ...importRoutes,
  searchPlaces: signedIn((send, context) => searchPlaces(send, context)),
  geocode: signedIn((send, context) => addresses.geocode(send, context)),
  reverse: signedIn((send, context) => addresses.reverse(send, context)),
});
