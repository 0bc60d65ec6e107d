import { attributeNameOf, readAttribute, writeAttribute } from './attribute-values'
import { choice, text } from './declaration'
import type { AnyDeclaration, AnyHost, ElementDeclaration } from './declaration'
import { ElementRoot } from './ElementRoot'
import type { CommonProperties, ElementConstructor } from './element.types'
import { watchLightChildren } from './light-children'
import type { LightChildren } from './light-children'
import { ListenedEvents } from './listened-events'
import { warn } from './warn'

/** The values of an element's properties, and how often each has been set. */
class ElementValues {
  readonly #values = new Map<string, unknown>()
  readonly #times = new Map<string, number>()

  get(name: string): unknown {
    return this.#values.get(name)
  }

  /**
   * Sets a value; undefined takes it away.
   *
   * @returns whether it is another one
   */
  set(name: string, value: unknown): boolean {
    this.#times.set(name, this.timesSet(name) + 1)
    const before = this.#values.get(name)
    if (value === undefined) this.#values.delete(name)
    else this.#values.set(name, value)
    return before !== this.#values.get(name)
  }

  /** Returns how often a property was set, also to the same value. */
  timesSet(name: string): number {
    return this.#times.get(name) ?? 0
  }

  /** Returns all values that are set, as a new object. */
  all(): Record<string, unknown> {
    return Object.fromEntries(this.#values)
  }
}

/** Declarations of {@link CommonProperties}. */
export const commonProperties = {
  theme: choice('auto', 'light', 'dark', 'high-contrast'),
  density: choice('compact', 'comfortable'),
  actions: text,
} as const satisfies Record<keyof CommonProperties, unknown>

const noChildren: LightChildren = { slots: new Set(), data: null }

/**
 * The class of a custom element that shows a view in a shadow root. Everything that is set
 * until the next microtask is drawn once.
 */
export function elementClass<
  Properties extends CommonProperties,
  Events,
  Handle extends object = object,
>(
  declaration: ElementDeclaration<Properties, Events, Handle>,
): ElementConstructor<Properties, Events, Handle>
export function elementClass({ properties, events, View }: AnyDeclaration): object {
  const propertyOfAttribute = new Map(
    Object.entries(properties).flatMap(([name, attribute]) =>
      attribute === null ? [] : [[attributeNameOf(name), { name, attribute }] as const],
    ),
  )

  class ElementOfView extends htmlElementClass() {
    static readonly observedAttributes = [...propertyOfAttribute.keys(), 'lang']

    readonly #values = new ElementValues()
    readonly #listened = new ListenedEvents()
    readonly #handleRef: AnyHost['handleRef'] = { current: null }
    #root: ElementRoot | null = null
    #children = noChildren
    #stopWatching: (() => void) | null = null
    #update: Promise<void> | null = null
    /** The attribute that is being written, whose change says nothing new. */
    #mirrored: string | null = null

    constructor() {
      super()
      // Set before the class was known: such a property hides the accessors of the class.
      for (const name of Object.keys(properties)) {
        const own = Object.getOwnPropertyDescriptor(this, name)
        if (own === undefined) continue
        Reflect.deleteProperty(this, name)
        this.setValue(name, own.value)
      }
    }

    get updateComplete(): Promise<void> {
      return this.#update ?? Promise.resolve()
    }

    get view(): object | null {
      return this.#handleRef.current
    }

    getValue(name: string): unknown {
      const value = this.#values.get(name)
      return properties[name]?.kind === 'boolean' ? value === true : value
    }

    setValue(name: string, provided: unknown): void {
      const attribute = properties[name] ?? null
      // `null` removes an attribute. For a property without an attribute it is a value.
      const value = attribute === null ? provided : (provided ?? undefined)
      if (!this.#values.set(name, value)) return
      if (attribute !== null) this.#mirror(attributeNameOf(name), writeAttribute(value, attribute))
      this.#requestDrawing()
    }

    attributeChangedCallback(attributeName: string, _before: string | null, now: string | null) {
      if (attributeName === 'lang') this.#requestDrawing()
      const declared = propertyOfAttribute.get(attributeName)
      if (declared === undefined || this.#mirrored === attributeName) return
      // Ignores an old value: a property has replaced the attribute since.
      if (this.getAttribute(attributeName) !== now) return
      const value = readAttribute(now, declared.attribute)
      if (now !== null && value === undefined) {
        warn(this, `${attributeName}="${now}" cannot be read: it counts as not set.`)
      }
      if (this.#values.set(declared.name, value)) this.#requestDrawing()
    }

    connectedCallback(): void {
      this.#root ??= new ElementRoot(this)
      this.#stopWatching ??= watchLightChildren(this, (children) => {
        this.#children = children
        for (const [name, value] of Object.entries(children.data ?? {})) {
          if (name in properties) this.setValue(name, value)
          else warn(this, `“${name}” in its JSON is no property.`)
        }
        this.#requestDrawing()
      }).stop
      this.#requestDrawing()
    }

    disconnectedCallback(): void {
      // One that is only moved is connected again before the microtask.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#stopWatching?.()
        this.#stopWatching = null
        this.#root?.close()
      })
    }

    override focus(options?: FocusOptions): void {
      const view = this.#handleRef.current
      if (view?.focus === undefined) this.#root?.firstStop()?.focus(options)
      else view.focus()
    }

    override addEventListener(
      ...[type, listener, options]: Parameters<HTMLElement['addEventListener']>
    ): void {
      super.addEventListener(type, listener, options)
      if (this.#listened.add(type, listener, options)) this.#requestDrawing()
      if (typeof options !== 'object') return
      options.signal?.addEventListener('abort', () => {
        this.#stopListening(type, listener, options)
      })
    }

    override removeEventListener(
      ...[type, listener, options]: Parameters<HTMLElement['removeEventListener']>
    ): void {
      super.removeEventListener(type, listener, options)
      this.#stopListening(type, listener, options)
    }

    #stopListening(...of: Parameters<HTMLElement['removeEventListener']>): void {
      if (this.#listened.remove(...of)) this.#requestDrawing()
    }

    #mirror(attributeName: string, written: string | null): void {
      if (this.getAttribute(attributeName) === written) return
      this.#mirrored = attributeName
      if (written === null) this.removeAttribute(attributeName)
      else this.setAttribute(attributeName, written)
      this.#mirrored = null
    }

    #requestDrawing(): void {
      if (this.#root === null || this.#update !== null) return
      this.#update = this.#drawLater()
    }

    async #drawLater(): Promise<void> {
      await Promise.resolve()
      this.#update = null
      if (!this.isConnected) return
      this.#root?.draw(<View values={this.#values.all()} host={this.#host()} />)
    }

