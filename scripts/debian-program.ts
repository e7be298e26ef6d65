import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** What it is called in messages. */
  title: string;
  /** Its executable, by the names that it has on different systems, the best first. */
  names: string[];
  /** Full paths beside those in PATH. */
  places?: string[];
  /** Debian's packages. */
  packages: string[];
  /** The environment variable in which its path can be given. */
  variable: string;
}

const installed = ({ names, places = [], variable }: Program): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env[variable] ?? '', ...onPath, ...places].find((path) => path !== '' && existsSync(path));
};

/** The path of a program on this machine; on Debian as root it is installed when there is none. */
export const findProgram = (program: Program): string => {
  const found = installed(program);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`No ${program.title} found: installing it with apt-get.`);
    execFileSync('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', ...program.packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const fresh = installed(program);
    if (fresh !== undefined) return fresh;
  }
  throw new Error(`No ${program.title} found: install one, or name its path in ${program.variable}.`);
};
