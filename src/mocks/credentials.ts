/** The accounts of the offline backend; public by design, they open nothing else. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', password: 'Annapurna#8091' },
  { email: 'editor@example.com', password: 'Machhapuchhre#6993' },
] as const;

export const DEMO_CREDENTIALS = DEMO_ACCOUNTS[0];
