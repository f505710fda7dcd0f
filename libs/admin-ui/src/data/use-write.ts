import {
  type ApiCall,
  ApiError,
  expectSuccess,
  type TransportAnswer,
} from '@deal-harbor/api-client';
import type { ToastMessage } from '@deal-harbor/toaster';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useHost } from '../host.ts';
import { isGone, messageOf } from './messages.ts';

/** What most writes change beside their own lists. */
const ALWAYS_TOUCHED = ['/api/admin/overview', '/api/admin/audit', '/api/admin/bin'];

/** Has every list, record and figure under these paths asked again; those on the screen at once. */
export async function invalidate(client: QueryClient, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const touched = [...ALWAYS_TOUCHED, ...paths];
  await client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      touched.some((path) => String(address).startsWith(path)),
  });
}

export interface Write<Input, Output> {
  call: (input: Input) => ApiCall;
  /** What is wanted of the answer; its JSON when absent. */
  outcome?: (answer: TransportAnswer) => Output;
  /** Paths of the API whose answers it changes. */
  touches: readonly string[];
  success?: (output: Output, input: Input) => ToastMessage;
  /** null where what went wrong is shown in another way. */
  failure: (error: unknown, input: Input) => ToastMessage | null;
}

/** What is on the screen is not what is stored any more. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** A toast for what failed: the given title over the server's words. */
export const failed =
  (title: string) =>
  (error: unknown): ToastMessage => ({
    title,
    description: messageOf(error),
    variant: 'destructive',
  });

export const succeeded = (title: string) => (): ToastMessage => ({ title });

/** A write to the API that tells how it went and has what it changed asked again. */
export function useWrite<Input = void, Output = unknown>(write: Write<Input, Output>) {
  const { transport, notify } = useHost();
  const { outcome = ({ body }) => body as Output } = write;
  return useMutation({
    mutationFn: async (input: Input) => {
      const request = write.call(input);
      try {
        return outcome(expectSuccess(await transport(request)));
      } catch (error) {
        // Deleted by somebody else is as good.
        if (request.method === 'DELETE' && isGone(error)) return undefined as Output;
        throw error;
      }
    },
    onSuccess: (output, input, _result, { client }) => {
      if (write.success) notify(write.success(output, input));
      void invalidate(client, write.touches);
    },
    onError: (error, input, _result, { client }) => {
      const message = write.failure(error, input);
      if (message) notify(message);
      if (isOutdated(error)) void invalidate(client, write.touches);
    },
  });
}
