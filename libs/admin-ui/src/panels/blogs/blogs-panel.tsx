import type { BlogSummary } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { FeaturedSelect } from '../../list/flag-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOwnersPage } from '../../list/use-owners-page.ts';
import { SiteButton } from '../../navigation/site-link.tsx';
import { useOpened } from '../../navigation/use-opened.ts';
import { BLOG_COLUMNS } from './blog-columns.tsx';
import { BLOGS_LIST, blogKind, CATEGORY_OPTIONS, publicPath, STATUS_OPTIONS } from './blogs.ts';
import { PostEditor } from './editor/post-editor.tsx';

const { path, noun } = blogKind;

export default function BlogsPanel() {
  const { open } = useOpened();
  const place = useListState(BLOGS_LIST);
  const query = useOwnersPage<BlogSummary>(path, place.state);
  const deletion = useDelete(blogKind);
  return (
    <>
      <PanelActions>
        <Button type="primary" onClick={() => open('new')}>
          Write a post
        </Button>
      </PanelActions>
      <ListToolbar>
        <SearchField what={noun.many} {...place.search} />
        <FilterSelect
          label="Status"
          all="Every status"
          options={STATUS_OPTIONS}
          {...place.filter('status')}
        />
        <FilterSelect
          label="Category"
          all="Every category"
          options={CATEGORY_OPTIONS}
          {...place.filter('category')}
        />
        <FeaturedSelect {...place.filter('featured')} />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={BLOG_COLUMNS}
        nameOf={({ title }) => title}
        place={place}
        actions={({ id, title, slug, status }) => (
          <>
            {status === 'published' && <SiteButton path={publicPath(slug)} iconFor={title} />}
            <RowActions id={id} name={title} deletion={deletion} />
          </>
        )}
      />
      <PostEditor />
    </>
  );
}
