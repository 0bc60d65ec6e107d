import { withCompilerOptions, type ComponentDoc, type PropItem } from 'react-docgen-typescript'
import ts from 'typescript'

import type {
  ComponentProperties,
  EntryDetails,
  PropertyDetails,
  TypeSummary,
} from './property-details.ts'

/** The largest union of literals that is written out in place of its name. */
const LONGEST_UNION = 12

/** A type of ours, with the literals that replace its name in texts. */
interface Declaration extends TypeSummary {
  readonly literals: string | undefined
}

/**
 * Describes the components that a module exports as react-docgen-typescript finds them. Adds what it
 * leaves out: types as the source writes them, with the declarations of the types that they name,
 * and the element whose attributes a component takes.
 *
 * @param program that contains it
 * @param file absolute path of the module, an `index.ts`
 */
export function describeEntry(program: ts.Program, file: string): EntryDetails {
  const checker = program.getTypeChecker()
  const parser = withCompilerOptions(program.getCompilerOptions(), {
    propFilter: ({ declarations = [] }) =>
      declarations.length === 0 || declarations.some(({ fileName }) => isOurs(fileName)),
    shouldIncludeExpression: true,
    shouldIncludePropTagMap: true,
    shouldRemoveUndefinedFromOptional: true,
  })
  const declarations = new Map<string, Declaration>()
  const components = parser
    .parseWithProgramProvider(file, () => program)
    .flatMap((exported) => describeComponent(checker, exported, declarations))
  const texts = components.flatMap(({ properties }) => properties.map(({ type }) => type))
  return { components, types: typesNamedIn(texts, declarations) }
}

/** Describes an export; nothing of a type or a function, which the parser takes for components. */
function describeComponent(
  checker: ts.TypeChecker,
  { displayName, description, props, rootExpression }: ComponentDoc,
  declarations: Map<string, Declaration>,
): readonly ComponentProperties[] {
  const symbol = rootExpression && resolve(checker, rootExpression)
  if (symbol?.valueDeclaration === undefined || !/^[A-Z][a-z]/.test(displayName)) return []
  const declaration = symbol.valueDeclaration
  const own = propsOf(checker.getTypeOfSymbolAtLocation(symbol, declaration))
  if (own === undefined) return []
  const called = ts.isFunctionDeclaration(declaration) ? declaration : undefined
  const [parameter] = called?.parameters ?? []
  const typeParameters = (called?.typeParameters ?? []).map(({ name }) => name.text)
  const written = writtenTypes(checker, own, declaration, typeParameters)
  const defaults = defaultsIn(parameter)
  collectTypes(checker, parameter ?? declaration, declarations)
  const component: ComponentProperties = {
    name: displayName,
    description: oneLine(description),
    properties: Object.values(props).map((prop) =>
      describeProperty(prop, written.get(prop.name), defaults.get(prop.name), declarations),
    ),
    element:
      (parameter?.type === undefined
        ? /\bstyled\.([a-z\d]+)/.exec(declaration.getText())?.[1]
        : elementOf(checker, parameter.type)) ?? null,
    typeParameters,
  }
  return [component]
}

/** The parameter of a function, or the `props` of a class. */
function propsOf(type: ts.Type): ts.Symbol | undefined {
  return (
    type.getConstructSignatures()[0]?.getReturnType().getProperty('props') ??
    type.getCallSignatures().at(-1)?.getParameters()[0]
  )
}

function describeProperty(
  { name, required, type, description, tags = {} }: PropItem,
  written: string | undefined,
  initializer: string | undefined,
  declarations: ReadonlyMap<string, Declaration>,
): PropertyDetails {
  const { default: defaultValue = initializer, deprecated }: Readonly<Record<string, string>> = tags
  const text = written ?? type.name.replaceAll('"', "'")
  return {
    name,
    type: text.replaceAll(/\b[A-Z]\w*(\[\])?/g, (named, array = '') => {
      const literals = declarations.get(named.replace(array, ''))?.literals
      if (literals === undefined) return named
      return array === '' ? literals : `(${literals})[]`
    }),
    description: oneLine(description) || (declarations.get(text)?.description ?? ''),
    defaultValue: defaultValue ?? null,
    isRequired: required,
    deprecated: deprecated ?? null,
  }
}

