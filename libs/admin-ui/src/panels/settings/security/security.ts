import { readValue } from '@deal-harbor/api-client';
import type { OwnerSession, SecondFactorState } from '@deal-harbor/contracts';
import { queryOptions } from '@tanstack/react-query';

export const SECOND_FACTOR = '/api/admin/second-factor';
export const SESSIONS = '/api/admin/sessions';
export const PASSWORD = '/api/admin/password';

/** Sessions are opened and recovery codes used elsewhere too: both are read at each look. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: [SECOND_FACTOR],
    queryFn: readValue<SecondFactorState>,
    staleTime: 0,
  });

export const sessionsQuery = () =>
  queryOptions({ queryKey: [SESSIONS], queryFn: readValue<OwnerSession[]>, staleTime: 0 });
