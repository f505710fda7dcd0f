import type { Blog } from '@deal-harbor/contracts';
import { Drawer } from 'antd';
import { useState } from 'react';
import { LoadedRecord } from '../../../form/loaded-record.tsx';
import { useOpened } from '../../../navigation/use-opened.ts';
import { blogKind } from '../blogs.ts';
import { PostForm } from './post-form.tsx';

/** The post that the address names, over the whole window; closed when it names none. */
export function PostEditor() {
  const { opened, open, close } = useOpened();
  // What began as a new post stays in the same form when it has an address of its own.
  const [begun, setBegun] = useState<number | null>(null);
  if (begun !== null && opened !== begun && opened !== 'new') setBegun(null);
  const isNew = opened === 'new' || (opened !== null && opened === begun);
  return (
    <Drawer
      open={opened !== null}
      onClose={close}
      destroyOnHidden
      size="100%"
      rootClassName="admin-drawer admin-post"
      title={opened === 'new' ? 'New post' : 'Edit post'}
    >
      {isNew && (
        <PostForm
          key="new"
          record={null}
          onCreated={({ id }) => {
            setBegun(id);
            open(id, { replace: true });
          }}
        />
      )}
      {typeof opened === 'number' && !isNew && (
        <LoadedRecord<Blog>
          key={opened}
          path={blogKind.path}
          noun={blogKind.noun.one}
          id={opened}
          onClose={close}
        >
          {(record) => <PostForm record={record} />}
        </LoadedRecord>
      )}
    </Drawer>
  );
}
