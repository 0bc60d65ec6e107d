/** Events of an element beside those of every HTML element. */
type AllEvents<Events> = Events & HTMLElementEventMap

/** What every element has, whatever view it shows. */
export interface ThroughlineElement<Events> extends HTMLElement {
  /** Resolves once everything that was set is drawn. */
  readonly updateComplete: Promise<void>
  /** Gives the focus to where it was last in the view, else to its first stop. */
  focus: (options?: FocusOptions) => void
  addEventListener: {
    <Name extends keyof AllEvents<Events>>(
      type: Name,
      listener: (this: ThroughlineElement<Events>, event: AllEvents<Events>[Name]) => void,
      options?: boolean | AddEventListenerOptions,
    ): void
    (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ): void
  }
  removeEventListener: {
    <Name extends keyof AllEvents<Events>>(
      type: Name,
      listener: (this: ThroughlineElement<Events>, event: AllEvents<Events>[Name]) => void,
      options?: boolean | EventListenerOptions,
    ): void
    (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ): void
  }
}

/** Properties that every element has. */
export interface CommonProperties {
  /** `auto` follows the system. @default 'auto' */
  theme?: 'auto' | 'light' | 'dark' | 'high-contrast' | undefined
  /** How close together bars and controls stand. @default 'compact' */
  density?: 'compact' | 'comfortable' | undefined
  /**
   * Names of events between spaces, without `throughline-`, such as `create copy`: what they
   * ask for is offered although nobody listens on the element itself. For pages that listen
   * further up. @default ''
   */
  actions?: string | undefined
}

/** The class of an element. */
export interface ElementConstructor<Properties, Events, Handle> {
  new (): ThroughlineElement<Events> & Properties & { readonly view: Handle | null }
  readonly observedAttributes: readonly string[]
}
