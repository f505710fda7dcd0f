import type { Blog } from '@deal-harbor/contracts';
import { useId } from 'react';
import { PartHeading } from '../layout/part-heading.tsx';
import { AdminLink } from '../navigation/admin-link.tsx';

/** A generated post, and what is left to do with it. */
export function GeneratedDraft({ blog }: { blog: Blog }) {
  const id = useId();
  return (
    <section className="admin-generated" aria-labelledby={id}>
      <PartHeading id={id}>{blog.title}</PartHeading>
      {blog.excerpt && <p>{blog.excerpt}</p>}
      <p>It is a draft: read it, then publish it from Blog Management.</p>
      <div className="admin-generated-links">
        <AdminLink to={`blogs?edit=${blog.id}`}>Read and edit the post</AdminLink>
      </div>
    </section>
  );
}