function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol
}

/**
 * Returns the types of properties as the source writes them: `CivilDate` is a `string` for the
 * compiler. Leaves out types that name a type parameter of a shared type, which the page lacks.
 */
function writtenTypes(
  checker: ts.TypeChecker,
  props: ts.Symbol,
  place: ts.Node,
  typeParameters: readonly string[],
): ReadonlyMap<string, string> {
  const all = checker.getTypeOfSymbolAtLocation(props, place)
  const texts = new Map<string, string>()
  for (const property of (all.isUnion() ? all.types : [all]).flatMap((one) =>
    one.getProperties(),
  )) {
    const declaration = property.declarations?.[0]
    if (declaration === undefined || !isOurs(declaration.getSourceFile().fileName)) continue
    if (namesForeignParameter(checker, declaration, typeParameters)) continue
    const text = textOfMember(declaration)
    const before = texts.get(property.name)
    // The member of a union that forbids a property says nothing about it.
    if (text === undefined || /^(?:undefined|never)$/.test(text) || text === before) continue
    texts.set(property.name, before === undefined ? text : `${inUnion(before)} | ${inUnion(text)}`)
  }
  return texts
}

function inUnion(text: string): string {
  return text.includes('=>') ? `(${text})` : text
}

function textOfMember(member: ts.Declaration): string | undefined {
  const file = member.getSourceFile()
  const print = (node: ts.Node) =>
    oneLine(printer.printNode(ts.EmitHint.Unspecified, node, file)).replaceAll('; }', ' }')
  if (ts.isPropertySignature(member)) return member.type && print(member.type)
  if (!ts.isMethodSignature(member)) return undefined
  const result = member.type === undefined ? 'void' : print(member.type)
  return `(${member.parameters.map(print).join(', ')}) => ${result}`
}

const printer = ts.createPrinter({ removeComments: true })

function namesForeignParameter(
  checker: ts.TypeChecker,
  node: ts.Node,
  own: readonly string[],
): boolean {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) {
    return !own.includes(symbol.name)
  }
  return (
    ts.forEachChild(node, (child) => namesForeignParameter(checker, child, own) || undefined) ??
    false
  )
}

/** Adds the declarations of all types of ours that a node names, and of those that these name. */
function collectTypes(
  checker: ts.TypeChecker,
  node: ts.Node,
  declarations: Map<string, Declaration>,
): void {
  if (ts.isIdentifier(node) && !declarations.has(node.text)) {
    const declaration = typeNamedBy(checker, node)
    if (declaration !== undefined) {
      declarations.set(node.text, describeType(checker, declaration, node.text))
      collectTypes(checker, declaration, declarations)
      const texts = textsBehind(checker, declaration)
      if (texts !== undefined) collectTypes(checker, texts, declarations)
    }
  }
  ts.forEachChild(node, (child) => {
    collectTypes(checker, child, declarations)
  })
}

/** The declaration of a type of ours that a node is the name of. */
function typeNamedBy(checker: ts.TypeChecker, node: ts.Node) {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
  return symbol === undefined
    ? undefined
    : (resolve(checker, symbol).declarations ?? [])
        .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
        .find((each) => isOurs(each.getSourceFile().fileName))
}

/** The English texts that an interface takes its labels from: `extends Readonly<typeof texts>`. */
function textsBehind(
  checker: ts.TypeChecker,
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
): ts.Declaration | undefined {
  const base = ts.isInterfaceDeclaration(declaration)
    ? declaration.heritageClauses?.[0]?.types[0]?.typeArguments?.[0]
    : undefined
  const symbol =
    base !== undefined && ts.isTypeQueryNode(base)
      ? checker.getSymbolAtLocation(base.exprName)
      : undefined
  return symbol && resolve(checker, symbol).valueDeclaration
}

