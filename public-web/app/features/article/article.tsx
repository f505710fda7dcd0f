import type { Blog } from '@deal-harbor/contracts';
import { useMemo } from 'react';
import { Disclosure } from '../../components/disclosure.tsx';
import { useSiteFacts } from '../../lib/site.ts';
import { AffiliatePanel } from './affiliate-panel.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleHeader } from './article-header.tsx';
import { isLong, leadsAway, outline } from './article-outline.ts';
import { articleTree } from './article-tree.ts';
import { StoreBox } from './store-box.tsx';

const BESIDE = 'lg:sticky lg:top-24 lg:col-start-2 lg:self-start';

/** Beside the text on wide screens: its contents and its store; on narrow ones before and after it. */
export function Article({ blog }: { blog: Blog }) {
  const { siteUrl } = useSiteFacts();
  const { tree, entries } = useMemo(() => {
    const parsed = articleTree(blog.content, siteUrl);
    return { tree: parsed, entries: outline(parsed) };
  }, [blog.content, siteUrl]);
  const { targetStore, affiliateLinks } = blog;
  const long = isLong(entries);
  const beside = long || targetStore !== null;
  const earns = affiliateLinks.length > 0 || targetStore !== null || leadsAway(tree);

  return (
    <div
      className={`mx-auto grid grid-cols-1 gap-x-12 gap-y-8 ${beside ? 'max-w-5xl lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_auto_1fr]' : 'max-w-2xl'}`}
    >
      <div className={beside ? 'lg:col-span-2 lg:max-w-[42rem]' : ''}>
        <ArticleHeader blog={blog} />
      </div>
      {long && (
        <ArticleContents
          entries={entries}
          className={`${BESIDE} lg:row-start-2 ${targetStore ? '' : 'lg:row-span-2'}`}
        />
      )}
      <article className={beside ? 'lg:col-start-1 lg:row-span-2 lg:row-start-2' : ''}>
        {earns && (
          <div className="mb-6">
            <Disclosure />
          </div>
        )}
        <ArticleBody tree={tree} />
        {affiliateLinks.length > 0 && <AffiliatePanel links={affiliateLinks} store={targetStore} />}
      </article>
      {targetStore && (
        <StoreBox
          store={targetStore}
          className={`${BESIDE} ${long ? 'lg:row-start-3' : 'lg:row-span-2 lg:row-start-2'}`}
        />
      )}
      <p className="no-print border-line border-t pt-8 text-center lg:col-span-full">
        <a href="/blogs" className="btn btn-quiet">
          Read More Articles
        </a>
      </p>
    </div>
  );
}
