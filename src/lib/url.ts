const WEB = ['https:', 'http:'];
const LINK = [...WEB, 'mailto:', 'tel:'];

/**
 * URL parsers repair what they read: backslashes become slashes, tabs and line ends vanish, a `user@` part hides the
 * real host. An honest address needs none of that, so it is refused instead of repaired.
 */
export const parseHonest = (value: string): URL | undefined => {
  const trimmed = value.trim();
  if (/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username === '' && url.password === '' ? url : undefined;
};

const parseWithScheme = (value: string, schemes: string[]): string | undefined => {
  const url = parseHonest(value);
  if (!url || !schemes.includes(url.protocol)) return undefined;
  // The parser reads `https:/host` and `https:host` too; nobody means to write that.
  const whole = !WEB.includes(url.protocol) || /^https?:\/\/[^/]/i.test(value.trim());
  return whole ? url.href : undefined;
};

/** The normalised address when it is an absolute http or https one, else nothing. */
export const webUrl = (value: string): string | undefined => parseWithScheme(value, WEB);

/** As `webUrl`, with https alone. */
export const httpsUrl = (value: string): string | undefined => parseWithScheme(value, ['https:']);

/** As `webUrl`, and mailto and tel too: what a link in a text may lead to. */
export const linkUrl = (value: string): string | undefined => parseWithScheme(value, LINK);

/** The mailto address of one e-mail address: behind a `?` or a `,` would be more receivers, or the text of the mail. */
export const mailLink = (email: string): string | undefined => {
  const to = email.trim();
  return /^[^\s?&#@,;:]+@[^\s?&#@,;:]+$/.test(to) ? linkUrl(`mailto:${to}`) : undefined;
};

/** The path when it is an honest one within a site: `/blogs/tea?page=2#cups`. */
export const sitePath = (value: string): string | undefined => {
  const base = 'https://site.invalid';
  const path = value.trim();
  const url = path.startsWith('/') ? parseHonest(base + path) : undefined;
  const stays = url?.origin === base && !path.startsWith('//');
  return stays ? url.pathname + url.search + url.hash : undefined;
};
