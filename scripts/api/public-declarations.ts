import ts from 'typescript'

/**
 * The public declarations of an entry point: the text of each by its name. A name begins with
 * `(used) ` if the entry point does not export it itself, but exported declarations use it.
 */
export type Declarations = Map<string, string>

const printer = ts.createPrinter({ removeComments: true })

/**
 * Reads the public declarations of built entry points, with one program for all of them.
 * @param files absolute paths of `.d.ts` files
 * @returns in the order of the files
 */
export function declarationsOf(files: readonly string[]): Declarations[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
  }
  const program = ts.createProgram([...files], options, hostOfOnePackage(options))
  const checker = program.getTypeChecker()
  const modules = files.map((file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const symbols = module === undefined ? [] : checker.getExportsOfModule(module)
    return symbols.map((symbol) => {
      const target = unaliased(checker, symbol)
      const isValue = (target.flags & ts.SymbolFlags.Value) !== 0
      const name = isValue && isTypeOnly(symbol) ? `${symbol.name} (type only)` : symbol.name
      return { name, symbol: target }
    })
  })
  const exported = new Set(modules.flat().map(({ symbol }) => symbol))
  return modules.map((symbols) => moduleDeclarations(checker, symbols, exported))
}

/**
 * Returns a host that resolves names only within a package, for tools that write types as they are
 * in the sources. The declarations of other packages and libraries are not read.
 */
export function hostOfOnePackage(options: ts.CompilerOptions) {
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    )
  return host
}

type Named = { name: string; symbol: ts.Symbol }

/**
 * @param symbols what the entry point exports
 * @param exported what any entry point exports, and reports itself
 */
function moduleDeclarations(
  checker: ts.TypeChecker,
  symbols: readonly Named[],
  exported: ReadonlySet<ts.Symbol>,
): Declarations {
  const matches: Declarations = new Map()
  const waiting = [...symbols]
  const seen = new Set(exported)
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const text = textOf(next.symbol)
    const before = matches.get(next.name)
    matches.set(next.name, before === undefined ? text : `${before}\n${text}`)
    for (const used of symbolsUsedBy(checker, next.symbol)) {
      if (seen.has(used)) continue
      seen.add(used)
      waiting.push({ name: `(used) ${used.name}`, symbol: used })
    }
  }
  return new Map([...matches].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function unaliased(checker: ts.TypeChecker, symbol: ts.Symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** Whether an entry point exports only the type: products cannot call or construct it. */
function isTypeOnly({ declarations }: ts.Symbol) {
  return declarations?.some(
    (node) => ts.isExportSpecifier(node) && (node.isTypeOnly || node.parent.parent.isTypeOnly),
  )
}

/** The text of a symbol's declarations, without comments. */
function textOf(symbol: ts.Symbol) {
  if (isGenerated(symbol)) return 'of openapi.yaml'
  const texts = (symbol.declarations ?? []).map((declaration) => {
    const statement = statementOf(declaration)
    const { transformed } = ts.transform(statement, [withoutDetails])
    const [node = statement] = transformed
    return printer
      .printNode(ts.EmitHint.Unspecified, node, statement.getSourceFile())
      .replace(/^(?:export |default |declare )+/, '')
  })
  return texts.length > 0 ? texts.join('\n') : 'of another package'
}

/**
 * Removes what is a detail of the implementation or of the compiler: destructured parameters get a
 * name, imported types lose the path of their module, and quotes are single.
 */
const withoutDetails: ts.TransformerFactory<ts.Node> = (context) => {
  const { factory } = context
  const visit: ts.Visitor = (node) => {
    if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text, true)
    if (ts.isImportTypeNode(node) && node.qualifier !== undefined) {
      const types = ts.visitNodes(node.typeArguments, visit, ts.isTypeNode)
      return ts.setTextRange(
        factory.createTypeReferenceNode(
          ts.isIdentifier(node.qualifier) ? node.qualifier.text : node.qualifier,
          types,
        ),
        node,
      )
    }
    if (ts.isParameter(node) && !ts.isIdentifier(node.name)) {
      const { modifiers, dotDotDotToken, questionToken, type } = node
      return factory.createParameterDeclaration(
        modifiers,
        dotDotDotToken,
        'options',
        questionToken,
        type,
      )
    }
    return ts.visitEachChild(node, visit, context)
  }
  return (node) => ts.visitEachChild(node, visit, context)
}

function statementOf(declaration: ts.Declaration) {
  if (!ts.isVariableDeclaration(declaration)) return declaration
  const { parent } = declaration
  const isTheOnlyOne = ts.isVariableDeclarationList(parent) && parent.declarations.length === 1
  return isTheOnlyOne ? parent.parent : declaration
}

/** The declarations of the same package that a declaration names, directly. */
function symbolsUsedBy(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const used: ts.Symbol[] = []
  if (isGenerated(symbol)) return used
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const named = checker.getSymbolAtLocation(node)
      const target = named && unaliased(checker, named)
      if (target?.declarations?.some(standsAlone)) used.push(target)
    }
    ts.forEachChild(node, visit)
  }
  for (const declaration of symbol.declarations ?? []) visit(declaration)
  return used
}

function isGenerated({ declarations }: ts.Symbol) {
  return declarations?.some((node) => /\/generated\/[^/]+$/.test(node.getSourceFile().fileName))
}

/** Returns whether a declaration is top-level: not a member, parameter or type parameter. */
function standsAlone(node: ts.Declaration) {
  return ts.isSourceFile(statementOf(node).parent)
}
