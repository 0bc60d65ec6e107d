/**
 * Words that are no names, with words that are. A participle says what happened to a thing and
 * not what the thing is; the others are not words of the specification.
 */
const betterWords = new Map(
  Object.entries({
    asked: 'requested',
    asker: 'requester',
    colour: 'color',
    facts: 'details, summary or data',
    found: 'match or result',
    given: 'initial…, provided… or the name of the prop',
    held: 'current, controlled or assigned',
    kept: 'cached or retained',
    known: 'loaded, existing or cached',
    lasso: 'marquee',
    onlooker: 'viewer',
    shown: 'visible',
    sight: 'visibility or view',
    stranger: 'outsider',
    strip: 'overstory or tab list',
    taken: 'used, reserved or undone',
    told: 'reported or notified',
    verdict: 'result, permission or outcome',
    wanted: 'requested or target',
    whoever: 'user, viewer, requester or author',
  }),
)

/** Names of the contract, of HTTP and of browsers. */
const accepted = new Set(['isBillingShown', 'shownBy', 'wellKnown', 'held'])

/** @param {string} name @returns {{ word: string, better: string } | null} */
function refusedWord(name) {
  if (accepted.has(name) || /not_?found/i.test(name)) return null
  for (const word of name.split(/(?=[A-Z])|_/)) {
    const better = betterWords.get(word.toLowerCase())
    if (better !== undefined) return { word, better }
  }
  return null
}

/**
 * The fields of a syntax node that the rule reads.
 *
 * @typedef {{ type: string, name?: string, id?: Node | null, key?: Node, parent?: Node }} Node
 */

/** Lint rule for the names of variables, functions, types and fields, in the form of ESLint. */
export default {
  meta: { name: 'names' },
  rules: {
    'plain-words': {
      /** @param {{ filename: string, report: (finding: { node: Node, message: string }) => void }} context */
      create({ filename, report }) {
        const isStories = filename.endsWith('.stories.tsx')
        /** @param {Node | null | undefined} name */
        const check = (name) => {
          const refused = name?.name === undefined ? null : refusedWord(name.name)
          if (!name || refused === null) return
          const message = `"${refused.word}" in "${name.name}": write ${refused.better}.`
          report({ node: name, message })
        }
        /** @param {Node} node */
        const checkId = ({ id, parent }) => {
          // Stories are named by sentences about what they show.
          if (isStories && parent?.parent?.type === 'ExportNamedDeclaration') return
          check(id)
        }
        return {
          VariableDeclarator: checkId,
          FunctionDeclaration: checkId,
          ClassDeclaration: checkId,
          TSTypeAliasDeclaration: checkId,
          TSInterfaceDeclaration: checkId,
          /** @param {Node} node */
          TSPropertySignature: ({ key }) => check(key),
        }
      },
    },
  },
}
