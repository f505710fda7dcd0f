import { LIMITS } from '@deal-harbor/contracts';
import { Checkbox, Form, Input } from 'antd';
import { atMost, required, webAddressRule } from '../../form/rules.ts';
import { GenerationForm } from '../../generation/generation-form.tsx';
import { GeneratedOffers } from './generated-offers.tsx';
import { BLANK, MISSING, requestOf, storeGeneration } from './store-generation.ts';
import { useGeneratedStores } from './use-generated-stores.ts';

export default function AiStoreGeneratorPanel() {
  const { stores, add, hide } = useGeneratedStores();
  return (
    <>
      <GenerationForm
        kind={storeGeneration}
        name="ai-store"
        intro="Writes a store with 10 to 12 offers. Every offer leads to your affiliate link."
        blank={BLANK}
        requestOf={requestOf}
        missing={MISSING}
        action="Generate store"
        onMade={add}
      >
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
      </GenerationForm>
      {stores.map((store) => (
        <GeneratedOffers key={store.id} store={store} onHide={() => hide(store.id)} />
      ))}
    </>
  );
}
