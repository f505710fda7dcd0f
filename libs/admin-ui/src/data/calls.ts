import { type ApiCall, expectSuccess } from '@deal-harbor/api-client';
import { useHost } from '../host.ts';

/** Sends a call and answers its JSON; rejects with an ApiError when the server refuses. */
export function useCall(): <T>(call: ApiCall) => Promise<T> {
  const { transport } = useHost();
  return async <T>(call: ApiCall) => expectSuccess(await transport(call)).body as T;
}