/** Returns the source of a type. Writes out labels that follow from English texts. */
function sourceOf(
  checker: ts.TypeChecker,
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
): string {
  if (textsBehind(checker, declaration) === undefined) {
    return declaration.getText().replace(/^export /, '')
  }
  const members = checker.getTypeAtLocation(declaration).getProperties()
  const lines = members.map((member) => {
    const comment = oneLine(ts.displayPartsToString(member.getDocumentationComment(checker)))
    const type = checker.typeToString(
      checker.getTypeOfSymbolAtLocation(member, declaration),
      declaration,
      ts.TypeFormatFlags.NoTruncation,
    )
    return `${comment === '' ? '' : `  /** ${comment} */\n`}  ${member.name}: ${type.replaceAll('; }', ' }')}`
  })
  return `interface ${declaration.name.text} {\n${lines.join('\n')}\n}`
}

function describeType(
  checker: ts.TypeChecker,
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  name: string,
): Declaration {
  const symbol = checker.getSymbolAtLocation(declaration.name)
  const text = sourceOf(checker, declaration)
  const type = checker.getTypeAtLocation(declaration)
  const members = type.isUnion() ? type.types : [type]
  const simple = ts.TypeFlags.StringOrNumberLiteral | ts.TypeFlags.Null | ts.TypeFlags.Undefined
  const isListed =
    members.length <= LONGEST_UNION && members.every((member) => (member.flags & simple) !== 0)
  const literals = members
    .map((member) => checker.typeToString(member).replaceAll('"', "'"))
    .sort((one, other) => text.indexOf(one) - text.indexOf(other))
  return {
    name,
    description: oneLine(ts.displayPartsToString(symbol?.getDocumentationComment(checker))),
    text,
    literals: isListed ? literals.join(' | ') : undefined,
  }
}

/** The types that texts name, and those that these name, in the order of the alphabet. */
function typesNamedIn(
  texts: readonly string[],
  declarations: ReadonlyMap<string, Declaration>,
): readonly TypeSummary[] {
  const named = new Set<Declaration>()
  const add = (text: string) => {
    for (const [name] of text.replaceAll(/\/\*.*?\*\/|'[^']*'/gs, '').matchAll(/\b[A-Z]\w*/g)) {
      const type = declarations.get(name)
      if (type === undefined || named.has(type)) continue
      named.add(type)
      add(type.text)
    }
  }
  texts.forEach(add)
  return [...named]
    .map(({ name, description, text }) => ({ name, description, text }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Defaults in the parameter of a function: `{ size = 'medium' }`. */
function defaultsIn(parameter: ts.ParameterDeclaration | undefined): ReadonlyMap<string, string> {
  const pattern = parameter?.name
  const elements =
    pattern !== undefined && ts.isObjectBindingPattern(pattern) ? pattern.elements : []
  return new Map(
    elements.flatMap(({ name, propertyName, initializer }) =>
      initializer === undefined
        ? []
        : [[(propertyName ?? name).getText(), initializer.getText()] as const],
    ),
  )
}

/**
 * Returns the name of the element whose attributes a component takes: that of
 * `ComponentPropsWithRef<'button'>` or `HTMLAttributes<HTMLButtonElement>` in the type of its
 * properties, also inside types of ours that it extends.
 *
 * @returns undefined when it takes no attributes
 */
function elementOf(
  checker: ts.TypeChecker,
  node: ts.Node,
  seen = new Set<ts.Node>(),
): string | undefined {
  if (ts.isTypeLiteralNode(node) || ts.isTypeElement(node) || seen.has(node)) return undefined
  seen.add(node)
  const [, name, className] =
    /^(?:ComponentProps(?:WithRef|WithoutRef)?<'([a-z\d]+)'|\w*HTMLAttributes<HTML(\w+?)Element)>$/.exec(
      node.getText(),
    ) ?? []
  const element = name ?? className?.toLowerCase()
  if (element !== undefined) return element
  const declaration = typeNamedBy(checker, node)
  return declaration === undefined
    ? ts.forEachChild(node, (child) => elementOf(checker, child, seen))
    : elementOf(checker, declaration, seen)
}

/** Whether a file is one of this repository. */
function isOurs(fileName: string): boolean {
  return !fileName.includes('node_modules/')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim()
}
