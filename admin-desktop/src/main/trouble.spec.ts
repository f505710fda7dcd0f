import { troubleOf } from './trouble.ts';

it.each([
  ['net::ERR_CERT_AUTHORITY_INVALID', true, 'certificate'],
  ['Error: net::ERR_CERT_COMMON_NAME_INVALID at https://x', true, 'certificate'],
  ['net::ERR_SSL_PROTOCOL_ERROR', true, 'certificate'],
  ['net::ERR_CERT_DATE_INVALID', false, 'certificate'],
  ['net::ERR_INTERNET_DISCONNECTED', true, 'offline'],
  ['net::ERR_NAME_NOT_RESOLVED', false, 'offline'],
  ['net::ERR_NAME_NOT_RESOLVED', true, 'unreachable'],
  ['net::ERR_CONNECTION_REFUSED', true, 'unreachable'],
  ['TimeoutError: too late', true, 'unreachable'],
])('%s (online: %s) is %s', (text, online, trouble) => {
  expect(troubleOf(new Error(text), online)).toBe(trouble);
});
