/** Attributes whose text people see or hear. */
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'help',
  'label',
  'placeholder',
  'text',
  'title',
])

/** Components of the kit; stories, tests and examples show texts of a product. */
const component = /packages\/(?:ui|planner-views)\/src\/.*\.tsx$/
const example =
  /\.(?:stories|docs|test|story-host|example)\.tsx$|\/(?:fixtures|gallery|testing)\/|\/story-[^/]+\.tsx$/

/** The literal texts of an expression: of a choice, and between the values of a template. */
/** @param {Expression | null | undefined} expression @returns {readonly unknown[]} */
function textsOf(expression) {
  switch (expression?.type) {
    case 'Literal':
      return [expression.value]
    case 'ConditionalExpression':
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)]
    case 'LogicalExpression':
      return [...textsOf(expression.left), ...textsOf(expression.right)]
    case 'TemplateLiteral':
      return (expression.quasis ?? []).map(({ value }) => value.cooked)
    case undefined:
    default:
      return []
  }
}

/** A word, and no unit or sign such as `%` or `×`. */
const word = /\p{L}{2}/u

/**
 * The fields of a syntax node that the rule reads.
 *
 * @typedef {{ type: string, value?: unknown, name?: { name?: string }, parent?: Node }} Node
 * @typedef {Node & { consequent?: Expression, alternate?: Expression, left?: Expression, right?: Expression, quasis?: { value: { cooked: string } }[] }} Expression
 */

/** Lint rule for texts of the interface: they are in label sets, so that languages have them. */
export default {
  meta: { name: 'texts' },
  rules: {
    'in-labels': {
      /** @param {{ filename: string, report: (finding: { node: Node, message: string }) => void }} context */
      create({ filename, report }) {
        const file = filename.replaceAll('\\', '/')
        if (!component.test(file) || example.test(file)) return {}
        /** @param {Node} node @param {unknown} text */
        const check = (node, text) => {
          if (typeof text !== 'string' || !word.test(text)) return
          report({
            node,
            message: `Put “${text.trim()}” into a set of labels (Name.labels.ts), where every language has it.`,
          })
        }
        return {
          /** @param {Node} node */
          JSXText: (node) => {
            check(node, node.value)
          },
          /** @param {Node & { expression?: Expression, parent?: Node }} node */
          JSXExpressionContainer: (node) => {
            const { parent } = node
            const isRead =
              parent?.type === 'JSXElement' ||
              parent?.type === 'JSXFragment' ||
              readAttributes.has(parent?.name?.name ?? '')
            if (isRead) for (const text of textsOf(node.expression)) check(node, text)
          },
          /** @param {Node & { value?: { type?: string, value?: unknown } | null }} node */
          JSXAttribute: (node) => {
            if (readAttributes.has(node.name?.name ?? '') && node.value?.type === 'Literal') {
              check(node, node.value.value)
            }
          },
        }
      },
    },
  },
}
