import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootFolder } from '../workspace.mjs'

/**
 * Writes the rules of `ThemeRoot` into `theme.css` of the built package, for pages that load style
 * sheets by links.
 */
export async function writeThemeStyleSheet() {
  const folder = path.join(rootFolder, 'packages/ui/dist')
  const { themeRootCss } = await import(
    pathToFileURL(path.join(folder, 'theme/theme-root-css.js')).href
  )
  writeFileSync(path.join(folder, 'theme.css'), themeRootCss())
}
