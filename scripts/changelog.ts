// npm run changelog: writes CHANGELOG.md from the commits, by day and topic, newest first. Run before a release.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** The topic of a commit: the first of these that matches one of its files. */
const groups: readonly [title: string, files: RegExp][] = [
  ['Deployment and backends', /^(deploy\/|scripts\/check-(api|deployment))/],
  ['The application', /^(public|src\/(?!mocks|generated|development|.*\.test\.))/],
  ['Tools, tests and documents', /^/],
];

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface Commit {
  date: string;
  subject: string;
  group: string;
}

const commits = execFileSync(
  'git',
  ['log', '--no-merges', '--name-only', '--date=short', '--format=%x1e%ad%x1f%s%x1f'],
  { encoding: 'utf8', maxBuffer: 2 ** 26 },
)
  .split('\x1e')
  .slice(1)
  .map((entry): Commit => {
    const [date = '', subject = '', names = ''] = entry.split('\x1f');
    const files = names.trim().split('\n');
    const group = groups.find(([, pattern]) => files.some((file) => pattern.test(file)));
    return { date, subject, group: group?.[0] ?? '' };
  });

/** Subjects are plain text, so Markdown is escaped. */
const escaped = (text: string) => text.replaceAll(/[\\`*_<>[\]]/g, '\\$&');

const section = (date: string, own: readonly Commit[]) => {
  const parts = groups.flatMap(([title]) => {
    const lines = own.filter(({ group }) => group === title).map(({ subject }) => `- ${escaped(subject)}`);
    return lines.length > 0 ? [`### ${title}`, '', ...lines, ''] : [];
  });
  return [`## ${day.format(new Date(date))}`, '', ...parts];
};

const days = Map.groupBy(commits, ({ date }) => date);
const lines = [
  '# What has changed',
  '',
  'By day, newest first. Made of the commits by `npm run changelog`; each says why in its own text.',
  '',
  ...[...days].toSorted(([a], [b]) => b.localeCompare(a)).flatMap(([date, own]) => section(date, own)),
];
writeFileSync('CHANGELOG.md', `${lines.join('\n').trimEnd()}\n`);
