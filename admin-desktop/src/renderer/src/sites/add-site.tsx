import { LIMITS } from '@deal-harbor/contracts';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { SiteFault } from '../../../shared/site.ts';
import { ask } from '../desktop.ts';
import { FAULT_TEXTS } from './fault-texts.ts';

type Found = { origin: string; name: string };

/** Asks for an address, shows what is there, and adds it when the owner knows it for theirs. */
export function AddSite() {
  const id = useId();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<SiteFault | null>(null);

  async function look(channel: 'checkSite' | 'addSite', wanted: string) {
    setBusy(true);
    setFault(null);
    try {
      const check = await ask(channel, wanted);
      setFound(check.found ? check : null);
      setFault(check.found ? null : check.fault);
    } finally {
      setBusy(false);
    }
  }

  if (found) {
    return (
      <div className="admin-form">
        <p>
          <strong>{found.name}</strong> answers at{' '}
          <span className="desktop-address">{found.origin}</span>.
        </p>
        <Button
          type="primary"
          block
          loading={busy}
          onClick={() => void look('addSite', found.origin)}
        >
          Manage this site
        </Button>
        <Button type="link" onClick={() => setFound(null)}>
          Another address
        </Button>
      </div>
    );
  }

  return (
    <form
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void look('checkSite', address);
      }}
    >
      <label htmlFor={id}>Address of the site</label>
      <Input
        id={id}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        placeholder="deals.example"
        maxLength={LIMITS.url}
        value={address}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div id={`${id}-fault`} role="alert">
        {fault && (
          <Alert
            type="error"
            role="presentation"
            showIcon
            title={FAULT_TEXTS[fault].title}
            description={FAULT_TEXTS[fault].help}
          />
        )}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        block
        loading={busy}
        disabled={address.trim() === ''}
      >
        {fault && FAULT_TEXTS[fault].again ? 'Try again' : 'Continue'}
      </Button>
    </form>
  );
}
