/** The values of an element's properties, and how often each has been set. */
export class ElementValues {
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

  /** Tells whether somebody has set a property since, even to the same value. */
  timesSet(name: string): number {
    return this.#times.get(name) ?? 0
  }

  /** All that are set, as an object of its own. */
  all(): Record<string, unknown> {
    return Object.fromEntries(this.#values)
  }
}
