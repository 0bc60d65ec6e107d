import { DEFAULT_DENSITY, densities, motionValues, scaleValues, type Density } from './scale-values'
import { themes } from './theme-values'

/** The custom property with the name of the density. */
export const DENSITY_PROPERTY = '--tl-density'

/** Declarations of custom properties with the prefix `--tl-`. */
function declarations(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `--tl-${name}:${String(value)};`)
    .join('')
}

/** The sizes of a density, and its name for code that needs it. */
function densityDeclarations(density: Density): string {
  return `${DENSITY_PROPERTY}:${density};${declarations(densities[density])}`
}

const light = `color-scheme:light;${declarations(themes.light)}`
const dark = `color-scheme:dark;${declarations(themes.dark)}`
const highContrast = `color-scheme:light;${declarations(themes['high-contrast'])}`

const followsSystem = ":root:not([data-theme]),:host(:not([data-theme])),[data-theme='auto']"

/**
 * The style sheet that declares every token. A theme applies to the element with
 * `data-theme` and its descendants; without the attribute, or with `auto`, it follows
 * the system. Later rules win, so an explicit theme overrides the system's preference.
 * A density applies to the element with `data-density` and its descendants. Inside a
 * shadow root its host takes the place of the document's root, so that the tokens need
 * nothing of the page.
 */
export const themeCss = `
:root,:host{${declarations(scaleValues)}${declarations(motionValues)}${densityDeclarations(DEFAULT_DENSITY)}${light}}
[data-density='comfortable']{${densityDeclarations('comfortable')}}
[data-density='compact']{${densityDeclarations('compact')}}
[data-theme='auto']{${light}}
@media (prefers-color-scheme:dark){${followsSystem}{${dark}}}
@media (prefers-contrast:more){${followsSystem}{${highContrast}}}
[data-theme='light']{${light}}
[data-theme='dark']{${dark}}
[data-theme='high-contrast']{${highContrast}}
@media (prefers-reduced-motion:reduce){:root,:host{--tl-motion-fast:0ms;--tl-motion-slow:0ms;}}
@media print{:root,:root:not([data-theme]),:host,:host(:not([data-theme])),[data-theme]{${light}}}
`
