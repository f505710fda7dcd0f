import type { INestApplication } from '@nestjs/common';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Middleware for all addresses, which Nest registers like a route. */
const EVERYWHERE = '{/*splat}';

/** Every route that the application answers, as Express knows them: `GET /api/stores/:slug`. */
export function routesOf(app: INestApplication): string[] {
  const { stack } = app.getHttpAdapter().getInstance().router as { stack: Layer[] };
  return stack.flatMap(({ route }) =>
    route && route.path !== EVERYWHERE
      ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${String(route.path)}`)
      : [],
  );
}
