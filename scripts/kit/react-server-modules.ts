import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { rootFolder } from '../workspace.mjs'
import { entryPointsOf } from './entry-points.ts'

/** Libraries that need the client: they fail in a React Server Component, or their parts do. */
const clientLibraries =
  /^(react|react-dom|styled-components|downshift|lucide-react|react-day-picker|slate-react|@tanstack\/react-table)($|\/)/

/** Our other packages with components, and how components and hooks are called there. */
const ownPackages = /^@throughline\/(ui|planner-views)\//
const clientNames = /^([A-Z]|use[A-Z])/

interface PackedModule {
  /** Absolute path. */
  file: string
  /** By local name; `from` is a path or a package. */
  imports: Map<string, { from: string; name: string }>
  /** Local names by exported ones. */
  exports: Map<string, string>
  onlyReExports: boolean
}

/**
 * Prepares the built modules of a package for React Server Components:
 *
 * - Each entry point gets a file `<entry point>.react-server-bundle.js`, for bundlers. It exports
 *   plain data such as labels unchanged, and all other exports through a file
 *   `<entry point>.react-server-client.js`, which begins with `"use client"`. No other module has the
 *   directive, because bundlers of products without server components warn of each.
 * - Each entry point gets a file `<entry point>.react-server.js`, for Node without a bundler, which
 *   ignores `"use client"`. It exports plain data unchanged. All other exports throw an explanation
 *   when they are called.
 *
 * @param name of the package's folder, which has been built
 */
export function writeReactServerModules(name: string) {
  const folder = path.join(rootFolder, 'packages', name, 'dist')
  const modules = readModules(folder)
  const clientFiles = filesOfClient(modules)
  const packageName = JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8')).name
  for (const [entryPoint, file] of Object.entries(entryPointsOf(name))) {
    if (isScript(file)) continue
    const { plain, client } = exportsOf(file, modules, clientFiles)
    const clientFile = serverFileOf(file, '-client')
    const bundled = [...plain]
    if (client.length > 0) {
      bundled.push(reExport(client, clientFile))
      writeFileSync(clientFile, `"use client";\n${reExport(client, file)}\n`)
    }
    writeFileSync(serverFileOf(file, '-bundle'), `${bundled.join('\n')}\n`)
    writeFileSync(
      serverFileOf(file),
      `${[...plain, ...refusals(`${packageName}/${entryPoint}`, client)].join('\n')}\n`,
    )
  }
}

/** A script for pages is no module. */
function isScript(file: string) {
  return file.endsWith('.min.js')
}

/** @param file of an entry point */
function serverFileOf(file: string, use: '' | '-bundle' | '-client' = '') {
  return file.replace(/\.js$/, `.react-server${use}.js`)
}

/** @param file in the same folder */
function reExport(names: readonly string[], file: string) {
  return `export { ${names.join(', ')} } from "./${path.basename(file)}";`
}

/** @returns by absolute path */
function readModules(folder: string): ReadonlyMap<string, PackedModule> {
  const modules: Map<string, PackedModule> = new Map()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.react-server[a-z-]*)\.js$/.test(name) || isScript(name)) continue
    const file = path.join(folder, name)
    modules.set(file, readModule(file))
  }
  return modules
}

function readModule(file: string): PackedModule {
  const code = readFileSync(file, 'utf8')
  const module: PackedModule = {
    file,
    imports: new Map(),
    exports: new Map(),
    onlyReExports: true,
  }
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration') {
      const { value } = statement.source
      const from = value.startsWith('.') ? path.resolve(path.dirname(file), value) : value
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier'
            ? 'name' in specifier.imported
              ? specifier.imported.name
              : specifier.imported.value
            : '*'
        module.imports.set(specifier.local.name, { from, name })
      }
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source === null) {
      for (const { local, exported } of statement.specifiers) {
        if ('name' in local && 'name' in exported) module.exports.set(exported.name, local.name)
      }
      if (statement.declaration !== null) throw new Error(`${file} exports where it declares.`)
    } else if (statement.type.startsWith('Export')) {
      throw new Error(`${file} has an export of an unknown kind, ${statement.type}.`)
    } else module.onlyReExports = false
  }
  return module
}

/**
 * Returns the modules that need the client: those that import React or a library for it, and those
 * that use the exports of such a module. A module that only re-exports does not need it.
 *
 * @returns their paths
 */
function filesOfClient(modules: ReadonlyMap<string, PackedModule>): ReadonlySet<string> {
  const files: Set<string> = new Set()
  let before = -1
  while (before !== files.size) {
    before = files.size
    for (const { file, imports, onlyReExports } of modules.values()) {
      const isOfClient = [...imports.values()].some(({ from, name }) =>
        path.isAbsolute(from)
          ? files.has(definitionOf(from, name, modules).file)
          : clientLibraries.test(from) || (ownPackages.test(from) && clientNames.test(name)),
      )
      if (isOfClient && !onlyReExports) files.add(file)
    }
  }
  return files
}

/**
 * Where an export is defined, through all modules that hand it on.
 * @returns `file` is a package's name when it comes from there
 */
function definitionOf(
  file: string,
  name: string,
  modules: ReadonlyMap<string, PackedModule>,
): { file: string; name: string } {
  const local = modules.get(file)?.exports.get(name)
  const source = local === undefined ? undefined : modules.get(file)?.imports.get(local)
  if (source === undefined) return { file, name }
  if (!path.isAbsolute(source.from)) return { file: source.from, name: source.name }
  return definitionOf(source.from, source.name, modules)
}

/**
 * Returns the exports of an entry point.
 *
 * @returns `plain`: statements that export those without React; `client`: names of the others
 */
function exportsOf(
  file: string,
  modules: ReadonlyMap<string, PackedModule>,
  clientFiles: ReadonlySet<string>,
): { plain: string[]; client: string[] } {
  const plain: string[] = []
  const client: string[] = []
  for (const name of modules.get(file)?.exports.keys() ?? []) {
    const definition = definitionOf(file, name, modules)
    if (clientFiles.has(definition.file) || !modules.has(definition.file)) client.push(name)
    else {
      const from = path.relative(path.dirname(file), definition.file).replaceAll('\\', '/')
      const renamed = definition.name === name ? name : `${definition.name} as ${name}`
      plain.push(`export { ${renamed} } from "${from.startsWith('.') ? from : `./${from}`}";`)
    }
  }
  return { plain, client }
}

/**
 * Returns the statements that export functions which throw when Node calls them without a bundler.
 * @param entryPoint as products import it
 */
function refusals(entryPoint: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  return [
    'function onClient(name) {',
    '\treturn () => {',
    `\t\tthrow new Error(\`\${name} of ${entryPoint} runs in client components only. Import it in a module with "use client", and bundle the server: Node alone does not know what the directive means.\`);`,
    '\t};',
    '}',
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ onClient("${name}");`),
  ]
}
