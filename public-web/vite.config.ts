import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      // The built server carries its packages: the production React whatever NODE_ENV says, and of the
      // icon set only what is used.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
    },
  },
}));
