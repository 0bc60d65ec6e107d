import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { rootFolder } from '../workspace.mjs'
import { markedPartsPlugin } from './marked-parts-plugin.ts'
import { reactVersionsPlugin } from './react-versions-plugin.ts'
import { writeReactServerModules } from './react-server-modules.ts'
import { stableStylesPlugin } from './stable-styles-plugin.ts'
import type { UserConfig } from 'tsdown'

/**
 * Returns the build configuration of a package of React components: one module per source file, so
 * that a product bundles only the parts that it imports. The modules run on every React of the peer
 * range, on a server and next to React Server Components.
 *
 * @param options the folder below packages, and its entry points
 */
export function packedPackage({
  name,
  entry,
}: {
  name: 'ui' | 'planner-views'
  entry: string | string[]
}): UserConfig {
  return {
    entry,
    unbundle: true,
    format: 'esm',
    platform: 'browser',
    target: browserslistToEsbuild(),
    dts: { sourcemap: true },
    sourcemap: true,
    clean: true,
    plugins: [
      stableStylesPlugin(),
      markedPartsPlugin(),
      reactVersionsPlugin(
        name === 'ui'
          ? path.join(rootFolder, 'packages/ui/src/react-versions/index.ts')
          : '@throughline/ui/react-versions',
      ),
    ],
    hooks: {
      'build:done': async () => {
        writeReactServerModules(name)
        if (name === 'ui') await writeThemeStyleSheet()
      },
    },
  }
}

/**
 * Writes the rules of `ThemeRoot` into `theme.css` of the built package, for pages that load style
 * sheets by links.
 */
async function writeThemeStyleSheet() {
  const folder = path.join(rootFolder, 'packages/ui/dist')
  const { themeRootCss } = await import(
    pathToFileURL(path.join(folder, 'theme/theme-root-css.js')).href
  )
  writeFileSync(path.join(folder, 'theme.css'), themeRootCss())
}
