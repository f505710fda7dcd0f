import { type DateText, expiryPhrase, isUrgent, longDate, shortDate } from '@deal-harbor/contracts';

interface ExpiryProps {
  date: DateText | null;
  today: DateText;
}

/** The end in words, with the exact day beside it; urgent within a week and when over. */
export function Expiry({ date, today }: ExpiryProps) {
  if (!date) return <p className="ticket-end">No end date</p>;
  const phrase = expiryPhrase(date, today);
  return (
    <p className={isUrgent(date, today) ? 'ticket-end urgent' : 'ticket-end'}>
      <i className="icon icon-clock" aria-hidden="true" />
      <span title={longDate(date)}>{phrase.charAt(0).toUpperCase() + phrase.slice(1)}</span>
      <time dateTime={date}>{shortDate(date)}</time>
    </p>
  );
}
