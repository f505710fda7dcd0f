import { type Blog, LIMITS } from '@deal-harbor/contracts';
import { Form } from 'antd';
import { useId, useState } from 'react';
import { NameAndSlug } from '../../../form/name-and-slug.tsx';
import { RecordForm } from '../../../form/record-form.tsx';
import { atMost, required } from '../../../form/rules.ts';
import { useRecordEditor } from '../../../form/use-record-editor.ts';
import { useHost } from '../../../host.ts';
import { useOpened } from '../../../navigation/use-opened.ts';
import { ArticleInput } from '../article/article-input.tsx';
import { PostPreview } from '../article/post-preview.tsx';
import { type BlogValues, blogKind } from '../blogs.ts';
import { AffiliateLinks } from './affiliate-links.tsx';
import { PostBar } from './post-bar.tsx';
import { PostDetails } from './post-details.tsx';
import { useSaveKey } from './use-save-key.ts';

interface PostFormProps {
  /** null for a new one. */
  record: Blog | null;
  onCreated?: (blog: Blog) => void;
}

/** A post and all that belongs to it; saving keeps it open. */
export function PostForm({ record: first, onCreated }: PostFormProps) {
  const id = useId();
  const { router } = useHost();
  const { closedBy } = useOpened();
  const { path } = router.location;
  const [record, setRecord] = useState(first);
  const editor = useRecordEditor<Blog, BlogValues>({
    kind: blogKind,
    record,
    leaves: (to) => closedBy(to, path),
    onSaved: (saved) => {
      setRecord(saved);
      if (!record) onCreated?.(saved);
    },
  });
  const { form, values } = editor;
  useSaveKey(() => {
    if (!editor.conflict) form.submit();
  });

  async function publish() {
    try {
      await form.validateFields();
    } catch {
      // Shows what is missing, as saving does.
      form.submit();
      return;
    }
    editor.save({ status: 'published' });
  }

  return (
    <>
      <PostBar
        record={record}
        dirty={editor.dirty}
        saving={editor.saving}
        formId={id}
        onPublish={() => void publish()}
      />
      <RecordForm id={id} noun={blogKind.noun.one} editor={editor}>
        <div className="admin-post-columns">
          <div>
            <NameAndSlug
              source="title"
              label="Title"
              maxLength={LIMITS.title}
              kept={record !== null}
              prefix="/blog/"
            />
            <Form.Item
              name="content"
              label="Article"
              rules={[required('Article'), atMost(LIMITS.content)]}
            >
              <ArticleInput preview={<PostPreview values={values} />} />
            </Form.Item>
            <AffiliateLinks />
          </div>
          <PostDetails values={values} record={record} />
        </div>
      </RecordForm>
    </>
  );
}
