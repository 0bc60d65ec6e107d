import type { ReactNode, RefObject } from 'react'

/** How an attribute is written. */
export interface AttributeDeclaration {
  /** A `boolean` is set by its presence; `choice` is one of `choices`. */
  readonly kind: 'string' | 'number' | 'boolean' | 'choice'
  /** Of a `choice`. */
  readonly choices?: readonly string[]
}

/** `null` for a property that takes objects, arrays or functions, and has no attribute. */
type PropertyDeclaration = AttributeDeclaration | null

/** The property is a text, and an attribute of its name in kebab case mirrors it. */
export const text: AttributeDeclaration = { kind: 'string' }
/** The property is a number, and an attribute mirrors it. */
export const number: AttributeDeclaration = { kind: 'number' }
/** The property is a boolean, and the presence of an attribute mirrors it. */
export const flag: AttributeDeclaration = { kind: 'boolean' }
/** The property has no attribute. */
export const data = null
/** The property is one of some words, and an attribute mirrors it. */
export function choice(...choices: readonly string[]): AttributeDeclaration {
  return { kind: 'choice', choices }
}

/** How an element dispatches an event. */
export interface EventDeclaration {
  /** The element does something afterwards, unless the default is prevented. */
  readonly isCancelable: boolean
  /**
   * Only the page can perform the request: the element offers it while the page listens on the
   * element, or while `actions` names it.
   */
  readonly isOnRequest?: boolean
}

/** The detail of an event of a map. */
export type DetailOf<Events, Name extends keyof Events> =
  Events[Name] extends CustomEvent<infer Detail> ? Detail : never

/** Props that an element passes to its view. */
export interface ViewProps<Properties, Events, Handle = object> {
  /** The properties that are set. */
  readonly values: Readonly<Properties>
  readonly host: ViewHost<Properties, Events, Handle>
}

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** One signature for each event of a map, so that a host of more events is one of fewer. */
type Telling<Events> = Intersection<
  {
    [Name in keyof Events]: (name: Name, detail: DetailOf<Events, Name>) => boolean
  }[keyof Events]
>

type Changing<Properties, Events> = Intersection<
  {
    [Name in keyof Events]: (
      name: Name,
      detail: DetailOf<Events, Name>,
      next: Partial<Properties>,
    ) => void
  }[keyof Events]
>

/** The element, as its view uses it. */
export interface ViewHost<Properties, Events, Handle = object> {
  /** Dispatches an event. Returns whether the default may happen. */
  readonly tell: Telling<Events>
  /**
   * Dispatches an event and then sets properties, unless the page has prevented that or has
   * set one of them itself meanwhile.
   */
  readonly change: Changing<Properties, Events>
  /** Returns whether the element offers a request; see `isOnRequest`. */
  readonly offers: (name: keyof Events) => boolean
  /** Names of the slots that children of the element are for. A new set whenever it changes. */
  readonly slots: ReadonlySet<string>
  /** Methods of the view that the element calls. */
  readonly handleRef: RefObject<Handle | null>
}

/** Everything that an element is made of. */
export interface ElementDeclaration<Properties, Events, Handle = object> {
  readonly properties: { readonly [Name in keyof Required<Properties>]: PropertyDeclaration }
  readonly events: { readonly [Name in keyof Events]: EventDeclaration }
  readonly View: (props: ViewProps<Properties, Events, Handle>) => ReactNode
}

type Values = Readonly<Record<string, unknown>>

/** The declaration of any element, for code that knows its properties and events by name alone. */
export interface AnyDeclaration {
  readonly properties: Readonly<Record<string, PropertyDeclaration>>
  readonly events: Readonly<Record<string, EventDeclaration>>
  // As a method: views of single elements know more of their values.
  View(this: void, props: { values: Values; host: AnyHost }): ReactNode
}

/** The host of any view; see {@link ViewHost}. */
export interface AnyHost {
  readonly tell: (name: string, detail: unknown) => boolean
  readonly change: (name: string, detail: unknown, next: Values) => void
  readonly offers: (name: string) => boolean
  readonly slots: ReadonlySet<string>
  readonly handleRef: RefObject<{ focus?: () => void } | null>
}
