import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import type { Site } from '../../../shared/site.ts';
import { ask } from '../desktop.ts';
import { reachingFetch, useTrouble } from '../host/connection.ts';
import { FAULT_TEXTS } from './fault-texts.ts';

const ASK_AGAIN_MS = 10_000;

/** Says which site this is, and when it cannot be reached. */
export function SiteBar({ site }: { site: Site }) {
  return (
    <header className="desktop-bar">
      <span className="desktop-site-name">{site.name}</span>
      <span className="admin-muted desktop-address">{site.origin}</span>
      <Button size="small" type="link" onClick={() => void ask('chooseSite', null)}>
        Switch site
      </Button>
      <NotReached />
    </header>
  );
}

function NotReached() {
  const trouble = useTrouble();
  const [asking, setAsking] = useState(false);

  async function tryAgain() {
    setAsking(true);
    await reachingFetch('/api/config').catch(() => undefined);
    setAsking(false);
  }

  useEffect(() => {
    if (!trouble) return;
    const timer = setInterval(
      () => void reachingFetch('/api/config').catch(() => undefined),
      ASK_AGAIN_MS,
    );
    return () => clearInterval(timer);
  }, [trouble]);

  if (!trouble) return null;
  return (
    <Alert
      className="desktop-trouble"
      type="warning"
      showIcon
      title={FAULT_TEXTS[trouble].title}
      description="What you have typed is still here. Save it when the site is back."
      action={
        <Button loading={asking} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    />
  );
}
