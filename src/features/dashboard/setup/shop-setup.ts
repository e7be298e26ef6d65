import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

/** The steps that get a shop ready, in order. */
export const stepKeys = [
  'vendors',
  'regions',
  'activities',
  'package',
  'days',
  'departures',
  'stay',
  'banner',
  'settings',
] as const;

export type StepKey = (typeof stepKeys)[number];

interface ShopSetup {
  /** The steps found done: they are not asked about again. */
  done: readonly StepKey[];
  /** The user does not want to see it. */
  away: boolean;
}

const isOneOf = (keys: readonly unknown[], key: unknown) => keys.includes(key);

const parseSetup = (stored: unknown): ShopSetup => {
  const { done, away } = isRecord(stored) ? stored : {};
  return {
    done: Array.isArray(done) ? stepKeys.filter((key) => isOneOf(done, key)) : [],
    away: away === true,
  };
};

/** How far the setup of the shop has got, as this browser knows. */
export const shopSetup = createLocalSetting('shop-setup', parseSetup);

export const useShopSetup = () => useSyncExternalStore(shopSetup.subscribe, shopSetup.get);

export const markDone = (key: StepKey): void => {
  const { done, away } = shopSetup.get();
  if (!done.includes(key)) shopSetup.set({ done: [...done, key], away });
};

export const putAway = (away: boolean): void => shopSetup.set({ ...shopSetup.get(), away });
