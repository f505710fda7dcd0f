import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-options.js';

/** What the package makes of them. */
const read = (smtpUrl: string) => createTransport(smtpOptions(smtpUrl)).options;

describe('smtpOptions', () => {
  it('reads the address', () => {
    expect(read('smtps://me:p%40ss@mail.example:4650')).toMatchObject({
      host: 'mail.example',
      port: 4650,
      secure: true,
      auth: { user: 'me', pass: 'p@ss' },
    });
  });

  it.each([
    ['smtp://me:secret@mail.example:587', true],
    ['smtp://me:secret@192.0.2.1', true],
    ['smtp://me:secret@127.example.com', true],
    ['smtp://me:secret@localhost:2525', false],
    ['smtp://me:secret@127.0.0.1:2525', false],
    ['smtp://me:secret@[::1]:2525', false],
    ['smtp://relay:25', false],
  ])('%s must be encrypted before the password is sent: %s', (smtpUrl, requireTLS) => {
    expect(read(smtpUrl)).toMatchObject({ requireTLS });
  });

  it('reads no file and no address for a mail', () => {
    expect(read('smtp://relay')).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
  });
});
