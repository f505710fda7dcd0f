import {
  COPIED_INDICATOR_MS,
  maskCode,
  type OutboundKind,
  outboundPath,
} from '@deal-harbor/contracts';
import { ShopLink } from '../../components/shop-link.tsx';
import { useCopyCode } from './use-copy-code.ts';

interface MaskedCodeProps {
  kind: Extract<OutboundKind, 'coupon' | 'offer'>;
  id: number;
  code: string;
  storeName: string;
  expired: boolean;
}

/** A code under its mask with a copy button; an offer shows the way to the store while it is copied. */
export function MaskedCode({ kind, id, code, storeName, expired }: MaskedCodeProps) {
  const forgetAfter = COPIED_INDICATOR_MS;
  const { copied, revealed, copy } = useCopyCode({ code, kind, id, storeName, forgetAfter });
  const look = copied ? 'btn-ok' : expired ? 'btn-quiet' : 'btn-brand';
  return (
    <>
      <div className={copied ? 'code-box copied' : 'code-box'}>
        <code>{revealed ? code : maskCode(code)}</code>
        <button type="button" onClick={copy} className={`btn btn-inset needs-js ${look}`}>
          <i className={copied ? 'icon icon-check' : 'icon icon-copy'} aria-hidden="true" />
          {copied ? 'Copied' : 'Copy'}
          <span className="sr-only"> code (opens {storeName} in a new tab)</span>
        </button>
      </div>
      {copied && kind === 'offer' ? (
        <ShopLink
          href={outboundPath(kind, id)}
          storeName={storeName}
          className="btn btn-quiet btn-wide"
        >
          Visit Store
        </ShopLink>
      ) : (
        <p className="ticket-hint needs-js">Copying opens {storeName} in a new tab.</p>
      )}
      <noscript>
        Code: <strong>{code}</strong>
      </noscript>
    </>
  );
}
