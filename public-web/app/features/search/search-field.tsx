import { LIMITS } from '@deal-harbor/contracts';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Listed } from './suggestion-list.tsx';
import { useSuggesting } from './use-suggesting.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  size?: 'small' | 'large';
  /** Called once a search was sent, or a suggestion followed. */
  onSent?: () => void;
}

/** A search for stores: a plain GET form that, with JavaScript, suggests, and neither reloads nor sends empty text. */
export function SearchField({ label, placeholder, size = 'small', onSent }: SearchFieldProps) {
  const navigate = useNavigate();
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const { Suggestions, approach } = useSuggesting(field);
  const [{ listId, optionId }, setListed] = useState<Listed>({});
  const large = size === 'large';

  function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (!text) return;
    navigate(`/stores?${new URLSearchParams({ search: text })}`);
    onSent?.();
  }

  return (
    <search className="block w-full">
      <form action="/stores" method="get" onSubmit={send} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Search
          size={large ? 22 : 18}
          aria-hidden="true"
          className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${large ? 'left-5' : 'left-3.5'}`}
        />
        <input
          ref={setField}
          id={id}
          type="search"
          name="search"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={LIMITS.search}
          onFocus={approach}
          onPointerEnter={approach}
          {...(field && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': listId !== undefined,
            'aria-controls': listId,
            'aria-activedescendant': optionId,
          })}
          className={`field ${large ? 'min-h-15 rounded-2xl pr-32 pl-13 text-lg shadow-lift' : 'pl-10'}`}
        />
        {large && (
          <button type="submit" className="btn btn-brand absolute top-2 right-2">
            Search
          </button>
        )}
        {Suggestions && field && (
          <Suggestions field={field} onListed={setListed} onChosen={onSent} />
        )}
      </form>
    </search>
  );
}
