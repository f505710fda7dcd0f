import { queries } from '@deal-harbor/api-client';
import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../../host.ts';
import { siteOriginOf } from '../article/site-origin.ts';
import { type BlogValues, publicPath } from '../blogs.ts';
import { shortened } from './shortened.ts';

/** What search engines show of a title and of a description, in characters. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

/** The post as a search engine may list it. */
export function SearchResult({ values }: { values: BlogValues }) {
  const { siteUrl } = useHost();
  const { data: config } = useQuery(queries.config());
  const { title, slug, seoDescription, excerpt } = values;
  const heading = [title || 'Title', config?.siteName].filter(Boolean).join(' | ');
  const description = seoDescription.trim() || excerpt.trim();
  return (
    <figure className="admin-search-result">
      <figcaption className="admin-muted">In search results</figcaption>
      <p className="admin-search-address">
        {siteOriginOf(siteUrl).replace(/^https?:\/\//, '')}
        {publicPath(slug)}
      </p>
      <p className="admin-search-title">{shortened(heading, TITLE_SHOWN)}</p>
      <p>{shortened(description, DESCRIPTION_SHOWN) || 'The beginning of the text.'}</p>
    </figure>
  );
}
