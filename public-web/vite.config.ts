import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type EnvironmentOptions } from 'vite';

/**
 * The built server carries its packages and the production React, whatever NODE_ENV says where it runs
 * (the development React renders three times slower), and of the icon set only what is used.
 */
const bundled: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true },
};

/** What most pages need, in two files: they compress better than forty, and cost fewer requests. */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules.(react|react-dom|scheduler|react-router|@tanstack|zustand|cookie-es)./,
    priority: 1,
  },
  {
    name: 'shared',
    test: /public-web.app|libs.(contracts|api-client|toaster)|lucide-react/,
    minShareCount: 3,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      // Named, so that the first visit in development does not reload when they are discovered.
      optimizeDeps: {
        include: [
          '@radix-ui/react-toast',
          '@tanstack/react-query',
          'antd',
          'lucide-react',
          'zustand',
        ],
      },
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      ...(command === 'build' && bundled),
    },
  },
}));
