const names: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#C0C0C0',
  gray: '#808080',
  grey: '#808080',
  white: '#FFFFFF',
  maroon: '#800000',
  red: '#FF0000',
  purple: '#800080',
  fuchsia: '#FF00FF',
  magenta: '#FF00FF',
  green: '#008000',
  lime: '#00FF00',
  olive: '#808000',
  yellow: '#FFFF00',
  navy: '#000080',
  blue: '#0000FF',
  teal: '#008080',
  aqua: '#00FFFF',
  cyan: '#00FFFF',
  orange: '#FFA500',
  brown: '#A52A2A',
  pink: '#FFC0CB',
  gold: '#FFD700',
  darkred: '#8B0000',
  darkblue: '#00008B',
  darkgreen: '#006400',
  lightgrey: '#D3D3D3',
  lightgray: '#D3D3D3',
}

const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
const longHex = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/i
const rgb =
  /^rgba?\(\s*(\d{1,3})(?:\.\d+)?[\s,]+(\d{1,3})(?:\.\d+)?[\s,]+(\d{1,3})(?:\.\d+)?(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/i

function hexOf(part: string): string {
  return Math.min(Number(part), 255).toString(16).padStart(2, '0')
}

/**
 * Parses a CSS colour: hex, `rgb()`, and common names.
 *
 * @returns `#RRGGBB` in upper case; undefined for anything else and for (nearly)
 *   transparent colours
 */
export function canonicalColor(text: string): string | undefined {
  const value = text.trim()
  const short = shortHex.exec(value)
  if (short) {
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toUpperCase()
  }
  const long = longHex.exec(value)?.[1]
  if (long !== undefined) return `#${long}`.toUpperCase()
  const parts = rgb.exec(value)
  if (parts) {
    const alpha = parts[4] === undefined ? 1 : Number(parts[4]) / (parts[5] === '%' ? 100 : 1)
    if (!(alpha >= 0.1)) return undefined
    return `#${parts.slice(1, 4).map(hexOf).join('')}`.toUpperCase()
  }
  const name = value.toLowerCase()
  return Object.hasOwn(names, name) ? names[name] : undefined
}

const familyName = /^[a-z_-][\w-]*(?: [\w-]+)*$/i
const plainIdentifier = /^[a-z_-][\w-]*$/i

/**
 * Parses a list of font families.
 *
 * @returns the families separated by a comma, those of several words in single quotes,
 *   at most 100 characters; undefined when a name has other characters than letters,
 *   digits, `_`, `-` and single spaces
 */
export function canonicalFont(text: string): string | undefined {
  const families = text.split(',').map((family) =>
    family
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim()
      .replace(/\s+/g, ' '),
  )
  if (!families.every((family) => familyName.test(family))) return undefined
  const font = families
    .map((family) => (plainIdentifier.test(family) ? family : `'${family}'`))
    .join(',')
  return font.length > 100 ? undefined : font
}

const lengthInPxOrPt = /^(\d{1,3}(?:\.\d+)?)(px|pt)$/i

/**
 * Parses a font size in `px` or `pt`.
 *
 * @returns whole pixels between 8 and 96 (`18px`); undefined outside of that and for
 *   other units
 */
export function canonicalSize(text: string): string | undefined {
  const parts = lengthInPxOrPt.exec(text.trim())
  if (!parts) return undefined
  const pixels = Math.round(Number(parts[1]) * (parts[2]?.toLowerCase() === 'pt' ? 4 / 3 : 1))
  return pixels >= 8 && pixels <= 96 ? `${pixels}px` : undefined
}

/**
 * Parses a `style` attribute. Comments are removed, later declarations win, names are
 * in lower case, values are trimmed and without `!important`. Values may contain
 * anything: use only those that one of the parsers above accepts.
 */
export function readStyle(text: string | null): ReadonlyMap<string, string> {
  const style = new Map<string, string>()
  if (text === null || text === '') return style
  for (const declaration of text.replace(/\/\*.*?\*\//gs, '').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0) {
      style.set(
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .replace(/!\s*important/i, '')
          .trim(),
      )
    }
  }
  return style
}
