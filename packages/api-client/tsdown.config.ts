import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'tsdown'

/** The client, and the types of the contract as a separate entry point. */
export default defineConfig({
  entry: ['src/index.ts', 'src/generated/schema.ts'],
  unbundle: true,
  format: 'esm',
  platform: 'neutral',
  target: [...browserslistToEsbuild(), 'node20'],
  dts: { sourcemap: true },
  sourcemap: true,
  clean: true,
})
