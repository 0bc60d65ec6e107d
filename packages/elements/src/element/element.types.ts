/** Events of an element beside those of every HTML element. */
type AllEvents<Events> = Events & HTMLElementEventMap

/** The interface of every element, independent of its view. */
export interface ThroughlineElement<Events> extends HTMLElement {
  /** Resolves once everything that was set is drawn. */
  readonly updateComplete: Promise<void>
  /** Moves the focus to where it last was in the view, else to the first control. */
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
   * Names of events, separated by spaces and without `throughline-`, such as `create copy`. The
   * element offers these requests even if no listener is on the element itself. For pages that
   * listen further up.
   * @default ''
   */
  actions?: string | undefined
}

/** The class of an element. */
export interface ElementConstructor<Properties, Events, Handle> {
  new (): ThroughlineElement<Events> & Properties & { readonly view: Handle | null }
  readonly observedAttributes: readonly string[]
}
