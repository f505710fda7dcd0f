import type { BlogSummary } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ownersQueries } from '../../data/owners-queries.ts';
import { failed } from '../../data/use-write.ts';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { FeaturedSelect } from '../../list/flag-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { usePaging } from '../../list/page-size.ts';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { SiteButton } from '../../navigation/site-link.tsx';
import { useOpened } from '../../navigation/use-opened.ts';
import { BLOG_COLUMNS } from './blog-columns.tsx';
import { BLOGS_LIST, blogKind, CATEGORY_OPTIONS, publicPath, STATUS_OPTIONS } from './blogs.ts';
import { PostEditor } from './editor/post-editor.tsx';

const { path, touches, noun } = blogKind;

export default function BlogsPanel() {
  const { open } = useOpened();
  const [state, change] = useListState(BLOGS_LIST);
  const { search, order, filters } = state;
  const query = useQuery(
    ownersQueries.list<BlogSummary>(path, {
      search,
      order,
      ...filters,
      ...usePaging(state.page),
    }),
  );
  const deletion = useDelete({
    noun: noun.one,
    path,
    touches,
    success: { title: 'Blog Deleted' },
    failure: failed('Delete Failed'),
  });
  const filter = (name: string) => ({
    value: filters[name] ?? '',
    onChange: (value: string) => change({ filters: { ...filters, [name]: value } }),
  });
  const write = (
    <Button type="primary" onClick={() => open('new')}>
      Write a post
    </Button>
  );
  return (
    <>
      <PanelActions>{write}</PanelActions>
      <ListToolbar>
        <SearchField
          what={noun.many}
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <FilterSelect
          label="Status"
          all="Every status"
          options={STATUS_OPTIONS}
          {...filter('status')}
        />
        <FilterSelect
          label="Category"
          all="Every category"
          options={CATEGORY_OPTIONS}
          {...filter('category')}
        />
        <FeaturedSelect {...filter('featured')} />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={BLOG_COLUMNS}
        nameOf={({ title }) => title}
        state={state}
        change={change}
        actions={({ id, title, slug, status }) => (
          <>
            {status === 'published' && <SiteButton path={publicPath(slug)} iconFor={title} />}
            <RowActions
              name={title}
              onEdit={() => open(id)}
              onDelete={() => deletion.ask(id, title)}
              deleting={deletion.asking === id}
            />
          </>
        )}
      />
      <PostEditor />
    </>
  );
}
