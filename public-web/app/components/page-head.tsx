import { scriptJson } from '../lib/json-ld.ts';
import { useAbsoluteUrl, useConfig } from '../lib/site.ts';

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Which page of a long list, when not the first. */
  page?: number;
  /**
   * The page's one address, as a path with only those parameters that make another page. Absent for pages that
   * no search engine should list: errors, search results.
   */
  path?: string;
  /** Path or address of a picture for link previews. */
  image?: string | null;
  type?: 'website' | 'article';
  /** Schema.org objects, without their @context. */
  structured?: readonly object[];
}

/** The one place where a page's head is written; React moves it into <head>, on the server and later. */
export function PageHead(props: PageHeadProps) {
  const { description, path, image, type = 'website', structured = [] } = props;
  const { siteName } = useConfig();
  const absolute = useAbsoluteUrl();
  const title = props.page && props.page > 1 ? `${props.title} (page ${props.page})` : props.title;
  const fullTitle = `${title} | ${siteName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(path)} />
          <meta property="og:url" content={absolute(path)} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content="summary" />
      {structured.length > 0 && (
        <script type="application/ld+json">
          {scriptJson({ '@context': 'https://schema.org', '@graph': structured })}
        </script>
      )}
    </>
  );
}
