import {
  type DateText,
  dayOf,
  expiryPhrase,
  isExpired,
  isUrgent,
  shortDate,
} from '@deal-harbor/contracts';
import { CircleX, TriangleAlert } from 'lucide-react';

/** A deal's last day, with what it means today: in words and with a sign, not by colour alone. */
export function Expiry({ day }: { day: DateText | null }) {
  if (day === null) return <span className="admin-expiry admin-muted">No end</span>;
  const today = dayOf(new Date());
  const phrase = expiryPhrase(day, today);
  return (
    <span className="admin-expiry">
      <time dateTime={day}>{shortDate(day)}</time>
      {isExpired(day, today) ? (
        <Marked Sign={CircleX} text={`Expired, ${phrase}`} />
      ) : isUrgent(day, today) ? (
        <Marked Sign={TriangleAlert} text={`Soon: ${phrase}`} />
      ) : (
        <span className="admin-muted">{phrase}</span>
      )}
    </span>
  );
}

function Marked({ Sign, text }: { Sign: typeof CircleX; text: string }) {
  return (
    <span className="admin-expiry-marked">
      <Sign size={14} aria-hidden="true" />
      {text}
    </span>
  );
}
