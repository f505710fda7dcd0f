import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('advertising', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('says that it is disabled', async () => {
    const { body } = await app.http.get('/api/google-ads/status').expect(200);
    expect(body).toEqual({ configured: false, message: 'Google Ads automation is disabled.' });
  });
});
