const LIVE = '(expiry_date IS NULL OR expiry_date >= current_date)';

/** SQL for the lengths that `list_counts` keeps, counted row by row: `list`, `key`, `amount`. */
export const COUNTED_LENGTHS = `
  SELECT 'stores' AS list, '' AS key, count(*)::int AS amount FROM stores
  UNION ALL SELECT 'category-stores', lower(category), count(*) FROM stores WHERE category IS NOT NULL GROUP BY 2
  UNION ALL SELECT 'coupons', '', count(*) FROM coupons WHERE ${LIVE}
  UNION ALL SELECT 'featured', '', count(*) FROM coupons WHERE featured AND ${LIVE}
  UNION ALL SELECT 'store-coupons', store_id::text, count(*) FROM coupons WHERE ${LIVE} GROUP BY 2
  UNION ALL SELECT 'category-coupons', lower(s.category), count(*) FROM coupons c
    JOIN stores s ON s.id = c.store_id WHERE ${LIVE} AND s.category IS NOT NULL GROUP BY 2
  UNION ALL SELECT 'offers', '', count(*) FROM offers WHERE active
  UNION ALL SELECT 'store-offers', store_id::text, count(*) FROM offers WHERE active AND ${LIVE} GROUP BY 2`;
