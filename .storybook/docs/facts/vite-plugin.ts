import path from 'node:path'
import process from 'node:process'
import type { Plugin } from 'vite'

import { readComponentPages } from './component-pages.ts'
import { docgenOf } from './docgen.ts'
import { EntryProperties } from './entry-properties.ts'
import { tokensUsedBy } from './tokens-used.ts'

const pagesModule = 'virtual:component-pages'
const tokensModule = 'virtual:component-tokens'
/** The module itself lists the entry points; each one has a module of its own below it. */
const propertiesModule = 'virtual:component-properties'

/**
 * Gives documentation pages what is computed from the sources: which components have a
 * page and where it is, which tokens each one reads, and which properties it has. The
 * controls of stories get the properties too.
 *
 * @param root the folder of the repository
 */
export function componentFacts(root: string): Plugin {
  const properties = new EntryProperties(root)
  return {
    name: 'throughline:component-facts',
    enforce: 'pre',
    resolveId(id) {
      const isOurs = [pagesModule, tokensModule, propertiesModule].some((module) => {
        return id === module || id.startsWith(`${module}/`)
      })
      return isOurs ? `\0${id}` : null
    },
    load(id) {
      if (id === `\0${pagesModule}`) {
        return `export const pages = ${JSON.stringify(readComponentPages(root))}`
      }
      if (id === `\0${tokensModule}`) {
        const tokens = readComponentPages(root).map(({ name, folder }) => [
          name,
          tokensUsedBy(path.join(root, folder), name),
        ])
        return `export const tokensByComponent = ${JSON.stringify(Object.fromEntries(tokens))}`
      }
      if (id === `\0${propertiesModule}`) {
        const folders = new Set(readComponentPages(root).map(({ folder }) => folder))
        const loads = [...folders].map((folder) => {
          return `${JSON.stringify(folder)}: () => import('${propertiesModule}/${folder}')`
        })
        return `export const loadFacts = {${loads.join(',')}}`
      }
      if (id.startsWith(`\0${propertiesModule}/`)) {
        const folder = id.slice(propertiesModule.length + 2)
        return `export const facts = ${JSON.stringify(properties.describe(folder))}`
      }
      return null
    },
    transform(code, id) {
      // Tests of stories show no controls: they do without the compiler.
      if (process.env['VITEST'] !== undefined) return null
      const file = path.relative(root, id.split('?')[0] ?? '').replaceAll(path.sep, '/')
      const name = path.posix.basename(file, '.tsx')
      const isComponent = /^packages\/(?:ui|planner-views)\/src\/.*\/[A-Z][^/.]+\.tsx$/.test(file)
      if (!isComponent || !code.includes(`export function ${name}`)) return null
      const folder = path.posix.dirname(file)
      const page = readComponentPages(root).find((each) => each.name === name)
      if (page?.folder !== folder || page.entry === null) return null
      const facts = properties.describe(folder).components.find((each) => each.name === name)
      if (facts === undefined) return null
      const docgen = JSON.stringify(docgenOf(facts))
      return { code: `${code}\nObject.assign(${name}, { __docgenInfo: ${docgen} })\n`, map: null }
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(path.join(root, 'packages'))) return undefined
      const computed = [...this.environment.moduleGraph.idToModuleMap.entries()]
        .filter(([id]) => id.startsWith('\0virtual:component-'))
        .map(([, module]) => module)
      for (const module of computed) this.environment.moduleGraph.invalidateModule(module)
      return modules
    },
  }
}
