import type { Screens } from '../lib/page/screen.ts';

export const tariffScreens = {
  tariffCentreHome: () => import('./home/TariffHomeScreen.tsx').then((m) => m.TariffHomeScreen),
  consumptionControl: () => import('./control/ConsumptionControlScreen.tsx').then((m) => m.ConsumptionControlScreen),
  resourceConsumption: () =>
    import('./consumption/ResourceConsumptionScreen.tsx').then((m) => m.ResourceConsumptionScreen),
  resourceTransactions: () =>
    import('./transactions/ResourceTransactionsScreen.tsx').then((m) => m.ResourceTransactionsScreen),
  pricesPlatform: () => import('./prices/PricesPlatformScreen.tsx').then((m) => m.PricesPlatformScreen),
  pricesTenant: () => import('./prices/PricesTenantScreen.tsx').then((m) => m.PricesTenantScreen),
  pricesFree: () => import('./grants/PricesFreeScreen.tsx').then((m) => m.PricesFreeScreen),
  pricesDevice: () => import('./prices/ResoldScreen.tsx').then((m) => m.PricesDeviceScreen),
  pricesCloud: () => import('./prices/ResoldScreen.tsx').then((m) => m.PricesCloudScreen),
  servicePrice: () => import('./prices/ResoldScreen.tsx').then((m) => m.ServicePriceScreen),
  superiorPrice: () => import('./prices/BuyingScreens.tsx').then((m) => m.SuperiorPriceScreen),
  pricesQuery: () => import('./prices/BuyingScreens.tsx').then((m) => m.PricesQueryScreen),
  dealerPrice: () => import('./prices/DealerPriceScreen.tsx').then((m) => m.DealerPriceScreen),
} satisfies Screens;
