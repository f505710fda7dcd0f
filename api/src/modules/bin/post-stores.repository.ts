import type { EntityManager } from 'typeorm';

/**
 * A post that is about a store gets it back when both are there again, in whatever order they were deleted and
 * restored. Either finds the other also in the bin.
 */

/** A post comes back, and its store is still in the bin: the store will look for it. */
export async function leaveWordForStore(
  manager: EntityManager,
  postId: number,
  storeId: number,
): Promise<void> {
  await manager.query(
    `UPDATE bin SET posts = posts || $1::int
     WHERE kind = 'store' AND entity_id = $2 AND NOT $1::int = ANY (posts)
       AND NOT EXISTS (SELECT FROM stores s WHERE s.id = $2)`,
    [postId, storeId],
  );
}

/** A store comes back: those of its posts that have no other by now get it, first those that are in the bin. */
export async function givePostsTheirStore(
  manager: EntityManager,
  entryId: number,
  storeId: number,
): Promise<void> {
  await manager.query(
    `UPDATE bin post SET content = jsonb_set(post.content, '{blogs,0,target_store_id}', to_jsonb($2::int))
     FROM bin store
     WHERE store.id = $1 AND post.kind = 'post' AND post.entity_id = ANY (store.posts)
       AND post.content #>> '{blogs,0,target_store_id}' IS NULL`,
    [entryId, storeId],
  );
  await manager.query(
    `UPDATE blogs SET target_store_id = $2
     WHERE id = ANY (ARRAY(SELECT unnest(posts) FROM bin WHERE id = $1)) AND target_store_id IS NULL`,
    [entryId, storeId],
  );
}
