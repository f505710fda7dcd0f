import { type Blog, LIMITS } from '@deal-harbor/contracts';
import { Form, Input, Select, Switch } from 'antd';
import { atMost, chosen, keywordsRule } from '../../../form/rules.ts';
import { StoreSelect } from '../../../form/store-select.tsx';
import { type BlogValues, CATEGORY_OPTIONS, STATUS_OPTIONS } from '../blogs.ts';
import { SearchResult } from './search-result.tsx';

interface PostDetailsProps {
  values: BlogValues;
  /** null for a new one. */
  record: Blog | null;
}

/** Everything about a post but its title and text. */
export function PostDetails({ values, record }: PostDetailsProps) {
  return (
    <div>
      <Form.Item name="status" label="Status" rules={[chosen('Status')]}>
        <Select options={STATUS_OPTIONS} />
      </Form.Item>
      <Form.Item name="category" label="Category" rules={[chosen('Category')]}>
        <Select options={CATEGORY_OPTIONS} />
      </Form.Item>
      <Form.Item
        name="featured"
        label="Featured"
        valuePropName="checked"
        extra="The newest three stand on top of the blog page."
      >
        <Switch />
      </Form.Item>
      <Form.Item name="authorName" label="Author" rules={[atMost(LIMITS.name)]}>
        <Input />
      </Form.Item>
      <Form.Item
        name={['targetStore', 'slug']}
        label="Target store"
        extra="The store that the post is about: its coupons are shown beside the text."
      >
        <StoreSelect by="slug" none="No store" known={record?.targetStore ?? null} />
      </Form.Item>
      <Form.Item name="excerpt" label="Excerpt" rules={[atMost(LIMITS.excerpt)]}>
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 8 }}
          count={{ show: true, max: LIMITS.excerpt }}
        />
      </Form.Item>
      <Form.Item
        name="seoDescription"
        label="SEO description"
        extra="For search engines, which show about 160 characters."
        rules={[atMost(LIMITS.shortText)]}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 6 }}
          count={{ show: true, max: LIMITS.shortText }}
        />
      </Form.Item>
      <SearchResult values={values} />
      <Form.Item
        name="keywords"
        label="Keywords"
        extra="Enter or a comma ends a keyword."
        rules={[keywordsRule((keywords: string[] = []) => keywords)]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} />
      </Form.Item>
    </div>
  );
}
