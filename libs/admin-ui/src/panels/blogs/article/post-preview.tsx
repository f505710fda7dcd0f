import { DEFAULT_AUTHOR_NAME } from '@deal-harbor/contracts';
import { Tag } from 'antd';
import { useHost } from '../../../host.ts';
import { type BlogValues, inTitleCase } from '../blogs.ts';
import { ArticleView } from './article-view.tsx';
import { readArticle } from './read-article.ts';
import { siteOriginOf } from './site-origin.ts';

/** The post as its readers will see it. */
export function PostPreview({ values }: { values: BlogValues }) {
  const { siteUrl } = useHost();
  const { title, category, featured, authorName, content, keywords } = values;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region is not to be a landmark here
    <div role="group" aria-label="Preview" className="admin-preview">
      <div>
        <Tag>{inTitleCase(category)}</Tag>
        {featured && <Tag>Featured</Tag>}
      </div>
      <p className="admin-preview-title">{title || 'Without a title'}</p>
      <p className="admin-muted">By {authorName.trim() || DEFAULT_AUTHOR_NAME}</p>
      {content ? (
        <ArticleView nodes={readArticle(content, siteOriginOf(siteUrl))} />
      ) : (
        <p className="admin-muted">There is no text yet.</p>
      )}
      <div>
        {keywords.map((keyword) => (
          <Tag key={keyword}>{keyword}</Tag>
        ))}
      </div>
    </div>
  );
}
