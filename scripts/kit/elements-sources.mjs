import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/**
 * @typedef {{ name: string, type: string, description: string, default?: string }} Member
 * @typedef {{ name: string, description: string }} Tag a slot or a part
 */

/**
 * Reads the sources of the elements without resolving types: their interfaces, and the objects
 * that declare properties and events.
 *
 * @param {string} folder
 */
export function readElementSources(folder) {
  /** @type {Map<string, ts.InterfaceDeclaration>} */
  const interfaces = new Map()
  /** @type {Map<string, ts.ObjectLiteralExpression>} */
  const objects = new Map()
  /** @type {Map<string, { of: string, without: readonly string[] }>} */
  const rests = new Map()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(\.types|-declarations?|element-class)\.tsx?$/.test(file)) continue
    const code = readFileSync(path.join(folder, file), 'utf8')
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement)
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isObjectBindingPattern(name) && initializer !== undefined) {
          // The rest of a destructured object.
          const used = name.elements.map((each) => (each.propertyName ?? each.name).getText())
          rests.set(used.at(-1) ?? '', { of: initializer.getText(), without: used })
        }
        const object = initializer === undefined ? undefined : withoutTypes(initializer)
        if (object !== undefined && ts.isObjectLiteralExpression(object)) {
          objects.set(name.getText(), object)
        }
      }
    }
  }

  /**
   * @param {ts.ObjectLiteralExpression} object
   * @returns {Map<string, string>} the texts of its values, those of other objects that are spread in it among them
   */
  const entriesOf = (object) =>
    new Map(
      object.properties.flatMap((property) => {
        if (ts.isSpreadAssignment(property)) {
          return [...spread(property.expression.getText())]
        }
        if (!ts.isPropertyAssignment(property)) return []
        const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText()
        return [/** @type {[string, string]} */ ([key, property.initializer.getText()])]
      }),
    )
  /**
   * @param {string} name of an object, or of what is left of one
   * @returns {Map<string, string>}
   */
  const spread = (name) => {
    const rest = rests.get(name)
    const object = objects.get(rest?.of ?? name)
    if (object === undefined) throw new Error(`Nothing is known of ${name}.`)
    return new Map([...entriesOf(object)].filter(([key]) => rest?.without.includes(key) !== true))
  }
  const partOf = (/** @type {string} */ name, /** @type {string} */ part) => {
    const property = objects
      .get(`${name}Declaration`)
      ?.properties.find((each) => each.name?.getText() === part)
    if (
      property === undefined ||
      !ts.isPropertyAssignment(property) ||
      !ts.isObjectLiteralExpression(property.initializer)
    ) {
      throw new Error(`The declaration of ${name} has no ${part}.`)
    }
    return entriesOf(property.initializer)
  }
  /**
   * @param {string} name of an interface
   * @returns {Member[]} those that it inherits first
   */
  const membersOf = (name) => {
    const declaration = interfaces.get(name)
    if (declaration === undefined) return []
    const inherited = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression, typeArguments: [of, keys] = [] }) => {
        const picks = expression.getText() === 'Pick'
        if (of === undefined || !(picks || expression.getText() === 'Omit')) {
          return membersOf(expression.getText())
        }
        /** @type {readonly string[]} */
        const named = keys?.getText().match(/(?<=')[\w-]+(?=')/g) ?? []
        return membersOf(of.getText()).filter((each) => named.includes(each.name) === picks)
      }),
    )
    return [...inherited, ...declaration.members.flatMap(memberOf)]
  }
  return {
    objects,
    membersOf,
    propertiesOf: (/** @type {string} */ name) => partOf(name, 'properties'),
    eventsOf: (/** @type {string} */ name) => [...partOf(name, 'events').keys()],
    elementOf: (/** @type {string} */ name) => docsOf(interfaces.get(name)),
  }
}

/**
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function withoutTypes(expression) {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? withoutTypes(expression.expression)
    : expression
}

/**
 * @param {ts.TypeElement} member
 * @returns {Member[]}
 */
function memberOf(member) {
  if (!ts.isPropertySignature(member) || member.type === undefined) return []
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText()
  const type = member.type
    .getText()
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
  const { description, tags } = readDocs(member)
  const value = tags.find(([tag]) => tag === 'default')?.[1]
  return [{ name, type, description, ...(value === undefined ? null : { default: value }) }]
}

/** @param {ts.InterfaceDeclaration | undefined} element */
function docsOf(element) {
  if (element === undefined) throw new Error('An element has no interface.')
  const { description, tags } = readDocs(element)
  const named = (/** @type {string} */ kind) =>
    tags
      .filter(([tag]) => tag === kind)
      .map(([, text]) => {
        const [name = '', ...rest] = text.split(' - ')
        return { name: name.trim(), description: rest.join(' - ').trim() }
      })
  return { description, slots: named('slot'), parts: named('csspart') }
}

/**
 * @param {ts.Node} node
 * @returns {{ description: string, tags: [name: string, text: string][] }}
 */
function readDocs(node) {
  const docs = node.getChildren().find(ts.isJSDoc)
  const text = (/** @type {ts.JSDoc['comment']} */ comment) =>
    (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    description: text(docs?.comment),
    tags: (docs?.tags ?? []).map((tag) => [tag.tagName.text, text(tag.comment)]),
  }
}
