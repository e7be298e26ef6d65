import { DEMO_CREDENTIALS, LIMITED_CREDENTIALS } from '@/lib/loading/demo-accounts';

/** The accounts of the offline backend. */
export const DEMO_ACCOUNTS = [
  { ...DEMO_CREDENTIALS, may: 'everything' },
  { ...LIMITED_CREDENTIALS, may: 'everything but change roles and users' },
] as const;
