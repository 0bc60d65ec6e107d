import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'tsdown'

/** One module for each source file, so that unused modules cost nothing. */
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
