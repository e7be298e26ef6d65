/** A name that never resolves (RFC 6761): used when neither /config.json nor the build names an API. */
const fallbackAddress = 'https://api.test';

/** Accepts an http(s) address or a path on this origin, and gives it without a slash at the end. */
const readAddress = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (/^\/(?![/\\])/.test(address)) return address.replace(/\/+$/, '');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return (origin + pathname).replace(/\/+$/, '');
};

/** Accepts the https address of a map's tiles, with places for the column, the row and the zoom. */
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
let reports: unknown;

/** The API's address without a slash at the end. */
export const apiBaseUrl = (): string => address;

/** Whether a multipart PATCH goes out as POST with `_method=PATCH`, because PHP cannot read the former. */
export const methodOverride = (): boolean => override;

/** Where a map's tiles come from, as `https://tiles.example.com/{z}/{x}/{y}.png`; without it a map has a plain ground. */
export const mapTiles = (): { url: string; attribution: string } | undefined =>
  tiles === undefined ? undefined : { url: tiles, attribution: credit ?? '' };

/** Where the public site is; without it, its pages are taken to be on the origin of this application. */
export const siteUrl = (): string => new URL(site ?? '/', location.origin).href;

/** Where faults are reported to, as it was given; nothing where nobody wants to know. */
export const reportTo = (): unknown => reports;

const fetchConfig = async (url: string): Promise<Record<string, unknown>> => {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    const config: unknown = response.ok ? await response.json() : undefined;
    return typeof config === 'object' && config !== null ? { ...config } : {};
  } catch {
    // No file, or a server that answers every path with index.html: the build's own values apply.
    return {};
  }
};

/** Reads the deployment's settings over those of the build. Never fails; call it before the first request. */
export const loadConfig = async (url = '/config.json'): Promise<void> => {
  const config = await fetchConfig(url);
  address = readAddress(config.apiBaseUrl ?? config.VITE_API_BASE_URL) ?? address;
  override = readSwitch(config.methodOverride ?? config.VITE_METHOD_OVERRIDE) ?? override;
  tiles = readTiles(config.mapTiles ?? config.VITE_MAP_TILES) ?? tiles;
  credit = readText(config.mapAttribution ?? config.VITE_MAP_ATTRIBUTION) ?? credit;
  reports = config.reportTo;
  site = readAddress(config.siteUrl ?? config.VITE_SITE_URL) ?? site;
};
