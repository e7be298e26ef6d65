import { request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import type { Answer } from './answers.ts';

const patience = 10_000;

/** Requests files of a site without following redirects. */
export const createSite = (address: string, ca?: Buffer) => {
  const base = new URL(address);
  const isSecure = base.protocol === 'https:';

  const get = (path: string, encodings = 'identity') =>
    new Promise<Answer>((resolve, reject) => {
      const options = { ca, headers: { 'accept-encoding': encodings }, timeout: patience };
      const request = (isSecure ? securely : plainly)(new URL(path, base), options, (response) => {
        const { statusCode: status = 0, headers } = response;
        text(response).then((body) => resolve({ path, status, headers, body }), reject);
      });
      request.on('timeout', () => request.destroy(new Error('no answer within 10 seconds')));
      request.on('error', reject).end();
    });

  /** Whether the server supports HTTP/2, which browsers use only over TLS. */
  const speaksHttp2 = () =>
    new Promise<boolean>((resolve, reject) => {
      const socket = connect(
        {
          host: base.hostname,
          port: Number(base.port || 443),
          servername: base.hostname,
          ALPNProtocols: ['h2', 'http/1.1'],
          ca,
        },
        () => {
          resolve(socket.alpnProtocol === 'h2');
          socket.destroy();
        },
      );
      socket.on('error', reject);
    });

  return { isSecure, get, speaksHttp2 };
};
