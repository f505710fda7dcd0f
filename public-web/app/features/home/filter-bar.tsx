import { ALL, type Category, type SortWord } from '@deal-harbor/contracts';
import { LayoutGrid, List } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type HomeState, homeParams, homePath, readHomeState } from './home-state.ts';
import { setView } from './view-store.ts';

const SORT_LABELS: Record<SortWord, string> = {
  latest: 'Latest',
  discount: 'Discount %',
  expiry: 'Expiry Date',
  popularity: 'Popularity',
};

interface FilterBarProps {
  state: HomeState;
  categories: readonly Category[];
}

/** Plain GET forms, so that every choice is an address; with JavaScript nothing reloads. */
export function FilterBar({ state, categories }: FilterBarProps) {
  const navigate = useNavigate();
  const choose = (change: Partial<HomeState>) => {
    // What was chosen last may not be shown yet.
    const chosen = readHomeState(new URLSearchParams(window.location.search));
    const next = homePath({ ...chosen, view: state.view, page: 1, ...change });
    navigate(next, { preventScrollReset: true });
  };
  const entries = [{ slug: ALL, name: 'All Categories' }, ...categories];

  return (
    <div className="no-print grid gap-4 lg:flex lg:items-start lg:justify-between">
      <GetForm state={state} without="category">
        <fieldset className="filter-chips">
          <legend className="sr-only">Category</legend>
          {entries.map(({ slug, name }) => (
            <button
              key={slug}
              type="submit"
              name="category"
              value={slug}
              aria-pressed={state.category === slug}
              className="chip"
              onClick={(event) => {
                event.preventDefault();
                choose({ category: slug });
              }}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </GetForm>
      <div className="flex flex-none items-center gap-3">
        <GetForm state={state} without="sort">
          <label className="flex items-center gap-2 text-muted">
            <span>Sort</span>
            <select
              key={state.sort}
              name="sort"
              defaultValue={state.sort}
              className="field select w-auto font-medium"
              onChange={(event) => choose({ sort: event.target.value as SortWord })}
            >
              {Object.entries(SORT_LABELS).map(([word, label]) => (
                <option key={word} value={word}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <noscript>
            <button type="submit" className="btn btn-quiet">
              Apply
            </button>
          </noscript>
        </GetForm>
        <GetForm state={state} without="view">
          <fieldset className="flex rounded-[0.625rem] border border-line bg-card">
            <legend className="sr-only">View</legend>
            {(['grid', 'list'] as const).map((view) => (
              <button
                key={view}
                type="submit"
                name="view"
                value={view}
                aria-label={view === 'grid' ? 'Grid view' : 'List view'}
                aria-pressed={state.view === view}
                className="view-toggle"
                onClick={(event) => {
                  event.preventDefault();
                  setView(view);
                }}
              >
                {view === 'grid' ? (
                  <LayoutGrid size={20} aria-hidden="true" />
                ) : (
                  <List size={20} aria-hidden="true" />
                )}
              </button>
            ))}
          </fieldset>
        </GetForm>
      </div>
    </div>
  );
}

interface GetFormProps {
  state: HomeState;
  /** The parameter that this form's own control sets. */
  without: string;
  children: React.ReactNode;
}

/** Carries the other choices along where the browser itself sends the form. */
function GetForm({ state, without, children }: GetFormProps) {
  const others = [...homeParams({ ...state, page: 1 })].filter(([name]) => name !== without);
  return (
    <form action="/" method="get" className="flex min-w-0 items-center gap-2">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
