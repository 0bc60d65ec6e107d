import { defineConfig } from 'tsdown'

/**
 * One file with everything of this repository in it, and one for the thread that
 * reads calendars, which it starts by its name. Packages of others stay
 * outside, because the embedded database finds its WebAssembly beside itself.
 */
export default defineConfig({
  entry: { main: 'src/main.ts', 'calendar-worker': 'src/calendars/calendar-worker.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  sourcemap: true,
  clean: true,
  dts: false,
  deps: { alwaysBundle: [/^@throughline\//] },
})