    #host(): AnyHost {
      const actions = this.#values.get('actions')
      const requested = new Set(typeof actions === 'string' ? actions.split(/\s+/) : [])
      return {
        offers: (name) =>
          events[name]?.isOnRequest !== true ||
          this.#listened.has(name) ||
          requested.has(name.replace('throughline-', '')),
        slots: this.#children.slots,
        handleRef: this.#handleRef,
        tell: this.#tell,
        change: this.#change,
      }
    }

    readonly #tell: AnyHost['tell'] = (name, detail) =>
      this.dispatchEvent(
        new CustomEvent(name, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: events[name]?.isCancelable === true,
        }),
      )

    readonly #change: AnyHost['change'] = (name, detail, next) => {
      const names = Object.keys(next)
      const timesSet = () => names.map((property) => this.#values.timesSet(property)).join()
      const before = timesSet()
      // A page that has set one of them in its listener has answered.
      if (!this.#tell(name, detail) || timesSet() !== before) return
      for (const property of names) this.setValue(property, next[property])
    }
  }

  for (const name of Object.keys(properties)) {
    Object.defineProperty(ElementOfView.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ElementOfView) {
        return this.getValue(name)
      },
      set(this: ElementOfView, value: unknown) {
        this.setValue(name, value)
      },
    })
  }
  return ElementOfView
}

/** The class that elements extend. Where there is no document, such as on a server, it has nothing. */
function htmlElementClass(): typeof HTMLElement
function htmlElementClass(): object {
  return 'HTMLElement' in globalThis ? HTMLElement : Object
}
