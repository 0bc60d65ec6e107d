/**
 * Tokens that are equal in all themes: typography, spacing, sizes, radii, motion,
 * stacking. Sizes are in CSS pixels, times in milliseconds.
 */
export const scaleValues = {
  'font-sans':
    "'Inter Variable', Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif",
  'font-mono': "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  'text-caption': '11px',
  'line-caption': '16px',
  'text-dense': '12px',
  'line-dense': '16px',
  'text-body': '13px',
  'line-body': '20px',
  'text-heading-small': '16px',
  'line-heading-small': '24px',
  'text-heading': '20px',
  'line-heading': '28px',
  'text-heading-large': '28px',
  'line-heading-large': '36px',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-semibold': '600',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',
  'size-header': '52px',
  'size-navigation': '200px',
  'size-navigation-collapsed': '52px',
  'size-control-header': '32px',
  'size-control-large': '36px',
  'size-icon': '16px',
  'size-bar-edge': '3px',
  'radius-bar': '4px',
  'radius-control': '6px',
  'radius-card': '8px',
  'radius-pill': '999px',
  'ring-width': '2px',
  'ring-offset': '2px',
  'ease-out': 'cubic-bezier(0.2, 0, 0, 1)',
  'layer-sticky': '10',
  'layer-navigation': '20',
  'layer-panel': '30',
  'layer-dragged': '40',
  'layer-floating': '50',
} as const

/**
 * Sizes that depend on the density: one set for `comfortable`, one for `compact`. A
 * pitch is the distance from the top of one bar to the top of the next: the bar and the
 * gap below it.
 */
export const densities = {
  comfortable: {
    'size-control': '32px',
    'size-control-small': '28px',
    'size-row': '32px',
    'size-cell-inset': '12px',
    'size-bar': '28px',
    'size-bar-pitch': '32px',
    'size-overstory-bar': '30px',
    'size-overstory-bar-pitch': '31px',
  },
  compact: {
    'size-control': '28px',
    'size-control-small': '24px',
    'size-row': '28px',
    'size-cell-inset': '8px',
    'size-bar': '20px',
    'size-bar-pitch': '22px',
    'size-overstory-bar': '20px',
    'size-overstory-bar-pitch': '22px',
  },
} as const

/** The default density, without `data-density`. */
export const DEFAULT_DENSITY = 'compact'

/** A density, as in `data-density`. */
export type Density = keyof typeof densities

/** Name of a size that depends on the density. */
export type DensitySize = keyof (typeof densities)[Density]

/**
 * A size of a density as a number, for computed layouts.
 *
 * @returns CSS pixels
 */
export function densityPixels(density: Density, size: DensitySize): number {
  return Number.parseFloat(densities[density][size])
}

/** Durations of animations; all are 0 with `prefers-reduced-motion`. */
export const motionValues = {
  'motion-fast': '120ms',
  'motion-slow': '160ms',
} as const
