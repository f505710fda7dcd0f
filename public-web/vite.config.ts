import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite';
import { leanFonts } from './vite/lean-fonts.ts';

/**
 * The built server carries its packages and the production React, whatever NODE_ENV says where it runs
 * (the development React renders three times slower), and of the icon set only what is used.
 */
const bundled: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true },
};

/** For the browser. The manifest tells the server's pages which files to name. */
const forBrowsers = (name: string): BuildEnvironmentOptions => ({
  outDir: 'build/client',
  emptyOutDir: false,
  manifest: `.vite/${name}.json`,
  modulePreload: { polyfill: false },
});

/** What most pages need, in two files: they compress better than forty, and cost fewer requests. */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules.(react|react-dom|scheduler|react-router|@tanstack|zustand)./,
    priority: 1,
  },
  {
    name: 'shared',
    test: /public-web.app|libs.(contracts|api-client|toaster)|lucide-react/,
    minShareCount: 3,
  },
];

/** A build of its own, so that nothing that the owner needs is ever part of what shoppers get. */
const adminBuild: EnvironmentOptions = {
  consumer: 'client',
  build: {
    ...forBrowsers('admin'),
    copyPublicDir: false,
    rolldownOptions: { input: 'app/entry.admin.tsx' },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [leanFonts(), tailwindcss(), react()],
  // All environments, in the order in which they stand here.
  builder: {},
  environments: {
    client: {
      // Named, so that the first visit in development does not reload when they are discovered.
      optimizeDeps: {
        entries: ['app/entry.*.{ts,tsx}'],
        include: [
          '@radix-ui/react-toast',
          '@tanstack/react-query',
          'antd',
          'lucide-react',
          'zustand',
        ],
      },
      build: {
        ...forBrowsers('pages'),
        rolldownOptions: {
          input: ['app/entry.client.ts', 'app/styles/app.css'],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ...(command === 'build' && { admin: adminBuild }),
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: { input: { app: 'server/app.ts' } },
      },
      ...(command === 'build' && bundled),
    },
  },
}));
