import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { routesOf } from '../../../test/routes.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

interface Operation {
  path: string;
  method: string;
  summary?: string;
  security?: object[];
  parameters?: { in: string; name: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

/** Helpers of the page at /api/docs, not of the API. */
const UNDESCRIBED = ['GET /api/docs/:file'];

describe('openapi', () => {
  let app: TestApp;
  let document: OpenAPIObject;
  let operations: Operation[];

  beforeAll(async () => {
    app = await startTestApp();
    document = (await app.http.get('/api/openapi.json').expect(200)).body;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
    );
  });
  afterAll(() => app.close());

  const operation = (method: string, path: string): Operation => {
    const found = operations.find((one) => one.method === method && one.path === path);
    if (!found) throw new Error(`${method} ${path} is not described`);
    return found;
  };
  const schema = (name: string) => document.components?.schemas?.[name] as Record<string, object>;

  it('describes every route', () => {
    const described = operations.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    const routes = routesOf(app.nest).filter((route) => !UNDESCRIBED.includes(route));
    expect(routes.length).toBeGreaterThan(10);
    expect(described.sort()).toEqual(routes.sort());
  });

  it('says of every call what it does, what it answers and what may go wrong', () => {
    for (const { method, path, summary, security, requestBody, responses } of operations) {
      const name = `${method} ${path}`;
      const problems = Object.keys(responses).filter((status) => Number(status) >= 400);
      expect([name, summary?.length ?? 0]).not.toEqual([name, 0]);
      expect([name, problems]).toEqual([name, expect.arrayContaining(['503'])]);
      if (path.includes('{'))
        expect([name, problems]).toEqual([name, expect.arrayContaining(['404'])]);
      if (security) expect([name, problems]).toEqual([name, expect.arrayContaining(['401'])]);
      if (method !== 'get')
        expect([name, problems]).toEqual([name, expect.arrayContaining(['403'])]);
      if (requestBody) {
        const expected = expect.arrayContaining(['400', '413', '415']);
        expect([name, problems]).toEqual([name, expected]);
      }
      for (const status of problems) {
        const content = { 'application/problem+json': { schema: { $ref: expect.any(String) } } };
        expect(responses[status]).toMatchObject({ description: expect.any(String), content });
      }
    }
  });

  it('refers to nothing that is not described', () => {
    const names = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g),
    ];
    const missing = names.map(([, name = '']) => name).filter((name) => !schema(name));
    expect(names.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('closes what needs the session and opens the rest', () => {
    expect(operation('post', '/api/stores').security).toEqual([{ session: [] }]);
    expect(operation('get', '/api/stores').security).toBeUndefined();
    expect(document.components?.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie' },
    });
  });

  it('describes lists with their size', () => {
    const { responses } = operation('get', '/api/stores');
    expect(responses['200']).toMatchObject({
      headers: { 'X-Total-Count': { schema: { type: 'integer' } } },
      content: { 'application/json': { schema: { type: 'array' } } },
    });
  });

  it('describes what a list holds for the owner, and how the owner orders and filters it', () => {
    const { responses, parameters = [] } = operation('get', '/api/coupons');
    const forms = ['CouponSchema', 'AdminCouponSchema'];
    expect(responses['200']?.content?.['application/json']).toEqual({
      schema: {
        type: 'array',
        items: { anyOf: forms.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
      },
    });
    expect(schema('AdminCouponSchema').properties).toMatchObject({
      title: { type: 'string' },
      clicks: { type: 'integer' },
    });
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'order',
        required: false,
        description: 'Needs scope=admin.',
        schema: expect.objectContaining({ enum: expect.arrayContaining(['title', '-title']) }),
      }),
    );
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'verified',
        schema: expect.objectContaining({ type: 'boolean' }),
      }),
    );
    expect(operation('get', '/api/stores/{id}/dependents').security).toEqual([{ session: [] }]);
  });

  it('describes queries and path parts with their limits', () => {
    const { parameters } = operation('get', '/api/stores');
    const limit = parameters?.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 1000 },
    });
    expect(operation('put', '/api/stores/{id}').parameters?.[0]).toMatchObject({
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    });
  });

  it('describes every part of every path', () => {
    for (const { path, method, parameters = [] } of operations) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect([method, path, described.sort()]).toEqual([method, path, parts.sort()]);
    }
    expect(operation('get', '/go/{kind}/{id}').parameters).toContainEqual(
      expect.objectContaining({
        name: 'kind',
        schema: expect.objectContaining({ enum: ['store', 'coupon', 'offer'] }),
      }),
    );
  });

  it('describes bodies by the rules that check them', () => {
    const create = schema('CreateStoreDto');
    expect(create.required).toEqual(['name', 'slug']);
    expect(create.properties).toMatchObject({
      name: { type: 'string', minLength: 1, maxLength: 120 },
      slug: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' },
      website: { type: ['string', 'null'], format: 'uri' },
      dealCount: { type: 'integer', minimum: 0 },
    });
    expect(schema('UpdateStoreDto').required).toBeUndefined();
    expect(schema('UpdateConfigDto').properties).toMatchObject({
      heroStats: { type: 'array', minItems: 3, maxItems: 3 },
    });
  });

  it('knows every checked field of every body and query', () => {
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: Map<{ name: string; prototype: object }, { propertyName: string }[]>;
    };
    const missing = [...validationMetadatas].flatMap(([type, rules]) => {
      const known: string[] =
        Reflect.getMetadata('swagger/apiModelPropertiesArray', type.prototype) ?? [];
      return rules
        .filter(({ propertyName }) => !known.includes(`:${propertyName}`))
        .map(({ propertyName }) => `${type.name}.${propertyName}`);
    });
    expect(validationMetadatas.size).toBeGreaterThan(3);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('refers to nothing that it does not hold', () => {
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      expect([name, schema(name as string)]).toEqual([name, expect.any(Object)]);
    }
    expect(text).not.toContain(process.cwd());
  });

  it('shows a page of our own files under a strict policy', async () => {
    const page = await app.http.get('/api/docs').expect(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script>|\son\w+=|https?:/);
    for (const [, file] of page.text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)) {
      await app.http.get(file as string).expect(200);
    }
  });

  it.each(['index.html', 'package.json', 'swagger-ui-bundle.js.map', '..%2fpackage.json', 'x'])(
    'serves no other file: %s',
    async (file) => {
      await app.http.get(`/api/docs/${file}`).expect(404);
    },
  );
});
