import ts from 'typescript'

import { elementOf } from './element-of.ts'
import type {
  ComponentProperties,
  EntryDetails,
  PropertyDetails,
  TypeSummary,
} from './property-details.ts'
import { isOurs, TypePrinter } from './type-printer.ts'

/**
 * Describes the components that a module exports.
 *
 * @param program that contains it
 * @param file absolute path of the module, an `index.ts`
 * @throws {Error} if the program does not contain it
 */
export function describeEntry(program: ts.Program, file: string): EntryDetails {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${file} is not a module of the program.`)
  const printer = new TypePrinter(checker)
  const components = checker
    .getExportsOfModule(module)
    .flatMap((symbol) => describeComponent(checker, printer, symbol))
  const types: TypeSummary[] = []
  // Types that are mentioned while others are described come to the end of the map.
  for (const [symbol, name] of printer.mentioned) {
    types.push({ ...describeType(checker, printer, symbol), name })
  }
  return { components, types: types.sort((a, b) => a.name.localeCompare(b.name, 'en')) }
}

function describeComponent(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  exported: ts.Symbol,
): ComponentProperties[] {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
  const declaration = symbol.valueDeclaration
  if (declaration === undefined || !/^[A-Z][a-z]/.test(exported.name)) return []
  const props = propsOf(checker, symbol, declaration)
  if (props === undefined) return []
  const parameters = ts.isFunctionDeclaration(declaration) ? (declaration.typeParameters ?? []) : []
  const typeParameters = parameters.map(({ name }) => name.text)
  const defaults = defaultsIn(declaration)
  const properties = namesOf(checker, props).map((name) => {
    const variants = membersOf(props).flatMap((type) => type.getProperty(name) ?? [])
    const described = variants.map((property) =>
      describeProperty(checker, printer, property, typeParameters, declaration),
    )
    // Of a union the member that forbids a property says nothing about it.
    const property =
      described.find(({ type }) => !/^(?:undefined|never)$/.test(type)) ?? fail(symbol)
    const isRequired =
      described.length === membersOf(props).length && described.every((each) => each.isRequired)
    const defaultValue = property.defaultValue ?? defaults.get(name) ?? null
    return Object.assign(property, { isRequired, defaultValue })
  })
  return [
    {
      name: exported.name,
      description: textOf(symbol.getDocumentationComment(checker)),
      properties,
      element: elementOf(checker, declaration),
      typeParameters,
    },
  ]
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

/** The names of the properties that are declared by us, in the order of their declaration. */
function namesOf(checker: ts.TypeChecker, props: ts.Type): readonly string[] {
  const properties = membersOf(props).flatMap((type) => checker.getPropertiesOfType(type))
  return [...new Set(properties.filter(isOurs).map(({ name }) => name))]
}

/** The properties of a component: the parameter of a function, or the `props` of a class. */
function propsOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
): ts.Type | undefined {
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const [construct] = type.getConstructSignatures()
  if (construct !== undefined) {
    const props = construct.getReturnType().getProperty('props')
    return props === undefined ? undefined : checker.getTypeOfSymbolAtLocation(props, declaration)
  }
  const call = type.getCallSignatures().at(-1)
  const result = call === undefined ? '' : checker.typeToString(call.getReturnType())
  if (call === undefined || !/Element|ReactNode|ReactPortal/.test(result)) return undefined
  const [parameter] = call.getParameters()
  return parameter === undefined
    ? undefined
    : checker.getTypeOfSymbolAtLocation(parameter, declaration)
}

/** A property of a component, or a member of a type. */
function describeProperty(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  symbol: ts.Symbol,
  typeParameters: readonly string[],
  place: ts.Node,
): PropertyDetails {
  const declarations = (symbol.declarations ?? []).filter(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  )
  const [declaration] = declarations
  const own = declaration === undefined ? symbol : checker.getSymbolAtLocation(nameOf(declaration))
  const tags = declarations.flatMap((each) => ts.getJSDocTags(each))
  return {
    name: symbol.name,
    type: typeTextOf(checker, printer, symbol, typeParameters, place),
    description:
      textOf((own ?? symbol).getDocumentationComment(checker)) || textOfAlias(checker, declaration),
    defaultValue: tagText(tags, 'default'),
    isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    deprecated: tagText(tags, 'deprecated'),
  }
}

function typeTextOf(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  symbol: ts.Symbol,
  typeParameters: readonly string[],
  place: ts.Node,
): string {
  const [declaration] = symbol.declarations ?? []
  if (declaration !== undefined && ts.isMethodSignature(declaration)) {
    return printer.printSignature(declaration)
  }
  const value =
    declaration !== undefined && ts.isPropertyAssignment(declaration)
      ? declaration.initializer
      : null
  // The type of labels follows from the English texts.
  if (value !== null && ts.isArrowFunction(value)) return printer.printSignature(value)
  if (value !== null && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) {
    return printer.print(value.type)
  }
  const isTyped = declaration !== undefined && ts.isPropertySignature(declaration)
  const node = isTyped ? declaration.type : undefined
  // Prints the text of the source, unless it names a type parameter of a shared type. The page does
  // not show that parameter, so the checker replaces it with its argument.
  if (node !== undefined && !mentionsForeignParameter(checker, node, typeParameters)) {
    return printer.print(node)
  }
  return printer.printType(checker.getTypeOfSymbolAtLocation(symbol, place))
}

function mentionsForeignParameter(
  checker: ts.TypeChecker,
  node: ts.Node,
  typeParameters: readonly string[],
): boolean {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) {
    return !typeParameters.includes(symbol.name)
  }
  return (
    ts.forEachChild(node, (child) =>
      mentionsForeignParameter(checker, child, typeParameters) ? true : undefined,
    ) ?? false
  )
}

/** The doc comment of the type that a property has, when it has none itself. */
function textOfAlias(checker: ts.TypeChecker, declaration: ts.Declaration | undefined): string {
  if (declaration === undefined || !ts.isPropertySignature(declaration)) return ''
  const { type } = declaration
  if (type === undefined || !ts.isTypeReferenceNode(type)) return ''
  const symbol = checker.getSymbolAtLocation(type.typeName)
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol
  return target === undefined || !isOurs(target)
    ? ''
    : textOf(target.getDocumentationComment(checker))
}

function describeType(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  symbol: ts.Symbol,
): TypeSummary {
  const [declaration] = symbol.declarations ?? []
  const base = { name: symbol.name, description: textOf(symbol.getDocumentationComment(checker)) }
  const isAlias = declaration !== undefined && ts.isTypeAliasDeclaration(declaration)
  if (isAlias && !ts.isTypeLiteralNode(declaration.type)) {
    return { ...base, text: printer.print(declaration.type), members: [] }
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const parameters =
    declaration !== undefined && (ts.isInterfaceDeclaration(declaration) || isAlias)
      ? (declaration.typeParameters ?? []).map(({ name }) => name.text)
      : []
  const members = checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .map((member) =>
      describeProperty(
        checker,
        printer,
        member,
        parameters,
        declaration ?? member.declarations?.[0] ?? fail(symbol),
      ),
    )
  return { ...base, text: null, members }
}

function fail(symbol: ts.Symbol): never {
  throw new Error(`${symbol.name} is declared nowhere.`)
}

/** Defaults in the parameter of a function: `{ size = 'medium' }`. */
function defaultsIn(declaration: ts.Declaration): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>()
  const parameter = ts.isFunctionDeclaration(declaration) ? declaration.parameters[0] : undefined
  if (parameter === undefined || !ts.isObjectBindingPattern(parameter.name)) return defaults
  for (const element of parameter.name.elements) {
    const key = element.propertyName ?? element.name
    if (element.initializer !== undefined && ts.isIdentifier(key)) {
      defaults.set(key.text, element.initializer.getText())
    }
  }
  return defaults
}

function nameOf(declaration: ts.Declaration): ts.Node {
  return ts.getNameOfDeclaration(declaration) ?? declaration
}

function tagText(tags: readonly ts.JSDocTag[], name: string): string | null {
  const tag = tags.find(({ tagName }) => tagName.text === name)
  if (tag === undefined) return null
  return (ts.getTextOfJSDocComment(tag.comment) ?? '').trim()
}

function textOf(parts: readonly ts.SymbolDisplayPart[]): string {
  return ts
    .displayPartsToString([...parts])
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}
