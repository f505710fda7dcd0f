import { expectAccessible } from './support/accessibility.ts';
import { answerList, fail } from './support/api-calls.ts';
import { follow, open, part, QUIET_PAGE } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const PROVOKED = /console: .*status of (404|500)/;

test.describe('when the API fails', () => {
  test.beforeEach(({ allow }) => allow(PROVOKED));

  test('the home lists fall back to their empty states', async ({ page }) => {
    await open(page, QUIET_PAGE);
    await fail(page, '**/api/**');
    await follow(page, 'Home');
    await expect(page.getByText('No popular stores available at the moment.')).toBeVisible();
    await expect(page.getByText('No featured coupons available at the moment.')).toBeVisible();
    await expect(page.getByText('No coupons available at the moment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All Categories' })).toHaveCount(0);
    await expect(page.getByText('Out of order')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('All Stores says so', async ({ page }) => {
    await open(page, QUIET_PAGE);
    await fail(page, '**/api/stores?**');
    await follow(page, 'Stores');
    await expect(page.getByText('Error Loading Stores')).toBeVisible();
    await expect(page.getByText('Please try again later.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a list of categories that cannot be read is an empty one', async ({ page }) => {
    await open(page, QUIET_PAGE);
    await fail(page, '**/api/categories');
    await follow(page, 'Categories');
    await expect(page.getByText('No Categories Found')).toBeVisible();
  });

  test('the marketplace falls back to its empty states', async ({ page }) => {
    await open(page, QUIET_PAGE);
    await fail(page, '**/api/**');
    await follow(page, 'Amazon Deals');
    await expect(page.getByText('No Products Found')).toBeVisible();
    await expect(page.getByText('No Amazon products have been added yet.')).toBeVisible();
    await expect(page.getByText('No Amazon reviews yet')).toBeVisible();
    await expect(
      page.getByText('Check back soon for detailed product reviews and buying guides!'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  for (const status of [404, 500]) {
    test(`a store that answers ${status} is not found`, async ({ page }) => {
      await open(page, '/stores');
      await fail(page, '**/api/stores/barkenfold', status);
      await page.getByRole('link', { name: 'View Coupons of Barkenfold' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store Not Found');
      await page.getByRole('main').getByRole('link', { name: 'Browse All Stores' }).click();
      await expect(page).toHaveURL('/stores');
    });

    test(`an article that answers ${status} is not found`, async ({ page }) => {
      await open(page, '/blogs');
      await fail(page, /\/api\/blogs\/[a-z-]+$/, status);
      await page
        .getByRole('link', { name: /Read Article/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
      await expect(
        page.getByText("The blog post you're looking for doesn't exist or has been removed."),
      ).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Back to Blogs' }).click();
      await expect(page).toHaveURL('/blogs');
    });
  }
});

test.describe('when there is nothing', () => {
  test('All Stores says that there are none', async ({ page }) => {
    await open(page, QUIET_PAGE);
    await answerList(page, '**/api/stores?**', []);
    await follow(page, 'Stores');
    await expect(page.getByText('No Stores Found')).toBeVisible();
    await expect(page.getByText('No stores available at the moment.')).toBeVisible();
  });

  test('a category says that it has no stores yet', async ({ page }) => {
    await open(page, '/categories');
    await answerList(page, /\/api\/(stores|coupons)\?/, []);
    await page.getByRole('link', { name: 'Browse Home & Garden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home Garden');
    await expect(page.getByText('0 stores • 0 active deals')).toBeVisible();
    await expect(page.getByText(/no stores in this category yet/i)).toBeVisible();
  });

  test('a product category says which one is empty', async ({ page }) => {
    await open(page, '/amazon-deals');
    await answerList(page, '**/api/amazon-products?**', []);
    await page.getByRole('main').getByRole('link', { name: 'sports', exact: true }).click();
    await expect(page.getByText('No products found in the sports category.')).toBeVisible();
  });

  test('a store without deals leads on to others', async ({ page }) => {
    await open(page, '/stores');
    await page.route('**/api/stores/barkenfold', async (route) => {
      const store = await (await route.fetch()).json();
      const none = { coupons: [], offers: [], couponCount: 0, offerCount: 0, activeDealCount: 0 };
      await route.fulfill({ json: { ...store, ...none } });
    });
    await page.getByRole('link', { name: 'View Coupons of Barkenfold' }).click();
    await expect(page.getByRole('heading', { name: 'No Coupons Available' })).toBeVisible();
    await expect(part(page, 'Special Offers')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Browse.*Stores/ })
      .click();
    await expect(page).toHaveURL('/stores');
  });

  test('a store without offers calls its coupons available', async ({ page }) => {
    await open(page, '/stores');
    await page.route('**/api/stores/barkenfold', async (route) => {
      const store = await (await route.fetch()).json();
      await route.fulfill({ json: { ...store, offers: [], offerCount: 0 } });
    });
    await page.getByRole('link', { name: 'View Coupons of Barkenfold' }).click();
    await expect(part(page, 'Available Coupons')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Additional Coupons' })).toHaveCount(0);
  });
});
