import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'tsdown'

/** One module a source file: a product bundles the parts that it imports, and nothing else. */
export default defineConfig({
  entry: ['src/{theme,text-search,lazy-module}/index.ts', 'src/components/*/index.ts'],
  unbundle: true,
  format: 'esm',
  platform: 'browser',
  target: browserslistToEsbuild(),
  dts: { sourcemap: true },
  sourcemap: true,
  clean: true,
})
