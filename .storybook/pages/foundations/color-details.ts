import {
  contrastRatio,
  parseHexColor,
  themes,
  type ThemeName,
  type ThemeValues,
} from '@throughline/ui/theme'

export type ColorName = Extract<keyof ThemeValues, `color-${string}`>

/** The themes in the order of the toolbar. */
export const themeNames = ['light', 'dark', 'high-contrast'] as const satisfies readonly ThemeName[]

/** The source of the themes, whose doc comments say what each color is for. */
const [source = ''] = Object.values(
  import.meta.glob<string>('../../../packages/ui/src/theme/theme-values.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/**
 * The purpose of each token of a theme, from its doc comment. Tokens below one comment share it.
 */
export const jobs: ReadonlyMap<string, string> = readJobs(source)

function readJobs(text: string): ReadonlyMap<string, string> {
  const matches = new Map<string, string>()
  const part = /\/\*\*(?<comment>[\s\S]*?)\*\/|readonly '(?<name>[a-z-]+)': string/gu
  let job = ''
  for (const { groups = {} } of text.matchAll(part)) {
    if (groups['comment'] !== undefined) {
      const before = [...matches.values()].at(-1) ?? ''
      job = groups['comment'].replaceAll(/\s*\n\s*\*\s*/gu, ' ').trim()
      if (job.startsWith('The same')) job = `${before} ${job}`
    }
    if (groups['name'] !== undefined) matches.set(groups['name'], job)
  }
  return matches
}

const colors: ReadonlyMap<string, string> = new Map(Object.entries(themes.light))

/** All colors, in the order of the source. */
export const colorNames = Object.keys(themes.light).filter(isColorName)

function isColorName(name: string): name is ColorName {
  return name.startsWith('color-') && colors.get(name)?.startsWith('#') === true
}

/** The grounds of a color, and the contrast that it needs on them. */
export interface ContrastDemand {
  readonly grounds: readonly ColorName[]
  /** 4.5 for text, 3 for shapes. */
  readonly least: number
}

const grounds: readonly ColorName[] = [
  'color-canvas',
  'color-surface',
  'color-sunken',
  'color-hover',
]
const text = /^color-(?:ink|ink-muted|ink-faint|link)$/u
const shapes = /^color-(?:control-outline|action|selection|focus|brand|today)$/u

/**
 * Returns the grounds of a color and the contrast that it needs on them; null for grounds and
 * lines.
 */
export function demandOf(name: ColorName): ContrastDemand | null {
  const grounds = groundsOf(name)
  if (grounds.length === 0) return null
  return { grounds, least: shapes.test(name) ? 3 : 4.5 }
}

function groundsOf(name: ColorName): readonly ColorName[] {
  if (text.test(name)) return grounds
  if (shapes.test(name)) return grounds.slice(0, 3)
  const [, tone] = /^color-(\w+)-text$/u.exec(name) ?? []
  if (tone !== undefined) return existing([`color-${tone}-tint`, 'color-surface'])
  const [, filled] = /^color-on-(\w+)$/u.exec(name) ?? []
  if (filled !== undefined) return existing([`color-${filled}`, `color-${filled}-fill`])
  return name.startsWith('color-inverse-') ? ['color-inverse'] : []
}

function existing(names: readonly string[]): readonly ColorName[] {
  return colorNames.filter((name) => names.includes(name))
}

/** The lowest contrast of a color in a theme, and the ground on which it is that low. */
export function lowestContrast(
  name: ColorName,
  { grounds }: ContrastDemand,
  theme: ThemeName,
): { readonly ratio: number; readonly ground: string } {
  const paint = parseHexColor(themes[theme][name])
  const ratios = grounds.map((ground) => ({
    ratio: contrastRatio(paint, parseHexColor(themes[theme][ground])),
    ground: ground.replace('color-', ''),
  }))
  return ratios.reduce((lowest, next) => (next.ratio < lowest.ratio ? next : lowest))
}
