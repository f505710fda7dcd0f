import { storeSummary } from '../../database/sql.js';

/** An offer `o` as visitors get it, but for its store. */
export const DEAL_COLUMNS = `o.id, o.title, o.description, o.store_id AS "storeId",
  o.category_id AS "categoryId", o.code, o.affiliate_link AS "affiliateLink",
  o.discount_type AS "discountType", o.discount_value AS "discountValue",
  o.expiry_date AS "expiryDate", o.active, o.sort_order AS "sortOrder",
  o.created_at AS "createdAt", o.version`;

/** With its store `s`. */
export const COLUMNS = `${DEAL_COLUMNS}, ${storeSummary('s')} AS store`;
export const ADMIN_COLUMNS = `${COLUMNS}, o.clicks`;

/** Of a list's part `p`. */
export const JOINS = 'JOIN offers o ON o.id = p.id JOIN stores s ON s.id = o.store_id';
