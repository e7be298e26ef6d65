const escaped = (name: string) => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

/** In lower case, as Blobs normalise their type. */
const newBoundary = () =>
  `form-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * A form as a request body, with the boundary in its type. Browsers convert every line end in form texts to CRLF (HTML,
 * "multipart/form-data encoding algorithm"); here texts reach the API byte for byte.
 */
export const multipart = (form: FormData): Blob => {
  const boundary = newBoundary();
  const parts = [...form.entries()].flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;
    if (typeof value === 'string') return [`${head}\r\n\r\n${value}\r\n`];
    const type = value.type || 'application/octet-stream';
    return [`${head}; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n'];
  });
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
};

const isLost = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => false)
    .catch(() => true);

/** The name of a file that was changed or deleted after it was chosen: browsers refuse to send it. */
export const lostFile = async (form: FormData): Promise<string | undefined> => {
  for (const value of form.values()) if (value instanceof File && (await isLost(value))) return value.name;
  return undefined;
};

export const holdsFile = (form: FormData): boolean =>
  [...form.values()].some((value) => value instanceof Blob);
