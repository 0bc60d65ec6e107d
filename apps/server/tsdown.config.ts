import { defineConfig } from 'tsdown'

/**
 * Bundles the code of this repository into one file, and into one file for each thread, which
 * `workerFile` starts by its name. Packages of other authors stay outside, because the embedded
 * database loads its WebAssembly from its own folder.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'calendar-worker': 'src/calendars/calendar-worker.ts',
    'engine-worker': 'src/db/engine/engine-worker.ts',
    'saml-worker': 'src/sso/saml-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  sourcemap: true,
  clean: true,
  dts: false,
  deps: { alwaysBundle: [/^@throughline\//] },
})
