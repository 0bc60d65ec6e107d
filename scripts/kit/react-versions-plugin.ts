import { RolldownMagicString } from 'rolldown'
import type { Plugin, RolldownMagicString as Text } from 'rolldown'
import type { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'rolldown/utils'

/** The exports of React 18.3 that the packages may import. */
const namesOfReact18: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set(
    `Children Component Fragment Profiler PureComponent StrictMode Suspense cloneElement
    createContext createElement createRef forwardRef isValidElement lazy memo startTransition
    useCallback useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle
    useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore
    useTransition version`.split(/\s+/),
  ),
  'react-dom': new Set(['createPortal', 'flushSync']),
  'react-dom/client': new Set(['createRoot', 'hydrateRoot']),
}

/** Hooks that React 18.3 lacks or warns of: `react-versions` of packages/ui has them. */
const replacedNames = new Set(['useEffectEvent', 'useLayoutEffect'])

type Statement = ReturnType<typeof parseAst>['body'][number]

/**
 * Makes sources that are written for the newest React also run on React 18.3:
 *
 * - Hooks that React 18.3 lacks, or warns of, come from `react-versions`.
 * - Its `acceptRef` wraps function components with a `ref` property.
 * - The import of any other name that React 18.3 does not have is an error of the build.
 *
 * @param module the one with `acceptRef` and the hooks: a path or a package's entry point
 */
export function reactVersionsPlugin(module: string): Plugin {
  return {
    name: 'react-versions',
    transform: {
      order: 'pre',
      filter: {
        id: {
          include: /[\\/]src[\\/].*\.tsx?$/,
          exclude: [/\.d\.ts$/, /[\\/]react-versions[\\/]/],
        },
      },
      handler(code, id) {
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const text = new RolldownMagicString(code)
        const needed = [
          ...body.flatMap((statement) => takeReplacedImports(statement, text)),
          ...(body.filter((statement) => wrapComponent(statement, text)).length > 0
            ? ['acceptRef']
            : []),
        ]
        for (const name of body.flatMap(unknownNames)) {
          this.error(
            `${id} imports ${name}, which React 18.3 does not have: use what it has, or add a replacement to packages/ui/src/react-versions.`,
          )
        }
        if (needed.length === 0) return null
        text.prepend(`import { ${needed.join(', ')} } from ${JSON.stringify(module)};\n`)
        return {
          code: text.toString(),
          map: text.generateMap({ hires: true, source: id }).toString(),
        }
      },
    },
  }
}

/** The names that a statement imports from React as values. */
function importedValues(statement: Statement) {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
  return statement.specifiers.filter(
    (specifier) => specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type',
  )
}

function nameOf(specifier: ReturnType<typeof importedValues>[number]) {
  if (specifier.type !== 'ImportSpecifier') return '*'
  return 'name' in specifier.imported ? specifier.imported.name : specifier.imported.value
}

/** @returns names that it imports from React and that are neither known nor replaced */
function unknownNames(statement: Statement): string[] {
  if (statement.type !== 'ImportDeclaration') return []
  const existing = namesOfReact18[statement.source.value]
  return importedValues(statement)
    .map(nameOf)
    .filter((name) => existing !== undefined && !existing.has(name) && !replacedNames.has(name))
    .map((name) => `${name} from '${statement.source.value}'`)
}

/**
 * Removes the replaced hooks from an import of React.
 * @returns their specifiers
 */
function takeReplacedImports(statement: Statement, text: Text): string[] {
  if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'react') return []
  const used = importedValues(statement).filter((specifier) => replacedNames.has(nameOf(specifier)))
  if (used.length === 0) return []
  const source = ({ start, end }: { start: number; end: number }) => text.original.slice(start, end)
  const retained = statement.specifiers.filter((specifier) => !used.includes(specifier)).map(source)
  // An import of nothing would still be an import.
  text.overwrite(
    statement.start,
    statement.end,
    retained.length === 0 ? '' : `import { ${retained.join(', ')} } from 'react'`,
  )
  return used.map(source)
}

/**
 * Wraps a top-level function component with a `ref` property.
 * @returns whether it is one
 */
function wrapComponent(statement: Statement, text: Text): boolean {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'FunctionDeclaration' || declaration.id === null) return false
  const { name } = declaration.id
  if (!/^[A-Z]/.test(name) || !mayTakeRef(declaration.params[0])) return false
  text.appendLeft(declaration.start, `const ${name} = /*#__PURE__*/ acceptRef(`)
  text.appendRight(declaration.end, ');')
  return true
}

/**
 * Returns whether the props of a component may contain a `ref`: the pattern names it, or has a rest
 * element.
 */
function mayTakeRef(props: ESTree.ParamPattern | undefined) {
  if (props === undefined) return false
  if (props.type !== 'ObjectPattern') return true
  return props.properties.some(
    (property) =>
      property.type === 'RestElement' ||
      (property.key.type === 'Identifier' && property.key.name === 'ref'),
  )
}
