import type { OwnerSession } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useId } from 'react';
import { failed, succeeded, useWrite } from '../../../data/use-write.ts';
import { useConfirm } from '../../../form/use-confirm.ts';
import { Loaded } from '../../../layout/loaded.tsx';
import { Moment } from '../../../layout/moment.tsx';
import { SESSIONS, sessionsQuery } from './security.ts';
import { SmallHeading } from './small-heading.tsx';

/** Where the owner is signed in. */
export function Sessions() {
  const id = useId();
  const query = useQuery(sessionsQuery());
  const focusHeading = () => document.getElementById(id)?.focus({ preventScroll: true });
  return (
    <section aria-labelledby={id}>
      <SmallHeading id={id}>Sessions</SmallHeading>
      <p className="admin-muted">
        Where you are signed in. A session that is not used ends by itself.
      </p>
      <Loaded query={query} what="The sessions">
        {(sessions) => <SessionList sessions={sessions} onEnded={focusHeading} />}
      </Loaded>
    </section>
  );
}

interface SessionListProps {
  sessions: readonly OwnerSession[];
  /** The button that was pressed is gone then. */
  onEnded: () => void;
}

function SessionList({ sessions, onEnded }: SessionListProps) {
  const confirm = useConfirm();
  const end = useWrite<number>({
    call: (id) => ({ method: 'DELETE', path: `${SESSIONS}/${id}` }),
    touches: [SESSIONS],
    success: succeeded('Session ended'),
    failure: failed('Failed to end the session'),
  });
  const endOthers = useWrite({
    call: () => ({ method: 'DELETE', path: SESSIONS }),
    touches: [SESSIONS],
    success: succeeded('All other sessions ended'),
    failure: failed('Failed to end the other sessions'),
  });
  return (
    <>
      <ul className="admin-sessions">
        {sessions.map(({ id, device, createdAt, lastUsedAt, current }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong> {current && <Tag>This one</Tag>}
              <p className="admin-muted">
                Session {id}, signed in <Moment at={createdAt} />, last used{' '}
                <Moment at={lastUsedAt} />
              </p>
            </div>
            {!current && (
              <Button
                danger
                aria-label={`End session ${id}, ${device}`}
                loading={end.isPending && end.variables === id}
                onClick={() => end.mutate(id, { onSuccess: onEnded })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          danger
          onClick={() =>
            confirm({
              title: 'End all other sessions?',
              content: 'Whoever is signed in there has to sign in again.',
              action: 'End sessions',
              onConfirm: () => endOthers.mutateAsync(),
              afterwards: onEnded,
            })
          }
        >
          End all others
        </Button>
      )}
    </>
  );
}
