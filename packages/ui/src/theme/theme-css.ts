import { derivedColors } from './derived-colors'
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

/**
 * The track of a scrollbar is transparent. A browser's own track is white on every surface, is
 * square in the corners of a menu, and covers the focus ring of a panel.
 */
const scrollbars = 'scrollbar-color:var(--tl-color-control-outline) transparent;'

/** The engines that compute derived colors; others take the values of the theme. */
const CAN_DERIVE = '@supports (color:color(from red xyz-d65 calc(x*clamp(0,y*1e6,1)) y z))'

/** Which elements take the tokens. */
interface ThemeScope {
  /** Elements that have every token, with any attributes. */
  root: string
  /** Those of them without `data-theme`. */
  unthemed: string
  /**
   * Returns the selector of the elements with an attribute of the theme, which the caller passes as
   * a selector.
   */
  having: (attribute: string) => string
}

function rulesFor({ root, unthemed, having }: ThemeScope): string {
  const followsSystem = `${unthemed},${having("[data-theme='auto']")}`
  const everyTheme = `${root},${unthemed},${having('[data-theme]')}`
  return `
${root}{${declarations(scaleValues)}${declarations(motionValues)}${densityDeclarations(DEFAULT_DENSITY)}${light}}
${everyTheme}{${scrollbars}}
${having("[data-density='comfortable']")}{${densityDeclarations('comfortable')}}
${having("[data-density='compact']")}{${densityDeclarations('compact')}}
${having("[data-theme='auto']")}{${light}}
@media (prefers-color-scheme:dark){${followsSystem}{${dark}}}
@media (prefers-contrast:more){${followsSystem}{${highContrast}}}
${having("[data-theme='light']")}{${light}}
${having("[data-theme='dark']")}{${dark}}
${having("[data-theme='high-contrast']")}{${highContrast}}
@media (prefers-reduced-motion:reduce){${root}{--tl-motion-fast:0ms;--tl-motion-slow:0ms;}}
@media print{${everyTheme}{${light}}}
${CAN_DERIVE}{${everyTheme}{${declarations(derivedColors)}}}
`
}

/**
 * The style sheet that declares every token. A theme applies to the element with
 * `data-theme` and its descendants; without the attribute, or with `auto`, it follows
 * the system. Later rules win, so an explicit theme overrides the system's preference.
 * A density applies to the element with `data-density` and its descendants. Inside a
 * shadow root its host takes the place of the document's root, so that the tokens need
 * nothing of the page.
 */
export const themeCss = rulesFor({
  root: ':root,:host',
  unthemed: ':root:not([data-theme]),:host(:not([data-theme]))',
  having: (attribute) => attribute,
})

/**
 * The same tokens for elements with the class `tl-root` and what is in them. The selectors have
 * no specificity, so that any rule of the page for such an element can replace a token.
 *
 * @returns a style sheet that has no effect on other elements
 */
export function rootTokensCss(): string {
  return rulesFor({
    root: ':where(.tl-root)',
    unthemed: ':where(.tl-root:not([data-theme]))',
    having: (attribute) => `:where(:is(.tl-root,[data-tl])${attribute})`,
  })
}
