import { QueryClient } from '@tanstack/react-query';
import { readValue } from './readers.ts';
import { httpTransport, type Transport } from './transport.ts';

export interface ApiClientOptions {
  /** Over HTTP to the page's own origin when absent. */
  transport?: Transport;
  /** What a query makes of a 401: an error, or the value null. */
  onUnauthorized?: 'throw' | 'null';
}

/** A query client that knows how its API is reached: one a request on the server, one a page in the browser. */
export class ApiQueryClient extends QueryClient {
  readonly transport: Transport;
  readonly onUnauthorized: 'throw' | 'null';

  constructor({ transport = httpTransport(), onUnauthorized = 'throw' }: ApiClientOptions) {
    super({
      defaultOptions: {
        queries: {
          queryFn: readValue,
          retry: false,
          refetchOnWindowFocus: false,
          refetchInterval: false,
          staleTime: Number.POSITIVE_INFINITY,
        },
        mutations: { retry: false },
      },
    });
    this.transport = transport;
    this.onUnauthorized = onUnauthorized;
  }
}

export function createQueryClient(options: ApiClientOptions = {}): ApiQueryClient {
  return new ApiQueryClient(options);
}
