/**
 * Plays of story files, and what each of them expects. Helpers that are in the same file, or
 * imported from the files beside it, count as part of a play that calls them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import ts from 'typescript'

/** Calls that fail by themselves when something is not there. */
const FINDERS = /^(?:find|get)(?:All)?By/u
const NEGATIVE_MATCHERS = /^(?:toBeNull|toBeUndefined|toBeFalsy)$/u

/** @type {Map<string, Module>} */
const modules = new Map()

/**
 * @typedef {{ file: string, functions: Map<string, ts.Node>, imports: Map<string, string>, stories: Map<string, ts.Expression>}} Module
 */

/**
 * @param {string} file a story file
 * @returns {{ story: string, kind: 'without an expectation' | 'only negative expectations' | 'sound' }[]}
 */
export function playsOf(file) {
  const module = moduleOf(file)
  return [...module.stories].flatMap(([story, expression]) => {
    const play = playOf(expression, module)
    // A picture is compared with its baseline: the play only leads to what is pictured.
    if (play === undefined || isPictured(expression)) return []
    const { positive, negative } = expectationsOf(play, module, new Set())
    const kind =
      positive + negative === 0
        ? 'without an expectation'
        : positive === 0
          ? 'only negative expectations'
          : 'sound'
    return [{ story, kind }]
  })
}

/** @param {ts.Expression} expression */
function isPictured(expression) {
  return /\btags: \[[^\]]*'picture'/u.test(expression.getText())
}

/** @param {ts.Expression} expression @param {Module} module @returns {ts.Node | undefined} */
function playOf(expression, module) {
  const object = ts.isSatisfiesExpression(expression) ? expression.expression : expression
  if (!ts.isObjectLiteralExpression(object)) return undefined
  for (const property of object.properties) {
    if (property.name?.getText() !== 'play') continue
    if (ts.isMethodDeclaration(property)) return property
    if (ts.isPropertyAssignment(property)) {
      const { initializer } = property
      return ts.isIdentifier(initializer)
        ? (module.functions.get(initializer.text) ?? initializer)
        : initializer
    }
    if (ts.isShorthandPropertyAssignment(property)) return module.functions.get(property.name.text)
  }
  return undefined
}

/**
 * @param {ts.Node} node @param {Module} module @param {Set<ts.Node>} seen
 * @returns {{ positive: number, negative: number }}
 */
function expectationsOf(node, module, seen) {
  const sum = { positive: 0, negative: 0 }
  if (seen.has(node)) return sum
  seen.add(node)
  /** @param {ts.Node} part @param {Module} from */
  const add = (part, from) => {
    const inner = expectationsOf(part, from, seen)
    sum.positive += inner.positive
    sum.negative += inner.negative
  }
  /** @param {ts.Node} part */
  const visit = (part) => {
    if (ts.isCallExpression(part)) {
      const matcher = matcherOf(part)
      if (matcher !== null) sum[matcher.isNegative ? 'negative' : 'positive'] += 1
      else if (isWaitForFinder(part)) sum.positive += 1
    }
    if (ts.isIdentifier(part)) {
      const own = module.functions.get(part.text)
      if (own !== undefined) add(own, module)
      const from = module.imports.get(part.text)
      if (from !== undefined) {
        const other = moduleOf(from)
        const helper = other.functions.get(part.text)
        if (helper !== undefined) add(helper, other)
      }
    }
    // Another story that is played first, as in `Opens.play?.(context)`.
    if (
      ts.isPropertyAccessExpression(part) &&
      part.name.text === 'play' &&
      ts.isIdentifier(part.expression)
    ) {
      const story = module.stories.get(part.expression.text)
      const play = story === undefined ? undefined : playOf(story, module)
      if (play !== undefined) add(play, module)
    }
    ts.forEachChild(part, visit)
  }
  ts.forEachChild(node, visit)
  return sum
}

/**
 * The matcher of `expect(…).not.toBe(…)`, when this is its outermost call.
 *
 * @param {ts.CallExpression} call
 */
function matcherOf(call) {
  const { expression } = call
  if (!ts.isPropertyAccessExpression(expression)) return null
  const path = []
  /** @type {ts.Expression} */
  let at = expression
  while (ts.isPropertyAccessExpression(at)) {
    path.unshift(at.name.text)
    at = at.expression
  }
  if (!ts.isCallExpression(at) || at.expression.getText() !== 'expect') return null
  const name = path.at(-1) ?? ''
  const isNot = path.includes('not')
  const [value] = call.arguments
  const isEmpty =
    NEGATIVE_MATCHERS.test(name) ||
    ((name === 'toHaveLength' || name === 'toHaveBeenCalledTimes') && value?.getText() === '0') ||
    (/^to(?:Strict)?Equal$/u.test(name) && value?.getText() === '[]') ||
    (name === 'toBe' && /^(?:null|undefined|0)$/u.test(value?.getText() ?? ''))
  // `not.toBeNull()` says that something is there.
  return { isNegative: isEmpty !== isNot }
}

/** Whether a call finds an element and fails without one. @param {ts.CallExpression} call */
function isWaitForFinder(call) {
  const { expression } = call
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : expression.getText()
  // In a click it names what is pressed, and expects nothing of what follows.
  return FINDERS.test(name) && !isArgumentOfAction(call)
}

/** @param {ts.Node} node @returns {boolean} */
function isArgumentOfAction(node) {
  for (let at = node.parent; at !== undefined && !ts.isStatement(at); at = at.parent) {
    if (ts.isCallExpression(at) && /^(?:userEvent|fireEvent|expect)\b/u.test(at.getText())) {
      return true
    }
    if (ts.isPropertyAccessExpression(at) && /^(?:focus|click)$/u.test(at.name.text)) return true
    if (ts.isVariableDeclaration(at) || ts.isArrowFunction(at)) return true
  }
  return false
}

/** @param {string} file @returns {Module} */
function moduleOf(file) {
  const loaded = modules.get(file)
  if (loaded !== undefined) return loaded
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  /** @type {Module} */
  const module = { file, functions: new Map(), imports: new Map(), stories: new Map() }
  modules.set(file, module)
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      module.functions.set(statement.name.text, statement)
    }
    if (ts.isVariableStatement(statement)) {
      const isExported = statement.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
      )
      for (const { name, initializer, type } of statement.declarationList.declarations) {
        if (initializer === undefined || !ts.isIdentifier(name)) continue
        if (isExported === true && type?.getText().startsWith('Story') === true) {
          module.stories.set(name.text, initializer)
        } else module.functions.set(name.text, initializer)
      }
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const target = fileOf(file, statement.moduleSpecifier.text)
      const bindings = statement.importClause?.namedBindings
      if (target === null || bindings === undefined || !ts.isNamedImports(bindings)) continue
      for (const { name } of bindings.elements) module.imports.set(name.text, target)
    }
  }
  return module
}

/** The file of a relative import. @param {string} from @param {string} specifier */
function fileOf(from, specifier) {
  if (!specifier.startsWith('.')) return null
  const path = join(dirname(from), specifier)
  const candidates = [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')]
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}
