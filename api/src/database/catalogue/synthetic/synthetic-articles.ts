import {
  BLOG_CATEGORIES,
  DEFAULT_AUTHOR_NAME,
  PRODUCT_CATEGORIES,
  slugify,
} from '@deal-harbor/contracts';
import { contentColumns } from '../../../modules/blogs/blog.mapper.js';
import { Random } from './random.js';
import type { SyntheticOptions } from './synthetic-options.js';
import type { SyntheticStore } from './synthetic-stores.js';
import { minutesBefore, type SyntheticTable } from './synthetic-table.js';
import { HEADLINES, PRODUCT_QUALITIES, SENTENCES } from './words/article-words.js';
import { PRODUCT_WORDS } from './words/product-words.js';

const OLDEST_MINUTES = 1_000_000;
const SHARES = { published: 0.9, featured: 0.05, aboutStore: 0.3, reduced: 0.7, rated: 0.9 };
const VIEWS = { median: 300, most: 200_000 };
const REVIEWS = { median: 60, most: 40_000 };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ago(today: string, at: number, count: number): string {
  return minutesBefore(today, 1 + Math.floor(OLDEST_MINUTES * (1 - (at + 1) / count)));
}

function article(goods: string, random: Random): string {
  const sentence = () => random.pick(SENTENCES).replace('{goods}', goods);
  const paragraph = () =>
    `<p>${Array.from({ length: random.between(3, 6) }, sentence).join(' ')}</p>`;
  const section = () => `<h2>${capital(goods)}</h2>${paragraph()}${paragraph()}`;
  return paragraph() + Array.from({ length: random.between(2, 5) }, section).join('');
}

export function postTable(
  { seed, today, posts }: SyntheticOptions,
  stores: readonly SyntheticStore[],
): SyntheticTable {
  return {
    name: 'blogs',
    columns: [
      ...[
        'id',
        'title',
        'slug',
        'excerpt',
        'content',
        'content_preview',
        'read_minutes',
        'category',
      ],
      ...['status', 'featured', 'keywords', 'keywords_text', 'target_store_id', 'view_count'],
      ...['author_name', 'published_at', 'created_at', 'updated_at'],
    ],
    count: posts,
    *rows() {
      const random = new Random(seed, 'posts');
      for (let at = 0; at < posts; at++) {
        const store = random.below(stores.length);
        const { category } = stores[store] as SyntheticStore;
        const goods = random.pick(category.goods);
        const title = capital(random.pick(HEADLINES).replace('{goods}', goods));
        const { content, contentPreview, readMinutes } = contentColumns(article(goods, random));
        const excerpt = random.pick(SENTENCES).replace('{goods}', goods);
        const made = ago(today, at, posts);
        const published = random.chance(SHARES.published);
        const words = [category.name.toLowerCase(), goods];
        yield [
          ...[
            at + 1,
            title,
            `${slugify(title)}-${at + 1}`,
            excerpt,
            content,
            contentPreview,
            readMinutes,
          ],
          ...[random.pick(BLOG_CATEGORIES), published ? 'published' : 'draft'],
          ...[random.chance(SHARES.featured), `{${words.map((word) => `"${word}"`).join(',')}}`],
          ...[words.join(' '), random.chance(SHARES.aboutStore) ? store + 1 : null],
          ...[random.skewed(VIEWS.median, VIEWS.most), DEFAULT_AUTHOR_NAME],
          ...[published ? made : null, made, made],
        ];
      }
    },
  };
}

export function productTable({ seed, today, products }: SyntheticOptions): SyntheticTable {
  return {
    name: 'products',
    columns: [
      ...[
        'id',
        'name',
        'description',
        'affiliate_link',
        'original_price',
        'sale_price',
        'discount',
      ],
      ...['rating', 'review_count', 'category', 'keywords', 'featured', 'created_at', 'updated_at'],
    ],
    count: products,
    *rows() {
      const random = new Random(seed, 'products');
      for (let at = 0; at < products; at++) {
        const category = random.pick(PRODUCT_CATEGORIES);
        const thing = random.pick(PRODUCT_WORDS[category]);
        const name = `${random.pick(PRODUCT_QUALITIES)} ${thing} ${random.between(100, 999)}`;
        const original = random.between(8, 400) - 0.01;
        const discount = random.chance(SHARES.reduced) ? random.between(5, 60) : null;
        const sale =
          discount === null ? null : Number((original * (1 - discount / 100)).toFixed(2));
        const rated = random.chance(SHARES.rated);
        const made = ago(today, at, products);
        yield [
          ...[at + 1, name, `${capital(thing)} for daily use, with a two-year guarantee.`],
          ...[`https://market.example/products/${at + 1}`, original, sale, discount],
          ...[rated ? random.between(25, 50) / 10 : null],
          ...[rated ? random.skewed(REVIEWS.median, REVIEWS.most) : null, category],
          ...[`${thing}, ${category}`, random.chance(SHARES.featured), made, made],
        ];
      }
    },
  };
}

export function subscriberTable({ today, subscribers }: SyntheticOptions): SyntheticTable {
  return {
    name: 'subscribers',
    columns: ['id', 'email', 'created_at'],
    count: subscribers,
    *rows() {
      for (let at = 0; at < subscribers; at++) {
        yield [at + 1, `reader-${at + 1}@mail.example`, ago(today, at, subscribers)];
      }
    },
  };
}
