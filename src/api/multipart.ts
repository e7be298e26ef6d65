const escaped = (name: string) => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

/** Lower case, as a Blob keeps its type. */
const newBoundary = () =>
  `form-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * A form as the body of a request, its type with the boundary. Browsers write every line end of a form's texts as CRLF
 * (HTML, "multipart/form-data encoding algorithm"); a text must reach the API as it is, to the byte.
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
