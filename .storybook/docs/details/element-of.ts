import ts from 'typescript'

/**
 * The element whose attributes a component takes: that of `ComponentPropsWithRef<'button'>`
 * or `HTMLAttributes<HTMLButtonElement>` in the type of its properties, also inside types
 * of ours that it extends.
 *
 * @returns the name of the element; `null` when it takes no attributes
 */
export function elementOf(checker: ts.TypeChecker, declaration: ts.Declaration): string | null {
  const seen = new Set<ts.Symbol>()
  const search = (node: ts.Node): string | undefined => {
    const name = elementNamedBy(node)
    if (name !== undefined) return name
    if (ts.isTypeLiteralNode(node)) return undefined
    const referenced = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined
    if (referenced !== undefined) {
      const matches = declarationsOf(checker, referenced, seen)
        .map((each) => searchDeclaration(each))
        .find((each) => each !== undefined)
      if (matches !== undefined) return matches
    }
    return ts.forEachChild(node, search)
  }
  const searchDeclaration = (node: ts.Declaration): string | undefined => {
    if (ts.isTypeAliasDeclaration(node)) return search(node.type)
    if (!ts.isInterfaceDeclaration(node)) return undefined
    return node.heritageClauses
      ?.flatMap((clause) => [...clause.types])
      .map(search)
      .find((matches) => matches !== undefined)
  }
  const props = ts.isFunctionDeclaration(declaration) ? declaration.parameters[0]?.type : undefined
  if (props !== undefined) return search(props) ?? null
  // A styled element has it in its initializer: styled.span`…`.
  const styled = /\bstyled\.([a-z\d]+)/.exec(declaration.getText())
  return styled?.[1] ?? null
}

function elementNamedBy(node: ts.Node): string | undefined {
  const text = node.getText()
  return (
    /^ComponentProps(?:WithRef|WithoutRef)?<'([a-z\d]+)'>$/.exec(text)?.[1] ??
    /^(?:\w+)?HTMLAttributes<HTML(\w+?)Element>$/.exec(text)?.[1]?.toLowerCase()
  )
}

function declarationsOf(checker: ts.TypeChecker, name: ts.Node, seen: Set<ts.Symbol>) {
  const symbol = checker.getSymbolAtLocation(name)
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol
  if (target === undefined || seen.has(target)) return []
  seen.add(target)
  return (target.declarations ?? []).filter(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  )
}
