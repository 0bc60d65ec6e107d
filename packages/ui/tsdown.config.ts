import { defineConfig } from 'tsdown'

/** One module a source file: a product bundles the parts that it imports, and nothing else. */
export default defineConfig({
  entry: ['src/theme/index.ts', 'src/components/*/index.ts'],
  unbundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: { sourcemap: true },
  sourcemap: true,
  clean: true,
})
