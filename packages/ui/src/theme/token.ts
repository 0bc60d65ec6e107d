import type { DensitySize, motionValues, scaleValues } from './scale-values'
import type { ThemeValues } from './theme-values'

declare module 'react' {
  /** Allows custom properties in `style`: elements that repeat by the thousand vary only by them. */
  interface CSSProperties {
    [property: `--tl-${string}`]: string | number | undefined
  }
}

/** Name of a token, without the prefix of its custom property. */
export type TokenName =
  | keyof ThemeValues
  | keyof typeof scaleValues
  | keyof typeof motionValues
  | DensitySize

/**
 * The CSS custom property of a token, for setting it.
 *
 * @returns for `color-ink`: `--tl-color-ink`
 */
export function tokenProperty<Name extends TokenName>(name: Name): `--tl-${Name}` {
  return `--tl-${name}`
}

/**
 * The CSS value that reads a token. It resolves in the browser, so a change of theme
 * repaints without rendering React components.
 *
 * @returns for `color-ink`: `var(--tl-color-ink)`
 */
export function token<Name extends TokenName>(name: Name): `var(--tl-${Name})` {
  return `var(--tl-${name})`
}
