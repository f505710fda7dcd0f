import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const SUPPORT = 'mailto:support@dealharbor.example';

test('the affiliate disclosure says what the law asks for', async ({ page }) => {
  await open(page, '/amazon-disclosure');
  for (const name of [
    'Amazon Associates Program Disclosure',
    'How We Use Affiliate Links',
    'Your Privacy & Trust',
    'Legal Compliance',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main).toContainText(/Associates Program/);
  await expect(main).toContainText(/qualifying purchases/);
  await expect(main).toContainText(/no extra cost/);
  await expect(main).toContainText(/research/);
  await expect(main).toContainText(/FTC|Federal Trade Commission/);
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(main).toContainText(`Last updated: ${today.format(new Date())}`);
});

test('About speaks of the site and leads to its shelves', async ({ page, request }) => {
  const { description } = await (await request.get('/api/config')).json();
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main).toContainText(description);
  const paths = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(expect.arrayContaining(['/stores', '/categories']));
});

test('the privacy policy has its date, age and addresses', async ({ page, request }) => {
  const { domain } = await (await request.get('/api/config')).json();
  await open(page, '/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('August 17, 2025');
  await expect(main).toContainText(/under (the age of )?13/);
  await expect(main).toContainText(domain);
  await expect(main.getByRole('link', { name: /support@/ }).first()).toHaveAttribute(
    'href',
    SUPPORT,
  );
  await main.getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('the terms have their date and lead home', async ({ page }) => {
  await open(page, '/terms');
  await expect(page.getByRole('main')).toContainText('August 2025');
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('contact gives an address, a time and answers', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText(/24 hours/);
  await expect(main.getByRole('heading', { name: /Frequently Asked Questions|FAQ/ })).toBeVisible();
  const mails = main.locator(`a[href="${SUPPORT}"]`);
  await expect(mails).not.toHaveCount(1);
  await expect(mails.first()).toBeVisible();
});

test('the not-found screen hints and leads on', async ({ page, allow }) => {
  allow(/console: .*status of 404/);
  await open(page, '/no/such/page');
  await expect(page.getByText(/add the page to the router/)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /stores/i })
    .click();
  await expect(page).toHaveURL('/stores');
});
