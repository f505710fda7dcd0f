import { BLOG_STATUSES, type BlogStatus, LIMITS } from '@deal-harbor/contracts';
import { ForOwner, type OrderOf, OwnersOrder } from '../../../common/http/owners-order.js';
import { ScopedPageQuery } from '../../../common/http/page.query.js';
import { Flag, FlagFromQuery, MayBeAbsent, Text, Word } from '../../../common/validation/fields.js';

/** Which posts. Those that are not published only appear with `scope=admin`. */
export class BlogsQuery extends ScopedPageQuery {
  /** One of the categories' words, or `all`. */
  @MayBeAbsent()
  @Text(LIMITS.slug, 0)
  category?: string;

  @FlagFromQuery()
  @MayBeAbsent()
  @Flag()
  featured?: boolean;

  /** Found in title, excerpt or keywords. */
  @MayBeAbsent()
  @Text(LIMITS.search, 0)
  search?: string;

  @OwnersOrder('blogs')
  order?: OrderOf<'blogs'>;

  @ForOwner()
  @Word(BLOG_STATUSES)
  status?: BlogStatus;
}

/** How one post is read. */
export class BlogQuery {
  /** Also a post that is not published, without counting a view; needs the session. */
  @MayBeAbsent()
  @Word(['admin'])
  scope?: 'admin';
}
