import ts from 'typescript'

/**
 * @typedef {import('./public-declarations.mjs').Declarations} Declarations
 * @typedef {'added' | 'extended' | 'changed' | 'removed'} ChangeKind
 * @typedef {{ kind: ChangeKind, entryPoint: string, name: string, before: string, after: string }} ApiChange
 */

/**
 * Returns the differences between two states of a package's entry points.
 * @param {ReadonlyMap<string, Declarations>} before
 * @param {ReadonlyMap<string, Declarations>} after
 * @returns {ApiChange[]}
 */
export function changesBetween(before, after) {
  const entryPoints = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return entryPoints.flatMap((entryPoint) => {
    const old = before.get(entryPoint) ?? new Map()
    const current = after.get(entryPoint) ?? new Map()
    return [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
      const [was = '', is = ''] = [old.get(name), current.get(name)]
      if (was === is) return []
      return [{ kind: kindOf(was, is), entryPoint, name, before: was, after: is }]
    })
  })
}

/**
 * Returns the size of the release that a change requires. A name that other products cannot import
 * affects them only while an entry point still uses it.
 * @param {ApiChange} change
 * @returns {import('./changesets.mjs').ChangeSize}
 */
export function sizeOf({ kind, name }) {
  const isNamedByOthers = !name.startsWith('(used) ')
  if (kind === 'changed') return 'major'
  if (kind === 'extended') return 'minor'
  if (!isNamedByOthers) return 'none'
  return kind === 'removed' ? 'major' : 'minor'
}

/**
 * @param {string} before
 * @param {string} after
 * @returns {ChangeKind}
 */
function kindOf(before, after) {
  if (before === '') return 'added'
  if (after === '') return 'removed'
  return extendsNode(parse(before), parse(after)) ? 'extended' : 'changed'
}

/** @param {string} text */
function parse(text) {
  return ts.createSourceFile('api.d.ts', text, ts.ScriptTarget.Latest, true)
}

/**
 * Whether all that could be written against the old declaration can be written against the
 * new one: members and parameters that may be left out have been added, or values of a union.
 * @param {ts.Node} before
 * @param {ts.Node} after
 * @returns {boolean}
 */
function extendsNode(before, after) {
  if (before.getText() === after.getText()) return true
  if (ts.isUnionTypeNode(after)) return extendsUnion(constituentsOf(before), constituentsOf(after))
  if (before.kind !== after.kind) return false
  const old = childrenOf(before)
  const current = childrenOf(after)
  if (ts.isInterfaceDeclaration(before) || ts.isTypeLiteralNode(before)) {
    return membersBeside(old, current)?.every(isOptionalPart) ?? false
  }
  // Products get instances of a class, and do not write them.
  if (ts.isClassDeclaration(before))
    return membersBeside(old, current)?.every(ts.isClassElement) ?? false
  if (old.length === 0 || current.length < old.length) return false
  // Parameters come before the return type.
  let at = 0
  for (const node of current) {
    const target = old[at]
    if (target !== undefined && extendsNode(target, node)) at += 1
    else if (!isOptionalPart(node)) return false
  }
  return at === old.length
}

/**
 * Returns whether a union only gains values. Adding null or undefined is a breaking change, because
 * code that reads the type must handle them.
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 */
function extendsUnion(before, after) {
  return (
    before.every((type) => after.includes(type)) &&
    ['null', 'undefined'].every((type) => before.includes(type) === after.includes(type))
  )
}

/**
 * The members that have been added.
 * @param {readonly ts.Node[]} before
 * @param {readonly ts.Node[]} after
 * @returns {ts.Node[] | null} null when one that was there is missing, or is another now
 */
function membersBeside(before, after) {
  const added = new Map(after.map((node) => [keyOf(node), node]))
  for (const node of before) {
    const current = added.get(keyOf(node))
    if (current === undefined || !extendsNode(node, current)) return null
    added.delete(keyOf(node))
  }
  return [...added.values()]
}

/**
 * Returns the key of a node: the name of a property, or else its text. So the order does not
 * matter.
 */
function keyOf(/** @type {ts.Node} */ node) {
  return ts.isPropertySignature(node) ? node.name.getText() : node.getText()
}

/** @param {ts.Node} node */
function isOptionalPart(node) {
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
    return node.questionToken !== undefined
  }
  if (ts.isParameter(node)) {
    return node.questionToken !== undefined || node.dotDotDotToken !== undefined
  }
  return false
}

/** @param {ts.Node} node */
function constituentsOf(node) {
  return ts.isUnionTypeNode(node) ? node.types.map((type) => type.getText()) : [node.getText()]
}

/**
 * The parts of a node that count: how a parameter is called does not.
 * @param {ts.Node} node
 */
function childrenOf(node) {
  /** @type {ts.Node[]} */
  const children = []
  ts.forEachChild(node, (child) => {
    if (!ts.isParameter(node) || child !== node.name) children.push(child)
  })
  return children
}
