import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses of the envelope. */
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
  content: Email;
}

/** What happens to a mail: it is taken, refused with a code, or the server hangs up when it has all of it. */
export type MailAnswer = 'take' | 'hang up' | { recipient: number } | { content: number };

export interface MailServerOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** Without them nobody has to sign in. */
  user?: string;
  password?: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** In the order of their arrival; those alone that were taken. */
  mails: ReceivedMail[];
  /** Appends to the queue: each mail takes one, and is taken when none is left. */
  answer(...answers: MailAnswer[]): void;
  /** Forgets the mails and the queue. */
  reset(): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error('This is refused by the test.'), { responseCode });

/** A small real mail server on loopback that does as the test wants it to. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { port = 0, user, password } = options;
  const mails: ReceivedMail[] = [];
  const queue: MailAnswer[] = [];
  let answer: MailAnswer = 'take';

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: user === undefined,
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === password) done(null, { user });
      else done(refusal(535));
    },
    onRcptTo(_address, _session, done) {
      answer = queue.shift() ?? 'take';
      done(typeof answer === 'object' && 'recipient' in answer ? refusal(answer.recipient) : null);
    },
    onData(stream, { envelope }, done) {
      const taken = async () => {
        const bytes = await buffer(stream);
        if (answer === 'hang up') return hangUp();
        if (typeof answer === 'object' && 'content' in answer) throw refusal(answer.content);
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: bytes.toString(),
          content: await PostalMime.parse(bytes),
        });
        done();
      };
      taken().catch(done);
    },
  });
  const hangUp = () => {
    for (const connection of server.connections) connection.close();
  };
  // A client that goes away in the middle is no matter of the test's.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const taken = (server.server.address() as AddressInfo).port;
  const account = user === undefined ? '' : `${user}:${password}@`;

  return {
    url: `smtp://${account}127.0.0.1:${taken}`,
    port: taken,
    mails,
    answer: (...answers) => void queue.push(...answers),
    reset() {
      mails.length = 0;
      queue.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        hangUp();
      }),
  };
}
