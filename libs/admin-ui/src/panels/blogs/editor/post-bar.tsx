import type { Blog } from '@deal-harbor/contracts';
import { Button, Tag } from 'antd';
import { SiteButton } from '../../../navigation/site-link.tsx';
import { inTitleCase, publicPath } from '../blogs.ts';

interface PostBarProps {
  /** As it is stored; null when it is not yet. */
  record: Blog | null;
  dirty: boolean;
  saving: boolean;
  formId: string;
  onPublish: () => void;
}

/** Where the post stands, and what can be done with it. */
export function PostBar({ record, dirty, saving, formId, onPublish }: PostBarProps) {
  const published = record?.status === 'published';
  return (
    <div className="admin-post-bar">
      <span role="status">
        {record && <Tag>{inTitleCase(record.status)}</Tag>}
        {dirty ? 'Not saved yet' : record ? 'Saved' : ''}
      </span>
      {published && <SiteButton path={publicPath(record.slug)} />}
      <Button
        htmlType="submit"
        form={formId}
        type={published ? 'primary' : 'default'}
        loading={saving}
        title="Ctrl+S, or ⌘S"
      >
        Save
      </Button>
      {!published && (
        <Button type="primary" disabled={saving} onClick={onPublish}>
          Publish
        </Button>
      )}
    </div>
  );
}
