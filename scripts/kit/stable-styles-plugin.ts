import { createHash } from 'node:crypto'
import path from 'node:path'
import { RolldownMagicString } from 'rolldown'
import { rootFolder } from '../workspace.mjs'
import type { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'rolldown/utils'
import type { Plugin } from 'rolldown'

type Statement = ReturnType<typeof parseAst>['body'][number]

const COPY_MODULE = 'virtual:copy-of-package'

/**
 * A module that tells the copies of a package on a page apart.
 * @param name of the package's folder
 */
function copyModule(name: string) {
  return `
const key = Symbol.for('copies of @throughline/${name}')
// Servers load modules again without a new page: their markup is that of a first copy.
const number = typeof document === 'undefined' ? 1 : (globalThis[key] = (globalThis[key] ?? 0) + 1)
/** Ends the ids of styled components: nothing in the first copy, its number in each further one. */
export const copySuffix = number === 1 ? '' : '-' + number
`
}

/**
 * Gives each styled component an id that depends on its place in the sources. Without ids,
 * styled-components numbers them in the order in which modules load. That order differs between
 * server and browser, so React would find other class names in the markup of the server.
 *
 * A second copy of the package on a page gets other ids, and so other class names. Otherwise the
 * rules of one copy would follow those of the other, and could override the rules of an extended
 * component.
 */
export function stableStylesPlugin(): Plugin {
  return {
    name: 'stable-styles',
    resolveId(source, importer = '') {
      if (source !== COPY_MODULE) return null
      const [, name = 'ui'] = /[\\/]packages[\\/]([\w-]+)[\\/]src[\\/]/.exec(importer) ?? []
      return `\0${COPY_MODULE}-${name}`
    },
    load: (id) =>
      id.startsWith(`\0${COPY_MODULE}-`) ? copyModule(id.slice(COPY_MODULE.length + 2)) : null,
    transform: {
      order: 'pre',
      filter: {
        id: { include: /[\\/]src[\\/].*\.tsx?$/, exclude: /\.d\.ts$/ },
        code: 'styled-components',
      },
      handler(code, id) {
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const text = new RolldownMagicString(code)
        const file = path.relative(rootFolder, id).replaceAll('\\', '/')
        for (const { name, end } of body.flatMap(styledComponents)) {
          text.appendLeft(
            end,
            `.withConfig({ componentId: '${idOf(`${file} ${name}`)}' + copySuffix })`,
          )
        }
        if (!text.hasChanged()) return null
        text.prepend(`import { copySuffix } from '${COPY_MODULE}';\n`)
        return {
          code: text.toString(),
          map: text.generateMap({ hires: true, source: id }).toString(),
        }
      },
    },
  }
}

function idOf(place: string) {
  const digest = createHash('sha256').update(place).digest()
  return `tl-${digest.readUIntBE(0, 6).toString(36).slice(0, 7)}`
}

/**
 * Returns the styled components that a statement declares: their names, and the position for the
 * configuration of each. It leaves out components that a function creates, because each call
 * creates another one.
 */
export function styledComponents(statement: Statement): { name: string; end: number }[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    init?.type === 'TaggedTemplateExpression' && isOfStyled(init.tag) && id.type === 'Identifier'
      ? [{ name: id.name, end: init.tag.end }]
      : [],
  )
}

/** Whether an expression is `styled` with something behind it. */
function isOfStyled(expression: ESTree.Expression | ESTree.Super): boolean {
  if (expression.type === 'CallExpression') return isOfStyled(expression.callee)
  if (expression.type === 'MemberExpression') return isOfStyled(expression.object)
  return expression.type === 'Identifier' && expression.name === 'styled'
}
