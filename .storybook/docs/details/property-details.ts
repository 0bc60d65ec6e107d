import type { TokenName } from '@throughline/ui/theme'

/** A property of a component. */
export interface PropertyDetails {
  readonly name: string
  /** Its type as the source writes it, with the literals of a short union in place of its name. */
  readonly type: string
  /** The doc comment; empty without one. */
  readonly description: string
  /** The default as in code, `'medium'`. `null` without one. */
  readonly defaultValue: string | null
  readonly isRequired: boolean
  /** The replacement; `null` if it is not deprecated. */
  readonly deprecated: string | null
}

/** An exported component. */
export interface ComponentProperties {
  readonly name: string
  readonly description: string
  readonly properties: readonly PropertyDetails[]
  /** The element whose attributes it takes too: `button`. `null` when it takes none. */
  readonly element: string | null
  /** Names of the component's type parameters, such as `Row`. */
  readonly typeParameters: readonly string[]
}

/** A type of ours that properties mention. */
export interface TypeSummary {
  readonly name: string
  readonly description: string
  /** Its declaration in the source, with the comments of its members. */
  readonly text: string
}

/** Properties and types of an entry point. */
export interface EntryDetails {
  readonly components: readonly ComponentProperties[]
  /** The types that its properties mention, and those that these mention, by name. */
  readonly types: readonly TypeSummary[]
}

/** Properties, types and tokens of an entry point. */
export interface PageDetails extends EntryDetails {
  /** Names of the tokens that each component reads, by component. */
  readonly tokens: Readonly<Record<string, readonly TokenName[]>>
}
