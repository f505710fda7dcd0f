import { element, escapeXml, XML_HEAD } from '../../../common/xml.js';
import type { FeedPost } from './feeds.repository.js';

export interface FeedChannel {
  title: string;
  description: string;
  /** The site's public origin. */
  siteUrl: string;
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

function item(post: FeedPost, siteUrl: string): string {
  const address = `${siteUrl}/blog/${post.slug}`;
  const parts = [
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', post.publishedAt.toUTCString()),
    element('dc:creator', post.authorName),
    element('category', post.category),
    element('description', post.summary),
  ];
  return `<item>\n${parts.join('\n')}\n</item>\n`;
}

/** RSS 2.0. @param posts the newest first */
export function renderFeed(channel: FeedChannel, posts: readonly FeedPost[]): string {
  const { siteUrl } = channel;
  const newest = posts[0];
  const head = [
    element('title', channel.title),
    element('link', `${siteUrl}/blogs`),
    `<atom:link href="${escapeXml(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', channel.description),
    element('language', 'en'),
    ...(newest ? [element('lastBuildDate', newest.publishedAt.toUTCString())] : []),
  ];
  const items = posts.map((post) => item(post, siteUrl)).join('');
  return `${XML_HEAD}<rss version="2.0" ${NAMESPACES}>\n<channel>\n${head.join('\n')}\n${items}</channel>\n</rss>\n`;
}
