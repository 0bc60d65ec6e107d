import { writeFileSync } from 'node:fs'

import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'tsdown'

import { writeElementsManifest } from '../../scripts/kit/elements-manifest.ts'
import { writeReactServerModules } from '../../scripts/kit/react-server-modules.ts'

/** Types of the script for pages, whose global variable has the exports of the package. */
const SCRIPT_TYPES = `declare global {
  /** Classes and functions of the elements. */
  const ThroughlineElements: typeof import('./index.js')
}
export {}
`

const target = browserslistToEsbuild()

export default defineConfig([
  {
    // One module a source file: a product bundles the elements that it imports, and nothing else.
    entry: ['src/index.ts', 'src/*/index.ts', 'src/*/define.ts'],
    unbundle: true,
    format: 'esm',
    platform: 'browser',
    target,
    dts: { sourcemap: true },
    sourcemap: true,
    clean: true,
    hooks: {
      'build:done': () => {
        writeReactServerModules('elements')
        writeElementsManifest()
        writeFileSync('dist/throughline-elements.min.d.ts', SCRIPT_TYPES)
      },
    },
  },
  {
    // One file with everything in it, React included, for pages without a bundler.
    entry: { 'throughline-elements.min': 'src/index.ts' },
    format: 'iife',
    globalName: 'ThroughlineElements',
    platform: 'browser',
    target,
    deps: { alwaysBundle: /./, onlyBundle: false },
    minify: true,
    dts: false,
    sourcemap: false,
    clean: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    outputOptions: {
      entryFileNames: '[name].js',
      codeSplitting: false,
      // `define` leaves modules alone that declare the type of `process`, and pages have none.
      intro: 'const process={env:{NODE_ENV:"production"}};',
    },
  },
])
