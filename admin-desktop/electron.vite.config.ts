import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

/** Nothing is left outside: the packaged app has no node_modules. */
const whole = { externalizeDeps: false, minify: false } as const;

export default defineConfig({
  main: { build: { ...whole, target: 'node20' } },
  preload: {
    build: {
      ...whole,
      target: 'node20',
      // A sandboxed preload script is CommonJS.
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    plugins: [react()],
    // Small files as data: addresses would not pass the content policy for fonts.
    build: { target: 'chrome130', assetsInlineLimit: 0 },
    server: { host: '127.0.0.1', strictPort: true, port: 5174 },
  },
});
