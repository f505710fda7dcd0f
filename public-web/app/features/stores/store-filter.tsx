import { LIMITS } from '@deal-harbor/contracts';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { storesPath } from './store-list-state.ts';

const PAUSE_MS = 250;

/** Filters as one types, by replacing the address; without JavaScript a search form like any. */
export function StoreFilter({ search }: { search: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const sent = useRef(search);

  useEffect(() => {
    // Somebody else changed the address: the header's search, or the way back.
    if (search !== sent.current) setText(search);
    sent.current = search;
  }, [search]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      navigate(storesPath({ search: wanted, page: 1 }), {
        replace: true,
        preventScrollReset: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, navigate]);

  return (
    <search className="block">
      <form
        action="/stores"
        method="get"
        className="relative max-w-xl"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="store-filter" className="sr-only">
          Search stores by name or category
        </label>
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
        />
        <input
          id="store-filter"
          type="search"
          name="search"
          placeholder="Search stores by name or category"
          autoComplete="off"
          maxLength={LIMITS.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="field min-h-13 rounded-xl pl-12"
        />
      </form>
    </search>
  );
}
