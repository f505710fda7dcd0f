import { type ProductListState, useProducts } from '@deal-harbor/api-client';
import { ALL, PAGE_SIZES, SKELETONS } from '@deal-harbor/contracts';
import { PackageSearch } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductSkeletons } from './product-skeletons.tsx';
import { PRODUCT_FILTERS, productsPath } from './product-state.ts';

/** A list that could not be read is an empty one, as the specification has it. */
export function ProductList({ state }: { state: ProductListState }) {
  const { data, isPending, isPlaceholderData } = useProducts(state);
  const products = data?.items ?? [];
  const loading = isPending || isPlaceholderData;
  return (
    <section id="products" aria-labelledby="products-title" className="scroll-mt-20">
      <h2 id="products-title" className="sr-only">
        Products
      </h2>
      <nav aria-label="Product categories" className="no-print filter-chips mb-6">
        {PRODUCT_FILTERS.map((category) => (
          <a
            key={category}
            href={productsPath({ category, page: 1 })}
            data-keep-scroll
            aria-current={category === state.category ? 'true' : undefined}
            className="chip capitalize"
          >
            {category}
          </a>
        ))}
      </nav>
      {loading || products.length > 0 ? (
        <ul className="card-grid" aria-busy={loading}>
          {loading && <ProductSkeletons count={SKELETONS.marketplace} />}
          {!loading &&
            products.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} lead={index === 0} />
              </li>
            ))}
        </ul>
      ) : (
        <EmptyState
          icon={PackageSearch}
          title="No Products Found"
          level="h3"
          text={
            state.category === ALL
              ? 'No Amazon products have been added yet.'
              : `No products found in the ${state.category} category.`
          }
        />
      )}
      <Pagination
        page={state.page}
        total={data?.total ?? 0}
        pageSize={PAGE_SIZES.products}
        hrefOf={(page) => `${productsPath({ ...state, page })}#products`}
        label="Pages of products"
      />
    </section>
  );
}
