import { densities, motionValues, scaleValues, themes, type TokenName } from '@throughline/ui/theme'
import type { TokenRow } from './TokenRows'

type ScaleName = keyof typeof scaleValues

const isScaleName = (name: string): name is ScaleName => name in scaleValues

/** Tokens that are equal in all themes and begin with a word, such as `space`. */
export function scaleRows(word: string): readonly (TokenRow & { readonly name: ScaleName })[] {
  return Object.keys(scaleValues)
    .filter(isScaleName)
    .flatMap((name) => (name.startsWith(`${word}-`) ? [{ name, values: [scaleValues[name]] }] : []))
}

/** Sizes that follow the density, the values of compact before those of comfortable. */
export const densityRows: readonly TokenRow[] = namesOf(densities.compact).map((name) => ({
  name,
  values: [densities.compact[name], densities.comfortable[name]],
}))

/** Durations. */
export const motionRows: readonly TokenRow[] = namesOf(motionValues).map((name) => ({
  name,
  values: [motionValues[name]],
}))

/** Shadows of a theme. */
export const shadowNames: readonly TokenName[] = namesOf(themes.light).filter((name) =>
  name.startsWith('shadow-'),
)

/** The keys of a constant, as what they are. */
function namesOf<Name extends string>(values: Readonly<Record<Name, string>>): readonly Name[] {
  return Object.keys(values).filter((name): name is Name => name in values)
}
