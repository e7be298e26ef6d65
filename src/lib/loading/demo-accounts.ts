// Plain literals: a production build can tell that nothing needs them, and leaves them out.

/** What the administrator of the offline backend signs in with; public by design, it opens nothing else. */
export const DEMO_CREDENTIALS = { email: 'admin@example.com', password: 'Annapurna#8091' };

/** The same for the editor, who may not change roles and users. */
export const LIMITED_CREDENTIALS = { email: 'editor@example.com', password: 'Machhapuchhre#6993' };
