import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'tsdown'

/** One module a source file: what is not imported costs nothing. */
export default defineConfig({
  entry: 'src/*/index.ts',
  unbundle: true,
  format: 'esm',
  platform: 'neutral',
  target: [...browserslistToEsbuild(), 'node20'],
  dts: { sourcemap: true },
  sourcemap: true,
  clean: true,
})
