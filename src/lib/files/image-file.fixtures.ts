/** Real images, 3 × 2 px each, encoded by a browser; for tests and stories. */
const PICTURES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWI6ISf3H4aZGJAAAAAA//9hn33yAAAABklEQVQDAHUgBg5jLPehAAAAAElFTkSuQmCC',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAKH/2Q==',
  webpLossy: 'UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoDAAIAB0CWJaACdAFAAAD+5AFjCaSdH8zfhR8nUAAAAA==',
  webpLossless: 'UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQjyLXo/+BiOh/AAA=',
  webpExtended:
    'UklGRlQAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAZmZmZmZmAFZQOCAmAAAAcAEAnQEqAwACAAdAliWgAnQBQAAA/uQBYwmknR/M34UfJ1AAAAA=',
  gif: 'R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
};

/** The bytes of one of the sample images. */
export const imageBytes = (kind: keyof typeof PICTURES): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(PICTURES[kind]), (letter) => letter.charCodeAt(0));

/** A file whose declared type is as unreliable as a browser's. */
export const imageFile = (kind: keyof typeof PICTURES, name: string, type = 'image/png'): File =>
  new File([imageBytes(kind)], name, { type });
