import { densities, motionValues, scaleValues } from './scale-values'
import { themes } from './theme-values'

/** Lines of custom properties, `--tl-` in front of each name. */
function declarations(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `--tl-${name}:${String(value)};`)
    .join('')
}

const light = `color-scheme:light;${declarations(themes.light)}`
const dark = `color-scheme:dark;${declarations(themes.dark)}`
const highContrast = `color-scheme:light;${declarations(themes['high-contrast'])}`

const followsSystem = ":root:not([data-theme]),:host(:not([data-theme])),[data-theme='auto']"

/**
 * Style sheet text that declares every token. A theme holds from the element
 * that carries `data-theme` downwards; without the attribute, or with `auto`,
 * it follows the system. The same goes for `data-density`. Later rules win, so
 * an explicit theme beats the system's wish. Inside a shadow root its host takes
 * the place of the document's root, so that the tokens need nothing of the page.
 */
export const themeCss = `
:root,:host{${declarations(scaleValues)}${declarations(motionValues)}${declarations(densities.comfortable)}${light}}
[data-density='comfortable']{${declarations(densities.comfortable)}}
[data-density='dense']{${declarations(densities.dense)}}
[data-theme='auto']{${light}}
@media (prefers-color-scheme:dark){${followsSystem}{${dark}}}
@media (prefers-contrast:more){${followsSystem}{${highContrast}}}
[data-theme='light']{${light}}
[data-theme='dark']{${dark}}
[data-theme='high-contrast']{${highContrast}}
@media (prefers-reduced-motion:reduce){:root,:host{--tl-motion-fast:0ms;--tl-motion-slow:0ms;}}
@media print{:root,:root:not([data-theme]),:host,:host(:not([data-theme])),[data-theme]{${light}}}
`
