import { type Head, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';

const often = { isPolling: true } as const;

// the figures and the floors of a record, asked for once and again while its page is open
export const usePlaceHead = (placeId: number): Head | undefined =>
  useCall(siteCalls.placeHead, { placeId }, often).data;
export const useUnitHead = (unitId: number): Head | undefined => useCall(siteCalls.unitHead, { unitId }, often).data;
export const useBuildingHead = (buildingId: number): Head | undefined =>
  useCall(siteCalls.buildingHead, { buildingId }, often).data;
export const useProjectHead = (projectId: number): Head | undefined =>
  useCall(siteCalls.projectHead, { projectId }, often).data;
