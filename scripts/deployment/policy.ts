import { securityHeaders } from '../servers/headers.ts';
import { type Answer, came, header } from './answers.ts';

/** The directives that only forbid more, or say whom to tell. */
const harmless = ['block-all-mixed-content', 'report-to', 'report-uri', 'upgrade-insecure-requests'];

type Sources = readonly string[];

/** The sources of each directive; a browser takes the first of a name. */
const directivesOf = (policy: string): Map<string, Sources> => {
  const given = policy.split(';').map((directive) => directive.trim().split(/\s+/) as [string, ...string[]]);
  return new Map(given.reverse().map(([name, ...sources]) => [name.toLowerCase(), sources]));
};

/** One host by its name, over TLS or on this computer: not all of a scheme, nor all names below another. */
const isHost = (source: string) =>
  /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/\S*)?$/.test(source);

/** Whether a source that the application does not need may be there: images are read, and copied, from hosts like these. */
const mayBeAdded = (name: string, source: string) =>
  (name === 'connect-src' || name === 'img-src') && isHost(source);

interface Difference {
  lacking: string[];
  tooMuch: string[];
}

const compare = (policy: string, connect: Sources): Difference => {
  const given = directivesOf(policy);
  const shipped = directivesOf(securityHeaders('')['Content-Security-Policy'] ?? '');
  const lacking: string[] = [];
  const tooMuch: string[] = [];
  for (const [name, sources] of shipped) {
    const needed = name === 'connect-src' ? [...sources, ...connect] : sources;
    const allowed = given.get(name);
    // 'none' counts only where it is alone, and a directive without a source is as good.
    const nothing = needed.join() === "'none'" && allowed?.length === 0;
    if (!nothing && needed.some((source) => !allowed?.includes(source)))
      lacking.push(`should have “${[name, ...needed].join(' ')}”, ${came(allowed?.join(' '))}`);
    const more = allowed?.filter((source) => !needed.includes(source) && !mayBeAdded(name, source)) ?? [];
    if (more.length > 0) tooMuch.push(`allows too much by “${[name, ...more].join(' ')}”`);
  }
  for (const [name, sources] of given) {
    if (name === '' || shipped.has(name) || harmless.includes(name)) continue;
    const more = sources.filter((source) => source !== "'self'" && source !== "'none'");
    if (more.length > 0) tooMuch.push(`allows too much by “${[name, ...more].join(' ')}”`);
  }
  return { lacking, tooMuch };
};

/**
 * What the Content-Security-Policy of an answer lacks, and what it allows beyond what the application needs; `connect`
 * are the origins of the API and of the error reports. Of several policies each has to allow something, and one is enough
 * to forbid it.
 */
export const policyFindings = (answer: Answer, connect: Sources): string[] => {
  const policy = header(answer, 'Content-Security-Policy');
  if (policy === '') return [`${answer.path}: Content-Security-Policy is missing.`];
  const all = policy.split(',').map((one) => compare(one, connect));
  const lacking = all.flatMap((one) => one.lacking);
  const tooMuch = all.some((one) => one.tooMuch.length === 0) ? [] : (all[0]?.tooMuch ?? []);
  return [...lacking, ...tooMuch].map((text) => `${answer.path}: the Content-Security-Policy ${text}.`);
};
