import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'tsdown'

/** One module a source file: a product bundles the views that it imports, and nothing else. */
export default defineConfig({
  entry: 'src/*/index.ts',
  unbundle: true,
  format: 'esm',
  platform: 'browser',
  target: browserslistToEsbuild(),
  dts: { sourcemap: true },
  sourcemap: true,
  clean: true,
})
