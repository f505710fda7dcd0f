import { queries } from '@deal-harbor/api-client';
import type { Blog, GenerateAmazonBlogRequest, Product } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { GeneratedDraft } from '../../generation/generated-draft.tsx';
import { GenerationProgress } from '../../generation/generation-progress.tsx';
import { ProviderNotice } from '../../generation/provider-notice.tsx';
import { useGeneration } from '../../generation/use-generation.ts';
import { requestOf, reviewGeneration } from './review-generation.ts';

interface ReviewDialogProps {
  product: Product;
  onClose: () => void;
}

/** Has a review of a product written. Stays open while that runs: its own Cancel ends it. */
export function ReviewDialog({ product, onClose }: ReviewDialogProps) {
  const { data: config } = useQuery(queries.config());
  const { generation, running, start, cancel, startButton } = useGeneration<
    GenerateAmazonBlogRequest,
    Blog
  >(reviewGeneration(config?.placeholderCounts ?? false));
  const done = generation.state === 'done';
  return (
    <Modal
      open
      title={`Review of ${product.name}`}
      onCancel={onClose}
      closable={!running}
      keyboard={!running}
      mask={{ closable: false }}
      footer={[
        <Button key="close" onClick={onClose} disabled={running}>
          Close
        </Button>,
        !done && (
          <Button
            key="generate"
            ref={startButton}
            type="primary"
            loading={running}
            aria-disabled={running}
            onClick={() => start(requestOf(product))}
          >
            Generate review
          </Button>
        ),
      ]}
    >
      <ProviderNotice />
      {done ? (
        <GeneratedDraft blog={generation.result} />
      ) : (
        <p>
          A review is written from the product’s name, description and keywords. It is stored as a
          draft that only you see.
        </p>
      )}
      <GenerationProgress generation={generation} onCancel={cancel} />
    </Modal>
  );
}
