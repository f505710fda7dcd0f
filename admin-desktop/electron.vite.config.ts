import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

/**
 * For the main process and the preload script. Nothing is left outside, for the packaged app has no node_modules.
 * CommonJS: the app's scheme has to be registered before Electron is ready, and a module would come too late;
 * a sandboxed preload script knows nothing else.
 */
const build = {
  externalizeDeps: false,
  minify: false,
  target: 'node20',
  rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
} as const;

export default defineConfig({
  main: { build },
  preload: { build },
  renderer: {
    plugins: [react()],
    // Small files as data: addresses would not pass the content policy for fonts.
    build: { target: 'chrome130', assetsInlineLimit: 0, minify: true },
    // The page lives at the app's own address: it would look for the server there.
    server: {
      host: '127.0.0.1',
      strictPort: true,
      port: 5174,
      hmr: { host: '127.0.0.1', clientPort: 5174 },
    },
  },
});
