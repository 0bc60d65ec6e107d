import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { hostOfOnePackage } from '../api/public-declarations.ts'
import { rootFolder } from '../workspace.mjs'

const folder = path.join(rootFolder, 'packages/elements')

/** The folders of the views that have parts for the styles of a page. */
const viewFolders = new Map([
  ['month', 'calendars/Month'],
  ['day', 'calendars/Day'],
  ['overstory', 'calendars/Overstory'],
  ['flow', 'calendars/Flow'],
])

/**
 * Writes `dist/custom-elements.json` of packages/elements, the manifest that editors and Storybook
 * read, from the types of the elements and their comments.
 *
 * @throws {Error} when types and declarations name other properties or events, one of them has no
 *   comment, or the comment of an element names other parts than its view
 */
export function writeElementsManifest() {
  const names = readdirSync(path.join(folder, 'src')).filter((name) => existsSync(sourceOf(name)))
  if (names.length === 0) throw new Error('packages/elements has no elements.')
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    // Pick and Omit.
    lib: ['lib.es5.d.ts'],
    types: [],
  }
  const program = ts.createProgram(names.map(sourceOf), options, hostOfOnePackage(options))
  const manifest = {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: names.map((name) => moduleOf(name, program)),
  }
  const target = path.join(folder, 'dist/custom-elements.json')
  writeFileSync(target, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The module that defines an element. */
function sourceOf(name: string) {
  return path.join(folder, 'src', name, 'define.ts')
}

/** @param name such as `month` */
function moduleOf(name: string, program: ts.Program) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(sourceOf(name))
  const module = source && checker.getSymbolAtLocation(source)
  if (source === undefined || module === undefined)
    throw new Error(`${name}/define.ts is no module.`)
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const exported = new Map(checker.getExportsOfModule(module).map((each) => [each.name, each]))
  const typeOf = (ending: string) => {
    const alias = exported.get(`${title}${ending}`)
    if (alias === undefined) throw new Error(`${name}/define.ts exports no ${title}${ending}.`)
    return checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(alias))
  }
  const membersOf = (ending: string) =>
    checker.getPropertiesOfType(typeOf(ending)).map((symbol) => memberOf(symbol, checker))

  const element = typeOf('Element').symbol
  const tags = tagsOf(element, checker)
  const cssParts = tags.filter(([tag]) => tag === 'csspart').map(namedTag)
  requireParts(name, cssParts)
  const className = `Throughline${title}Element`
  const file = `dist/${name}/define.js`
  const members = { properties: membersOf('Properties'), events: membersOf('EventMap') }
  const kinds = declared(name, 'properties', { source, checker })
  const problem = `The types and the declaration of ${name} do not agree about`
  requireSame(kinds.keys(), members.properties.map(nameOf), problem)
  const events = declared(name, 'events', { source, checker })
  requireSame(events.keys(), members.events.map(nameOf), problem)
  const properties = members.properties.map((member) => {
    // The declaration of a property without an attribute is null.
    const isData = ((kinds.get(member.name)?.flags ?? 0) & ts.TypeFlags.Null) !== 0
    return { member, attribute: isData ? null : attributeNameOf(member.name) }
  })
  return {
    kind: 'javascript-module',
    path: file,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className,
        tagName: `throughline-${name}`,
        superclass: { name: 'HTMLElement' },
        description: inOneLine(element.getDocumentationComment(checker)),
        slots: tags.filter(([tag]) => tag === 'slot').map(namedTag),
        cssParts,
        attributes: properties.flatMap(({ member, attribute }) =>
          attribute === null ? [] : [{ ...member, name: attribute, fieldName: member.name }],
        ),
        members: [
          ...properties.map(({ member, attribute }) =>
            Object.assign(
              { kind: 'field', ...member },
              attribute === null ? null : { attribute, reflects: true },
            ),
          ),
          ...(exported.has(`${title}Methods`) ? membersOf('Methods') : []).map((method) => ({
            kind: 'method',
            name: method.name,
            description: method.description,
            return: { type: { text: method.type.text.replace(/^.*=> /s, '') } },
          })),
          {
            kind: 'field',
            name: 'updateComplete',
            type: { text: 'Promise<void>' },
            readonly: true,
            description: 'Resolves once everything that was set is drawn.',
          },
        ],
        events: members.events,
      },
    ],
    exports: [
      { kind: 'js', name: className, declaration: { name: className } },
      {
        kind: 'custom-element-definition',
        name: `throughline-${name}`,
        declaration: { name: className, module: file },
      },
    ],
  }
}

