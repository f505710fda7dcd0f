import { type Blog, type GenerateBlogRequest, LIMITS } from '@deal-harbor/contracts';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { atMost, chosen, required } from '../../form/rules.ts';
import { StoreSelect } from '../../form/store-select.tsx';
import { GeneratedDraft } from '../../generation/generated-draft.tsx';
import { GenerationProgress } from '../../generation/generation-progress.tsx';
import { ProviderNotice } from '../../generation/provider-notice.tsx';
import { useGeneration } from '../../generation/use-generation.ts';
import { useHost } from '../../host.ts';
import {
  BLANK,
  type BlogRequestValues,
  blogGeneration,
  keywordsFault,
  requestOf,
  TOPIC_CATEGORIES,
} from './blog-generation.ts';

const MISSING = {
  title: 'Missing Information',
  description: 'Please provide both topic and category',
  variant: 'destructive',
} as const;

export default function AiBlogGeneratorPanel() {
  const { notify } = useHost();
  const [form] = Form.useForm<BlogRequestValues>();
  const values = { ...BLANK, ...Form.useWatch([], form) };
  const { generation, running, start, cancel, startButton } = useGeneration<
    GenerateBlogRequest,
    Blog
  >(blogGeneration, () => form.resetFields());
  const incomplete = !running && !requestOf(values);
  return (
    <>
      <ProviderNotice />
      <Form<BlogRequestValues>
        form={form}
        // Its fields' ids begin with it: the dashboard shows many forms.
        name="ai-blog"
        className="admin-generation-form"
        layout="vertical"
        requiredMark="optional"
        initialValues={BLANK}
        disabled={running}
        validateTrigger={['onBlur', 'onSubmit']}
        scrollToFirstError={{ focus: true }}
        onFinish={(finished) => {
          const request = requestOf(finished);
          if (request) start(request);
        }}
        onFinishFailed={({ values: unfinished }) => {
          if (!requestOf({ ...BLANK, ...unfinished })) notify(MISSING);
        }}
      >
        <p className="admin-muted">Writes a post. It is stored as a draft that only you see.</p>
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
          rules={[
            {
              validator: async (_, text: string) => {
                const fault = keywordsFault(text);
                if (fault) throw new Error(fault);
              },
            },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="includeAffiliate" valuePropName="checked">
          <Checkbox>Include affiliate links</Checkbox>
        </Form.Item>
        <Form.Item>
          <Button
            ref={startButton}
            type="primary"
            htmlType="submit"
            loading={running}
            className={incomplete ? 'admin-button-incomplete' : ''}
            // Not the attribute, which would keep a click from hearing what is missing.
            aria-disabled={running || incomplete}
            disabled={false}
          >
            Generate post
          </Button>
        </Form.Item>
      </Form>
      <GenerationProgress generation={generation} onCancel={cancel} />
      {generation.state === 'done' && <GeneratedDraft blog={generation.result} />}
    </>
  );
}
