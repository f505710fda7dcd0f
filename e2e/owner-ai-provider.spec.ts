import { openAiAnswers } from '@deal-harbor/test-servers';
import { expectAccessible } from './support/accessibility.ts';
import { enterAdmin } from './support/owner.ts';
import { AI_SETTINGS, setProvider, test } from './support/provider.ts';
import { expectToast, part } from './support/shopper.ts';
import { expect } from './support/test.ts';

test.describe.configure({ mode: 'default' });

test('without a provider the panel says what to do', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await setProvider(request, { apiKey: null, baseUrl: null });
  await enterAdmin(page, 'ai-blog-generator');
  const panel = part(page, 'AI Blog Generator');
  await expect(panel.getByRole('alert')).toContainText('not set up yet');
  await expect(panel.getByLabel('Topic')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Site settings' }).click();
  await expect(page).toHaveURL(/\/admin\/settings/);
});

test('the provider is set up in the settings, and its key never comes back', {
  tag: '@desktop',
}, async ({ page, request, allow, provider }) => {
  allow(/console: .*status of [45]\d\d/);
  const key = 'sk-typed-by-the-owner';
  await setProvider(request, { apiKey: null, baseUrl: null });
  try {
    await enterAdmin(page, 'settings');
    const section = part(page, 'AI provider');
    const ask = section.getByRole('button', { name: 'Test connection' });
    await expect(ask).toBeDisabled();
    await section.getByLabel('Server').fill('not an address');
    await section.getByRole('button', { name: 'Save AI provider' }).click();
    await expect(section).toContainText('Please enter a full address');
    await section.getByLabel('Server').fill(provider.url);
    await section.getByLabel('Model').fill('test-model');
    await section.getByLabel('API key').fill(key);
    await section.getByRole('button', { name: 'Save AI provider' }).click();
    await expectToast(page, 'AI provider saved');
    await expect(section).toContainText('The generators write with test-model.');
    await expect(section).toContainText('Stored encrypted and never shown again.');
    await expect(section.getByLabel('API key')).toHaveValue('');
    expect(await (await request.get(AI_SETTINGS)).text()).not.toContain(key);

    await ask.click();
    await expect(section.getByRole('status')).toContainText(/test-model answered in \d+\.\d s/);
    expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
    provider.answer(openAiAnswers.wrongKey(key));
    await ask.click();
    await expect(section.getByRole('status')).not.toContainText('answered in');
    await expect(section.getByRole('status')).toContainText(/key/i);
    await expectAccessible(page);
    expect(await page.content()).not.toContain(key);

    await section.getByRole('button', { name: 'Remove key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
    await expectToast(page, 'Key removed');
    await expect(section.getByRole('button', { name: 'Remove key' })).toHaveCount(0);
    expect(await (await request.get(AI_SETTINGS)).json()).toMatchObject({ keySource: null });
  } finally {
    await setProvider(request, { model: null });
  }
});
