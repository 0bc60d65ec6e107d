import { defineConfig } from 'tsdown'

/**
 * One file with everything of this repository in it. Packages of others stay
 * outside, because the embedded database finds its WebAssembly beside itself.
 */
export default defineConfig({
  entry: 'src/main.ts',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  sourcemap: true,
  clean: true,
  dts: false,
  deps: { alwaysBundle: [/^@throughline\//] },
})
