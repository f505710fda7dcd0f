import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the first page on: a later navigation asks for modules and /api data only.
  routeDiscovery: { mode: 'initial' },
  // Client loaders are one-liners; a chunk each would cost a request each.
  splitRouteModules: false,
  serverBuildFile: 'app.js',
} satisfies Config;
