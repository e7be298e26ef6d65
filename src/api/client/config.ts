import { shareFieldNames } from '@/lib/records/field-names';
import { isEmpty } from '@/lib/values/is-empty';
import { sleep, timings } from './timings';

/** A name that never resolves (RFC 6761): used if neither /config.json nor the build sets an API. */
const fallbackAddress = 'https://api.test';

/** Accepts an http(s) URL or a path on this origin; returns it without a trailing slash. */
const readAddress = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (/^\/(?![/\\])/.test(address)) return address.replace(/\/+$/, '');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return (origin + pathname).replace(/\/+$/, '');
};

/** Accepts the https URL template of map tiles, with placeholders for column, row and zoom. */
const readTiles = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const tiles = value.trim();
  const named = ['{x}', '{y}', '{z}'].every((place) => tiles.includes(place));
  return named && /^https:\/\/[^/]/i.test(tiles) && URL.canParse(tiles) ? tiles : undefined;
};

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const readSwitch = (value: unknown): boolean | undefined => {
  if (value === true || value === 1 || value === 'true' || value === '1') return true;
  if (value === false || value === 0 || value === 'false' || value === '0') return false;
  return undefined;
};

let address = readAddress(import.meta.env.VITE_API_BASE_URL) ?? fallbackAddress;
let override = readSwitch(import.meta.env.VITE_METHOD_OVERRIDE) ?? false;

let tiles = readTiles(import.meta.env.VITE_MAP_TILES);
let credit = readText(import.meta.env.VITE_MAP_ATTRIBUTION);
let site = readAddress(import.meta.env.VITE_SITE_URL);
let name = readText(import.meta.env.VITE_SITE_NAME);
let reports: unknown;
let whole: unknown = import.meta.env.VITE_WHOLE_RECORDS;

let loaded = false;

/** Whether the settings were loaded, and neither they nor the build name an API: no call can succeed. */
export const lacksAddress = (): boolean => loaded && address === fallbackAddress;

/** The API's URL without a trailing slash. */
export const apiBaseUrl = (): string => address;

/** The query parameters of a call, by name; undefined and null are left out. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The URL of a path of the API. */
export const apiUrl = (path: string, params: Params = {}): string => {
  const said = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? address + path : `${address}${path}?${query}`;
};

/** Whether a multipart PATCH is sent as POST with `_method=PATCH`, because PHP cannot parse the former. */
export const methodOverride = (): boolean => override;

/** The setting, not validated, for updates that hold whole records: `true`, or the names of resources in a list or text. */
export const wholeRecords = (): unknown => whole;

/** The URL template of map tiles, `https://tiles.example.com/{z}/{x}/{y}.png`; without it maps have no background. */
export const mapTiles = (): { url: string; attribution: string } | undefined =>
  tiles === undefined ? undefined : { url: tiles, attribution: credit ?? '' };

/** The URL of the public site; by default, the origin of this application. */
export const siteUrl = (): string => new URL(site ?? '/', location.origin).href;

/** The name of the company or its site, for what is printed; undefined if it is not set. */
export const siteName = (): string | undefined => name;

/** The configured URL for fault reports, not validated; undefined if reporting is off. */
export const reportTo = (): unknown => reports;

/** What was read, or a sentence about why it is not known what the file says. */
type Read = { config: Record<string, unknown> } | { problem: string };

/** Hosts without the file answer 404, or 403, or with the page that they answer for every path. */
const meansNoFile = ({ status }: Response, text: string): boolean =>
  [403, 404, 410].includes(status) || (status < 300 && text.trimStart().startsWith('<'));

const fetchConfig = async (url: string, patience: number): Promise<Read> => {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    if (meansNoFile(response, text)) return { config: {} };
    if (!response.ok) return { problem: $localize`The server answered ${response.status}:status:.` };
    const config: unknown = JSON.parse(text);
    return { config: typeof config === 'object' && config !== null ? { ...config } : {} };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: $localize`The file is not valid JSON.` };
    return { problem: $localize`No answer came.` };
  }
};

/** Takes the settings over; returns a sentence if they name an API, but by no URL. */
const apply = (config: Record<string, unknown>): string | undefined => {
  const named = config.apiBaseUrl ?? config.VITE_API_BASE_URL;
  const read = readAddress(named);
  address = read ?? address;
  override = readSwitch(config.methodOverride ?? config.VITE_METHOD_OVERRIDE) ?? override;
  tiles = readTiles(config.mapTiles ?? config.VITE_MAP_TILES) ?? tiles;
  credit = readText(config.mapAttribution ?? config.VITE_MAP_ATTRIBUTION) ?? credit;
  reports = config.reportTo;
  whole = config.wholeRecords ?? config.VITE_WHOLE_RECORDS ?? whole;
  shareFieldNames(config.fieldNames);
  site = readAddress(config.siteUrl ?? config.VITE_SITE_URL) ?? site;
  name = readText(config.siteName ?? config.VITE_SITE_NAME) ?? name;
  if (read !== undefined || isEmpty(named)) return undefined;
  return $localize`The file's apiBaseUrl is ${JSON.stringify(named)}:stringify:, but has to be a URL such as https://api.example.com.`;
};

/**
 * Loads the deployment's settings over those of the build, which apply alone if there is no such file. Without an
 * answer that says so it tries again a few times, after calling `onRetry`; then it resolves with a sentence about the
 * problem, and no request may be sent: it might go to another host than the deployment's. Never rejects.
 */
export const loadConfig = async (
  url = '/config.json',
  onRetry: () => void = () => undefined,
): Promise<string | undefined> => {
  let problem: string | undefined;
  for (const [attempt, patience] of timings.config.entries()) {
    if (attempt > 0) {
      onRetry();
      await sleep(timings.configAgain * attempt);
    }
    const read = await fetchConfig(url, patience);
    if ('config' in read) {
      loaded = true;
      return apply(read.config);
    }
    ({ problem } = read);
  }
  return problem;
};
