import { firstLoad, loader, screen } from './scripts/first-load.ts';

const budget = (name: string, modules: string[], limit: string) => ({
  name: `${name}: scripts and styles, gzip`,
  path: firstLoad(modules),
  limit,
  gzip: true,
});

export default [
  budget('Login', [], '184 kB'),
  budget(
    'Feature list',
    [screen('_shell'), screen('_shell/features.index'), loader('_shell/features.index')],
    '341 kB',
  ),
];
