import { createContext } from 'react';
import { apiBaseUrl } from '@/api/client/config';

/** Whether texts below load images of other hosts at once, or on request. */
export const RemoteImages = createContext<'load' | 'ask'>('load');

/** Replaces each image that is from neither the API's host nor this page's by a note, and counts them. */
export const holdRemoteImages = (root: HTMLElement): number => {
  const own = [location.origin, new URL(apiBaseUrl(), location.href).origin];
  const remote = [...root.querySelectorAll('img')].filter(({ src }) => !own.includes(new URL(src).origin));
  for (const image of remote) {
    const note = root.ownerDocument.createElement('span');
    note.setAttribute('data-held', '');
    const alt = image.alt.trim();
    note.textContent = $localize`Image from ${new URL(image.src).host}:host:${alt && `: ${alt}`}:part:`;
    image.replaceWith(note);
  }
  return remote.length;
};
