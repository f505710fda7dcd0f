import { LIMITS } from '@deal-harbor/contracts';
import { Checkbox, Form, Input, Select } from 'antd';
import { atMost, chosen, keywordsRule, required } from '../../form/rules.ts';
import { StoreSelect } from '../../form/store-select.tsx';
import { GeneratedDraft } from '../../generation/generated-draft.tsx';
import { GenerationForm } from '../../generation/generation-form.tsx';
import {
  BLANK,
  blogGeneration,
  keywordsIn,
  MISSING,
  requestOf,
  TOPIC_CATEGORIES,
} from './blog-generation.ts';

export default function AiBlogGeneratorPanel() {
  return (
    <GenerationForm
      kind={blogGeneration}
      name="ai-blog"
      intro="Writes a post. It is stored as a draft that only you see."
      blank={BLANK}
      requestOf={requestOf}
      missing={MISSING}
      action="Generate post"
      greyed
      made={(blog) => <GeneratedDraft blog={blog} />}
    >
      <Form.Item name="topic" label="Topic" rules={[required('Topic'), atMost(LIMITS.title)]}>
        <Input autoComplete="off" />
      </Form.Item>
      <div className="admin-fields">
        <Form.Item name="category" label="Category" rules={[chosen('Category')]}>
          <Select placeholder="Choose a category" options={TOPIC_CATEGORIES} />
        </Form.Item>
        <Form.Item name="storeName" label="Target store">
          <StoreSelect by="slug" none="No store" />
        </Form.Item>
      </div>
      <Form.Item
        name="keywords"
        label="Keywords"
        extra="Separated by commas."
        rules={[keywordsRule(keywordsIn)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="includeAffiliate" valuePropName="checked">
        <Checkbox>Include affiliate links</Checkbox>
      </Form.Item>
    </GenerationForm>
  );
}
