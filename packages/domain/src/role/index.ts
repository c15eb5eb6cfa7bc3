export { type RentKind, type Role, rentKinds, roles, rolesIn } from './roles.ts';
export {
  type Scope,
  type Whereabouts,
  actingScope,
  isInScope,
  isWithinPartners,
  partnersOf,
  placesOf,
} from './scope.ts';
export { type WhereNode, keptNode } from './move.ts';
export {
  type Button,
  type PermissionAction,
  buttonNames,
  buttons,
  mayHold,
  permissionActions,
  rolesOfAction,
} from './buttons.ts';
export {
  type MatrixCell,
  type MatrixRow,
  type Permission,
  type PermissionNode,
  deviceButtons,
  devicePermissions,
  grantState,
  grantUnder,
  grantedOf,
  matrixOf,
  permissionOf,
  permissionsUnder,
  revokeUnder,
  rolesOf,
  roleNotice,
} from './matrix.ts';
export {
  type PermissionChanges,
  countGranted,
  neededBy,
  permissionChanges,
  pressButton,
  withoutEffect,
} from './dependence.ts';
export { hasRight, mayShow } from './held.ts';
export { roleForm } from './roleForm.ts';
export { roleDescriptionChars, roleNameChars, rolesMax } from './limits.ts';
export { permissionWords } from './permission/words.ts';
export { roleLimitWords, roleWords } from './words.ts';
