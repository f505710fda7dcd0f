import { createQueryClient } from '@deal-harbor/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const queryClient = createQueryClient();

startTransition(() => {
  hydrateRoot(
    document,
    <QueryClientProvider client={queryClient}>
      <HydratedRouter />
    </QueryClientProvider>,
  );
});
