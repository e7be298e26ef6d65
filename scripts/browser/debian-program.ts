import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

interface Program {
  /** The name in messages. */
  title: string;
  /** The names of its executable on different systems, best first. */
  names: string[];
  /** Full paths in addition to PATH. */
  places?: string[];
  packages: string[];
  /** The environment variable for its path. */
  variable: string;
}

const installed = ({ names, places = [], variable }: Program): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env[variable] ?? '', ...onPath, ...places].find((path) => path !== '' && existsSync(path));
};

/** The path of a program on this machine; installs it on Debian as root if missing. */
export const findProgram = (program: Program): string => {
  const found = installed(program);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`No ${program.title} found: installing it with apt-get.`);
    // Steps that run side by side may all miss it, and apt-get does not wait for another one.
    const install = `apt-get update -q && apt-get install -qy --no-install-recommends ${program.packages.join(' ')}`;
    execFileSync('flock', [join(tmpdir(), 'install-programs.lock'), 'sh', '-c', install], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const fresh = installed(program);
    if (fresh !== undefined) return fresh;
  }
  throw new Error(`No ${program.title} found: install one, or name its path in ${program.variable}.`);
};
