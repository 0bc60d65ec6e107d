import path from 'node:path'
import process from 'node:process'
import type { Plugin } from 'vite'
import { existsSync, readFileSync, statSync } from 'node:fs'

import { readComponentPages } from './component-pages.ts'
import { EntryProperties } from './entry-properties.ts'
import type { ComponentProperties } from './property-details.ts'

/** The content of `__docgenInfo`, from which Storybook makes controls. */
function docgenOf({ name, description, properties }: ComponentProperties): object {
  const props = properties.map(({ isRequired, defaultValue, type, ...property }) => {
    const choices = choicesIn(type)
    const docgen = {
      ...property,
      required: isRequired,
      defaultValue: defaultValue === null ? null : { value: defaultValue },
      type:
        choices === undefined
          ? { name: type }
          : { name: 'enum', value: choices.map((value) => ({ value })) },
    }
    return [property.name, docgen] as const
  })
  return { displayName: name, description, props: Object.fromEntries(props) }
}

/** The literals of a type that is nothing but literals: `'small' | 'medium'`. */
function choicesIn(text: string): readonly string[] | undefined {
  const choices = text.split(' | ')
  return choices.every((choice) => /^(?:'[^']*'|-?\d+)$/.test(choice)) ? choices : undefined
}

/** All modules of the plugin begin with it. */
const PREFIX = 'virtual:component-'
const PAGES_MODULE = `${PREFIX}pages`
/** Lists the entry points. Below it, each entry point has a module with its details. */
const DETAILS_MODULE = `${PREFIX}details`

/**
 * Vite plugin that computes data from the sources for documentation pages: which components have a
 * page and where, their properties, and the tokens that each reads. The controls of stories get the
 * properties too.
 *
 * @param root the folder of the repository
 */
export function componentDetails(root: string): Plugin {
  const properties = new EntryProperties(root)
  let pages = readComponentPages(root)
  return {
    name: 'throughline:component-details',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PAGES_MODULE}`) return `export const pages = ${JSON.stringify(pages)}`
      if (id === `\0${DETAILS_MODULE}`) {
        const loads = [...new Set(pages.map(({ folder }) => folder))].map((folder) => {
          return `${JSON.stringify(folder)}: () => import('${DETAILS_MODULE}/${folder}')`
        })
        return `export const loadDetails = {${loads.join(',')}}`
      }
      if (!id.startsWith(`\0${DETAILS_MODULE}/`)) return null
      const entry = id.slice(DETAILS_MODULE.length + 2)
      const tokens = pages
        .filter(({ folder }) => folder === entry)
        .map(({ name }) => [name, tokensUsedBy(path.join(root, entry), name)])
      const details = { ...properties.describe(entry), tokens: Object.fromEntries(tokens) }
      return `export const details = ${JSON.stringify(details)}`
    },
    transform(code, id) {
      // Tests of stories show no controls: they do without the compiler.
      if (process.env['VITEST'] !== undefined) return null
      const file = path.relative(root, id.split('?')[0] ?? '').replaceAll(path.sep, '/')
      const name = path.posix.basename(file, '.tsx')
      const isComponent = /^packages\/(?:ui|planner-views)\/src\/.*\/[A-Z][^/.]+\.tsx$/.test(file)
      if (!isComponent || !code.includes(`export function ${name}`)) return null
      const folder = path.posix.dirname(file)
      const page = pages.find((each) => each.name === name)
      if (page?.folder !== folder || page.entry === null) return null
      const details = properties.describe(folder).components.find((each) => each.name === name)
      if (details === undefined) return null
      const docgen = JSON.stringify(docgenOf(details))
      return { code: `${code}\nObject.assign(${name}, { __docgenInfo: ${docgen} })\n`, map: null }
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(path.join(root, 'packages'))) return undefined
      pages = readComponentPages(root)
      const computed = [...this.environment.moduleGraph.idToModuleMap.entries()]
        .filter(([id]) => id.startsWith(`\0${PREFIX}`))
        .map(([, module]) => module)
      for (const module of computed) this.environment.moduleGraph.invalidateModule(module)
      return modules
    },
  }
}

/**
 * The tokens that a component reads: every `token('…')` and `tokenProperty('…')` in its
 * own files and in the internal files that these import. Other components that it renders
 * are not followed: their pages say what they read.
 *
 * @param folder the folder of the component, absolute
 * @param name the component; its file in the folder is where the search starts
 * @returns names of tokens, sorted
 */
function tokensUsedBy(folder: string, name: string): readonly string[] {
  const seen = new Set<string>()
  const tokens = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, token] of source.matchAll(/\btoken(?:Property)?\(\s*'([a-z\d-]+)'/g)) {
      if (token !== undefined) tokens.add(token)
    }
    for (const [, request] of source.matchAll(/\bfrom\s+'(\.[^']+)'/g)) {
      const target = request === undefined ? undefined : moduleAt(path.dirname(file), request)
      if (target !== undefined && belongs(target, folder)) visit(target)
    }
  }
  const start = moduleAt(folder, `./${name}`)
  if (start !== undefined) visit(start)
  return [...tokens].sort()
}

/** Own files and shared ones; not other components, and not the theme, which defines all tokens. */
function belongs(file: string, folder: string): boolean {
  const sharedFolders = new Set(['internal', 'calendar-core', 'calendar-parts'])
  return (
    file.startsWith(`${folder}${path.sep}`) ||
    file.split(path.sep).some((part) => sharedFolders.has(part))
  )
}

function moduleAt(folder: string, request: string): string | undefined {
  const base = path.resolve(folder, request)
  const candidates = [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')]
  return candidates.find((file) => existsSync(file) && statSync(file).isFile())
}
