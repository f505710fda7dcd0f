import type { GeneratedStore } from '@deal-harbor/contracts';
import { LIMITS } from '@deal-harbor/contracts';
import { Button, Checkbox, Form, Input } from 'antd';
import { atMost, required, webAddressRule } from '../../form/rules.ts';
import { GenerationProgress } from '../../generation/generation-progress.tsx';
import { ProviderNotice } from '../../generation/provider-notice.tsx';
import { useGeneration } from '../../generation/use-generation.ts';
import { useHost } from '../../host.ts';
import { GeneratedOffers } from './generated-offers.tsx';
import {
  BLANK,
  isIncomplete,
  requestOf,
  type StoreRequestValues,
  storeGeneration,
} from './store-generation.ts';
import { useGeneratedStores } from './use-generated-stores.ts';

export default function AiStoreGeneratorPanel() {
  const { notify } = useHost();
  const [form] = Form.useForm<StoreRequestValues>();
  const { stores, add, hide } = useGeneratedStores();
  const { generation, running, start, cancel, startButton } = useGeneration<
    StoreRequestValues,
    GeneratedStore
  >(storeGeneration, (made) => {
    add(made);
    form.resetFields();
  });
  return (
    <>
      <ProviderNotice />
      <Form<StoreRequestValues>
        form={form}
        // Its fields' ids begin with it: the dashboard shows many forms.
        name="ai-store"
        className="admin-generation-form"
        layout="vertical"
        requiredMark="optional"
        initialValues={BLANK}
        disabled={running}
        validateTrigger={['onBlur', 'onSubmit']}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => start(requestOf(values))}
        onFinishFailed={({ values }) => {
          if (!isIncomplete(values)) return;
          notify({ title: 'Please fill in all fields', variant: 'destructive' });
        }}
      >
        <p className="admin-muted">
          Writes a store with 10 to 12 offers. Every offer leads to your affiliate link.
        </p>
        <Form.Item
          name="storeName"
          label="Store name"
          rules={[required('Store name'), atMost(LIMITS.name)]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="affiliateLink"
          label="Affiliate link"
          rules={[required('Affiliate link'), atMost(LIMITS.url), webAddressRule]}
        >
          <Input type="url" inputMode="url" placeholder="https://www.example.com/?ref=…" />
        </Form.Item>
        <Form.Item
          name="publish"
          valuePropName="checked"
          extra="Otherwise the offers stay hidden until you have checked and activated them."
        >
          <Checkbox>Publish at once</Checkbox>
        </Form.Item>
        <Form.Item>
          <Button
            ref={startButton}
            type="primary"
            htmlType="submit"
            loading={running}
            aria-disabled={running}
            disabled={false}
          >
            Generate store
          </Button>
        </Form.Item>
      </Form>
      <GenerationProgress generation={generation} onCancel={cancel} />
      {stores.map((store) => (
        <GeneratedOffers key={store.id} store={store} onHide={() => hide(store.id)} />
      ))}
    </>
  );
}