/** @param symbol of a property, event or method */
function memberOf(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const node = symbol.declarations?.find(ts.isPropertySignature)
  const description = inOneLine(symbol.getDocumentationComment(checker))
  const value = tagsOf(symbol, checker).find(([tag]) => tag === 'default')?.[1]
  if (description === '' && value === undefined) {
    throw new Error(`Nothing describes ${symbol.name} in ${node?.getSourceFile().fileName}.`)
  }
  const type = (node?.type?.getText() ?? '').replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '')
  return {
    name: symbol.name,
    type: { text: type },
    description,
    ...(value === undefined ? null : { default: value }),
  }
}

const nameOf = ({ name }: { name: string }) => name

function tagsOf(symbol: ts.Symbol, checker: ts.TypeChecker): [tag: string, text: string][] {
  return symbol.getJsDocTags(checker).map(({ name, text }) => [name, inOneLine(text)])
}

function inOneLine(text: ts.SymbolDisplayPart[] | undefined) {
  return ts.displayPartsToString(text).replaceAll(/\s+/g, ' ').trim()
}

/** @param tag such as `day - A day.` */
function namedTag([, text]: [tag: string, text: string]) {
  const [name = '', ...description] = text.split(' - ')
  return { name: name.trim(), description: description.join(' - ').trim() }
}

/** Returns the types of the properties or events that the declaration of an element names. */
function declared(
  name: string,
  part: 'properties' | 'events',
  { source, checker }: { source: ts.SourceFile; checker: ts.TypeChecker },
): Map<string, ts.Type> {
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((each) => each.name.getText() === `${name}Declaration`)
  const symbol =
    declaration?.initializer && checker.getTypeAtLocation(declaration.initializer).getProperty(part)
  if (symbol === undefined) throw new Error(`${name}/define.ts declares no ${part}.`)
  const all = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol))
  return new Map(all.map((each) => [each.name, checker.getTypeOfSymbol(each)]))
}

/** @throws {Error} when they are not the same names */
function requireSame(some: Iterable<string>, others: Iterable<string>, problem: string) {
  const [one, other] = [new Set(some), new Set(others)]
  const different = [...one, ...other].filter((name) => !one.has(name) || !other.has(name))
  if (different.length > 0) throw new Error(`${problem} ${different.join(', ')}.`)
}

/** The attribute of a property, as `attribute-values` of the elements names it. */
function attributeNameOf(property: string) {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function requireParts(name: string, described: readonly { name: string }[]) {
  const frame = /<ViewFrame/.test(codeIn(path.join(folder, 'src', name)).join('\n'))
  const codes = [
    ...(viewFolders.has(name)
      ? codeIn(path.join(rootFolder, 'packages/planner-views/src', viewFolders.get(name) ?? ''))
      : []),
    ...(frame ? codeIn(path.join(folder, 'src/view-parts')) : []),
  ]
  const parts = codes.flatMap((code) =>
    [...code.matchAll(/\spart="([\w-]+)"/g)].map(([, part = '']) => part),
  )
  const names = described.map((each) => each.name)
  requireSame(names, parts, `${name}: @csspart and the view do not agree about`)
}

/** @param place a folder */
function codeIn(place: string) {
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(stories|docs|test))\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8'))
}
