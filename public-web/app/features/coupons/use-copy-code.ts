import { type OutboundKind, outboundPath, REDIRECT_AFTER_COPY_MS } from '@deal-harbor/contracts';
import { toast } from '@deal-harbor/toaster';
import { useState } from 'react';

interface CopyCodeOptions {
  code: string;
  /** Which counted address opens after copying. */
  kind: OutboundKind;
  id: number;
  storeName: string;
  /** Milliseconds after which the code no longer counts as copied; never when absent. */
  forgetAfter?: number;
}

/** Copies a code, says so, and opens the store a second later; a refused clipboard opens nothing. */
export function useCopyCode({ code, kind, id, storeName, forgetAfter }: CopyCodeOptions) {
  const [copied, setCopied] = useState(false);
  const [revealed, setRevealed] = useState(false);

  async function copy() {
    if (copied) return;
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      toast({
        title: 'Failed to copy code',
        description: `Your browser refused the clipboard. The code is ${code}.`,
        variant: 'destructive',
      });
      return;
    }
    setCopied(true);
    setRevealed(true);
    toast({
      title: 'Code copied!',
      description: `${code} is on your clipboard. Opening ${storeName}…`,
    });
    setTimeout(() => openInNewTab(outboundPath(kind, id)), REDIRECT_AFTER_COPY_MS);
    if (forgetAfter) setTimeout(() => setCopied(false), forgetAfter);
  }

  return { copied, revealed, copy };
}

function openInNewTab(path: string) {
  window.open(path, '_blank', 'noopener');
}

export function announceRedirect(storeName: string) {
  toast({ title: 'Redirecting…', description: `Taking you to ${storeName} in a new tab.` });
}
