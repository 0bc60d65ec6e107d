import ts from 'typescript'
import type { Declarations } from './public-declarations.ts'
import type { ChangeSize } from './changesets.ts'

type ChangeKind = 'added' | 'extended' | 'changed' | 'removed'

export type ApiChange = {
  kind: ChangeKind
  entryPoint: string
  name: string
  before: string
  after: string
}

/** Returns the differences between two states of a package's entry points. */
export function changesBetween(
  before: ReadonlyMap<string, Declarations>,
  after: ReadonlyMap<string, Declarations>,
): ApiChange[] {
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
 */
export function sizeOf({ kind, name }: ApiChange): ChangeSize {
  const isNamedByOthers = !name.startsWith('(used) ')
  if (kind === 'changed') return 'major'
  if (kind === 'extended') return 'minor'
  if (!isNamedByOthers) return 'none'
  return kind === 'removed' ? 'major' : 'minor'
}

function kindOf(before: string, after: string): ChangeKind {
  if (before === '') return 'added'
  if (after === '') return 'removed'
  return extendsNode(parse(before), parse(after)) ? 'extended' : 'changed'
}

function parse(text: string) {
  return ts.createSourceFile('api.d.ts', text, ts.ScriptTarget.Latest, true)
}

/**
 * Whether all that could be written against the old declaration can be written against the
 * new one: members and parameters that may be left out have been added, or values of a union.
 */
function extendsNode(before: ts.Node, after: ts.Node): boolean {
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
 */
function extendsUnion(before: readonly string[], after: readonly string[]) {
  return (
    before.every((type) => after.includes(type)) &&
    ['null', 'undefined'].every((type) => before.includes(type) === after.includes(type))
  )
}

/**
 * The members that have been added.
 * @returns null when one that was there is missing, or is another now
 */
function membersBeside(before: readonly ts.Node[], after: readonly ts.Node[]): ts.Node[] | null {
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
function keyOf(node: ts.Node) {
  return ts.isPropertySignature(node) ? node.name.getText() : node.getText()
}

function isOptionalPart(node: ts.Node) {
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
    return node.questionToken !== undefined
  }
  if (ts.isParameter(node)) {
    return node.questionToken !== undefined || node.dotDotDotToken !== undefined
  }
  return false
}

function constituentsOf(node: ts.Node) {
  return ts.isUnionTypeNode(node) ? node.types.map((type) => type.getText()) : [node.getText()]
}

/** The parts of a node that count: how a parameter is called does not. */
function childrenOf(node: ts.Node) {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    if (!ts.isParameter(node) || child !== node.name) children.push(child)
  })
  return children
}
