import { RolldownMagicString } from 'rolldown'
import { styledComponents } from './stable-styles-plugin.ts'
import type { Plugin } from 'rolldown'

/** The attribute of each element that the packages make. */
const MARK = 'data-tl'

/**
 * Marks each element of the packages with an attribute. So `ThemeRoot` can give base styles to
 * these elements alone, and not to the elements of the page around them or in slots.
 *
 * In JSX, a constant for the name of an element must have a name that ends with `Tag`.
 */
export function markedPartsPlugin(): Plugin {
  return {
    name: 'marked-parts',
    transform: {
      order: 'pre',
      filter: {
        id: {
          include: /[\\/]packages[\\/](ui|planner-views)[\\/]src[\\/].*\.tsx?$/,
          // The pages of stories count as pages of other products.
          exclude: /\.(stories|docs|test|d)\.tsx?$/,
        },
      },
      handler(code, id) {
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const text = new RolldownMagicString(code)
        for (const { end } of body.flatMap(styledComponents)) {
          text.appendLeft(end, `.attrs({ '${MARK}': '' })`)
        }
        for (const end of endsOfTagNames(body)) text.appendLeft(end, ` ${MARK}=""`)
        if (!text.hasChanged()) return null
        return {
          code: text.toString(),
          map: text.generateMap({ hires: true, source: id }).toString(),
        }
      },
    },
  }
}

/** Where the names of elements end in the JSX below a node. */
function endsOfTagNames(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(endsOfTagNames)
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(endsOfTagNames)
  const name = 'type' in node && node.type === 'JSXOpeningElement' && 'name' in node && node.name
  return isTagName(name) ? [name.end, ...below] : below
}

function isTagName(name: unknown): name is { end: number } {
  if (typeof name !== 'object' || name === null || !('name' in name)) return false
  return typeof name.name === 'string' && /^[a-z]|Tag$/.test(name.name)
}
