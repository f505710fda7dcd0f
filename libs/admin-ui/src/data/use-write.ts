import type { ApiCall } from '@deal-harbor/api-client';
import type { ToastMessage } from '@deal-harbor/toaster';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useHost } from '../host.ts';
import { useCall } from './calls.ts';
import { messageOf } from './messages.ts';

/** What most writes change beside their own lists. */
const ALWAYS_TOUCHED = ['/api/admin/overview'];

/** Has every list, record and figure under these paths asked again; those on the screen at once. */
export function invalidate(client: QueryClient, paths: readonly string[]): Promise<void> {
  const touched = [...ALWAYS_TOUCHED, ...paths];
  return client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      touched.some((path) => String(address).startsWith(path)),
  });
}

export interface Write<Input, Output> {
  call: (input: Input) => ApiCall;
  /** Paths of the API whose answers it changes. */
  touches: readonly string[];
  success?: (output: Output, input: Input) => ToastMessage;
  /** null where what went wrong is shown in another way. */
  failure: (error: unknown, input: Input) => ToastMessage | null;
}

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
  const call = useCall();
  const { notify } = useHost();
  return useMutation({
    mutationFn: (input: Input) => call<Output>(write.call(input)),
    onSuccess: (output, input, _result, { client }) => {
      if (write.success) notify(write.success(output, input));
      void invalidate(client, write.touches);
    },
    onError: (error, input) => {
      const message = write.failure(error, input);
      if (message) notify(message);
    },
  });
}
