/** Settings of property tests from environment variables, passed on by `vitest.config.ts`. */
export interface PropertySettings {
  /** `PROPERTY_SEED` */
  readonly seed: string | undefined
  /** `PROPERTY_PATH` */
  readonly path: string | undefined
  /** `DEEP_TESTS=yes` */
  readonly isDeep: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly propertySettings: PropertySettings
  }
}
