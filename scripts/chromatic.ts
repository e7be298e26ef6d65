import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('Chromatic needs the token of its project: set CHROMATIC_PROJECT_TOKEN and run this again.');
  process.exit(1);
}
const { status } = spawnSync('chromatic', ['--build-script-name', 'build-storybook'], { stdio: 'inherit' });
process.exit(status ?? 1);
