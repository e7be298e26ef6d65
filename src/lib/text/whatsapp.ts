import { phoneParts } from './phone';

/** A number that may have WhatsApp, in the form of its `tel:` URL: any of another country, in Nepal a mobile one. */
const MOBILE = /^tel:\+((?!977)\d+|9779[678]\d{8})$/;

/**
 * The URL that opens a chat with the first number in a text that may have WhatsApp, with a message, as its help describes
 * (“How to use click to chat”); undefined if there is none.
 */
export const whatsAppLink = (text: string, message: string): string | undefined => {
  const [number] = phoneParts(text).flatMap(({ href }) => MOBILE.exec(href ?? '')?.[1] ?? []);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
};

/** The URL that opens WhatsApp with a message, whose receiver is chosen there. */
export const whatsAppDraft = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`;
