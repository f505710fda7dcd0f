import type { GenerationEvent } from '@deal-harbor/contracts';
import type { Response } from 'express';

/** Milliseconds; proxies give up on connections that stay silent for some half a minute. */
const PING_MS = 10_000;

/**
 * An answer that is sent as server-sent events. It begins with its first event: until then a fault can
 * still be answered with its own status.
 */
export class EventStream {
  private ping: NodeJS.Timeout | null = null;

  constructor(private readonly response: Response) {}

  get begun(): boolean {
    return this.ping !== null;
  }

  send({ type, ...data }: GenerationEvent): void {
    if (!this.begun) this.begin();
    this.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(last: GenerationEvent): void {
    this.send(last);
    this.response.end();
  }

  private begin(): void {
    this.response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // No proxy, and no compression of ours, may hold events back.
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.response.flushHeaders();
    const ping = setInterval(() => this.write(': ping\n\n'), PING_MS);
    this.ping = ping;
    this.response.once('close', () => clearInterval(ping));
  }

  private write(text: string): void {
    if (this.response.writable) this.response.write(text);
  }
}
