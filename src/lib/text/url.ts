const WEB = ['https:', 'http:'];
const LINK = [...WEB, 'mailto:', 'tel:'];

/**
 * Parses a URL only if the parser need not repair it: backslashes become slashes, tabs and line ends vanish, `user@`
 * hides the real host. Such addresses are refused.
 */
export const parseStrict = (value: string): URL | undefined => {
  const trimmed = value.trim();
  if (/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username === '' && url.password === '' ? url : undefined;
};

const parseWithScheme = (value: string, schemes: string[]): string | undefined => {
  const url = parseStrict(value);
  if (!url || !schemes.includes(url.protocol)) return undefined;
  // The parser also accepts `https:/host` and `https:host`, which nobody writes on purpose.
  const whole = !WEB.includes(url.protocol) || /^https?:\/\/[^/]/i.test(value.trim());
  return whole ? url.href : undefined;
};

/** The normalised URL if it is an absolute http or https one, else undefined. */
export const webUrl = (value: string): string | undefined => parseWithScheme(value, WEB);

/** As `webUrl`, for https alone. */
export const httpsUrl = (value: string): string | undefined => parseWithScheme(value, ['https:']);

/** As `webUrl`, also for mailto and tel: where a link in a text may lead. */
export const linkUrl = (value: string): string | undefined => parseWithScheme(value, LINK);

/** The mailto URL of one e-mail address: a `?` or `,` would add receivers or headers. */
export const mailLink = (email: string): string | undefined => {
  const to = email.trim();
  return /^[^\s?&#@,;:]+@[^\s?&#@,;:]+$/.test(to) ? linkUrl(`mailto:${to}`) : undefined;
};

const mailParts = (subject: string, message: string): string =>
  `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;

/** The mailto URL of a message; undefined for an invalid address. */
export const mailTo = (
  email: string | null | undefined,
  subject: string,
  message: string,
): string | undefined => {
  const link = mailLink(email ?? '');
  return link && link + mailParts(subject, message);
};

/** The mailto URL of a message whose receiver is chosen in the mail program. */
export const mailDraft = (subject: string, message: string): string =>
  `mailto:${mailParts(subject, message)}`;

/** A path within a site, if it needs no repair: `/blogs/tea?page=2#cups`. */
export const sitePath = (value: string): string | undefined => {
  const base = 'https://site.invalid';
  const path = value.trim();
  const url = path.startsWith('/') ? parseStrict(base + path) : undefined;
  const stays = url?.origin === base && !path.startsWith('//');
  return stays ? url.pathname + url.search + url.hash : undefined;
};
