/** How the page is built: into `dashboard/dist`, hashed files in `assets/`, nothing inlined into the HTML. */
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy has no `data:` for scripts and fonts; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several views load is one file: eighty small ones compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } } },
  },
});
