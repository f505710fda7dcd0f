import { MAX_RATING } from '@deal-harbor/contracts';
import { filledStars } from './product-figures.ts';

const PLACES = Array.from({ length: MAX_RATING }, (_, i) => i + 1);

interface RatingProps {
  rating: number | null;
  reviews: number | null;
}

export function Rating({ rating, reviews }: RatingProps) {
  if (rating === null && reviews === null) return null;
  const filled = filledStars(rating ?? 0);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
      {rating !== null && (
        <>
          <span role="img" aria-label={`Rated ${rating} out of ${MAX_RATING}`} className="flex">
            {PLACES.map((place) => (
              <i key={place} className={place <= filled ? 'star star-filled' : 'star'} />
            ))}
          </span>
          <span className="font-semibold" aria-hidden="true">
            {rating}
          </span>
        </>
      )}
      {reviews !== null && (
        <span className="text-muted">({reviews.toLocaleString('en-US')} reviews)</span>
      )}
    </p>
  );
}
