import { defineConfig } from 'tsdown'

/** One module a source file: what is not imported costs nothing. */
export default defineConfig({
  entry: 'src/*/index.ts',
  unbundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: { sourcemap: true },
  sourcemap: true,
  clean: true,
})
