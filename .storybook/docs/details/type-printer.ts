import ts from 'typescript'

/** The largest union of literals that is written out in place of its name. */
const LONGEST_UNION = 12

const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** Writes types for people, and remembers the types of ours that it mentioned by name. */
export class TypePrinter {
  /** The types that were mentioned, by the name of their first mention: an export may rename them. */
  readonly mentioned = new Map<ts.Symbol, string>()
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** Prints a type as the source writes it. */
  print(node: ts.TypeNode): string {
    if (ts.isUnionTypeNode(node)) {
      return node.types.map((part) => this.#inUnion(part)).join(' | ')
    }
    if (ts.isIntersectionTypeNode(node)) {
      return node.types.map((part) => this.#inUnion(part)).join(' & ')
    }
    if (ts.isParenthesizedTypeNode(node)) return `(${this.print(node.type)})`
    if (ts.isArrayTypeNode(node)) return `${this.#inArray(node.elementType)}[]`
    if (ts.isTupleTypeNode(node)) {
      return `[${node.elements.map((element) => this.#printElement(element)).join(', ')}]`
    }
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) {
      return `readonly ${this.print(node.type)}`
    }
    if (ts.isFunctionTypeNode(node)) return this.printSignature(node)
    if (ts.isTypeLiteralNode(node)) return this.#printLiteral(node)
    if (ts.isTypeReferenceNode(node)) return this.#printReference(node)
    if (ts.isLiteralTypeNode(node) || node.kind <= ts.SyntaxKind.LastKeyword) return node.getText()
    return this.printType(this.#checker.getTypeFromTypeNode(node))
  }

  /** Prints a type that the source does not write out. */
  printType(type: ts.Type): string {
    const literals = this.#literalsOf(type)
    if (literals !== undefined) return literals
    this.#mentionAll(type, 4)
    return this.#checker.typeToString(type, undefined, flags)
  }

  /** `(change: { value: string }) => void` */
  printSignature(node: ts.SignatureDeclaration): string {
    const parameters = node.parameters.map((parameter) => {
      const rest = parameter.dotDotDotToken === undefined ? '' : '...'
      const mark = parameter.questionToken === undefined ? '' : '?'
      const type = parameter.type === undefined ? '' : `: ${this.print(parameter.type)}`
      // Destructuring is a detail of the implementation.
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options'
      return `${rest}${name}${mark}${type}`
    })
    return `(${parameters.join(', ')}) => ${this.#printResult(node)}`
  }

  #printResult(node: ts.SignatureDeclaration): string {
    if (node.type !== undefined) return this.print(node.type)
    const signature = this.#checker.getSignatureFromDeclaration(node)
    return signature === undefined ? 'void' : this.printType(signature.getReturnType())
  }

  #printLiteral(node: ts.TypeLiteralNode): string {
    const members = node.members.map((member) => {
      if (!ts.isPropertySignature(member) || member.type === undefined) return member.getText()
      const mark = member.questionToken === undefined ? '' : '?'
      return `${member.name.getText()}${mark}: ${this.print(member.type)}`
    })
    return `{ ${members.join('; ')} }`
  }

  #printElement(node: ts.TypeNode | ts.NamedTupleMember): string {
    if (!ts.isNamedTupleMember(node)) return this.print(node)
    return `${node.name.text}: ${this.print(node.type)}`
  }

  #printReference(node: ts.TypeReferenceNode): string {
    const symbol = this.#resolve(this.#checker.getSymbolAtLocation(node.typeName))
    const name = ts.isIdentifier(node.typeName) ? node.typeName.text : node.typeName.right.text
    const typeArguments = (node.typeArguments ?? []).map((argument) => this.print(argument))
    if (symbol !== undefined && isOurs(symbol)) {
      const literals = this.#literalsOf(this.#checker.getTypeFromTypeNode(node))
      if (literals !== undefined) return literals
      this.#mention(symbol, name)
    }
    const existing = (symbol === undefined ? undefined : this.mentioned.get(symbol)) ?? name
    return typeArguments.length === 0 ? existing : `${existing}<${typeArguments.join(', ')}>`
  }

  /** The members of a union of literals, unless there are too many to be read in a line. */
  #literalsOf(type: ts.Type): string | undefined {
    if ((type.flags & ts.TypeFlags.Boolean) !== 0) return 'boolean'
    if (type.isLiteral()) return this.#checker.typeToString(type, undefined, flags)
    if (!type.isUnion() || type.types.length > LONGEST_UNION) return undefined
    const simple =
      ts.TypeFlags.Literal |
      ts.TypeFlags.Null |
      ts.TypeFlags.Undefined |
      ts.TypeFlags.BooleanLiteral
    if (type.types.some((member) => (member.flags & simple) === 0)) return undefined
    const texts = type.types.map((member) => this.#checker.typeToString(member, undefined, flags))
    const isBoolean = texts.includes('true') && texts.includes('false')
    const rest = isBoolean ? texts.filter((text) => text !== 'true' && text !== 'false') : texts
    return [...(isBoolean ? ['boolean'] : []), ...rest].join(' | ')
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    const members = type.isUnion() ? type.types : [type]
    return members.concat(
      members.flatMap((member) => member.aliasTypeArguments ?? []),
      members.filter(isReference).flatMap((member) => this.#checker.getTypeArguments(member)),
    )
  }

  /** Mentions what the text of a type names: itself, its arguments, what its functions take. */
  #mentionAll(type: ts.Type, depth: number) {
    if (depth === 0) return
    this.#mention(type.aliasSymbol)
    for (const member of this.#argumentsOf(type)) {
      const symbol = member.aliasSymbol ?? member.getSymbol()
      this.#mention(symbol)
      if (member !== type) this.#mentionAll(member, depth - 1)
      for (const signature of member.getCallSignatures()) {
        for (const parameter of signature.getParameters()) {
          this.#mentionAll(this.#checker.getTypeOfSymbol(parameter), depth - 1)
        }
      }
      if (symbol?.name !== '__type') continue
      for (const property of this.#checker.getPropertiesOfType(member)) {
        this.#mentionAll(this.#checker.getTypeOfSymbol(property), depth - 1)
      }
    }
  }

  #resolve(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol
    return this.#checker.getAliasedSymbol(symbol)
  }

  #mention(symbol: ts.Symbol | undefined, name = symbol?.name ?? '') {
    const isNamed = symbol !== undefined && !symbol.name.startsWith('__')
    if (isNamed && isOurs(symbol) && (symbol.flags & ts.SymbolFlags.TypeParameter) === 0) {
      if (!this.mentioned.has(symbol)) this.mentioned.set(symbol, name)
    }
  }

  #inUnion(node: ts.TypeNode): string {
    return ts.isFunctionTypeNode(node) ? `(${this.print(node)})` : this.print(node)
  }

  #inArray(node: ts.TypeNode): string {
    const text = this.print(node)
    return / [|&] |=>|^readonly /.test(text) && !ts.isParenthesizedTypeNode(node)
      ? `(${text})`
      : text
  }
}

/** Whether a type or a property is declared in this repository. */
export function isOurs(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  )
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type
}
