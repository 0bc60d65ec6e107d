/**
 * The colours of one theme. Every value is an opaque `#RRGGBB`, except the tint
 * strengths (a percentage of the channel's colour in a bar) and the shadows.
 * Names say the job, never the hue, so that a theme can answer differently.
 */
export interface ThemeValues {
  /** The page behind everything. */
  readonly 'color-canvas': string
  /** Cards, tables, calendars, dialogs: what content is printed on. */
  readonly 'color-surface': string
  /** Navigation, section rows, weekends: one step below the canvas. */
  readonly 'color-sunken': string
  /** Rows and menu items under the pointer. */
  readonly 'color-hover': string
  /** Rows and menu items while pressed, and the chosen one. */
  readonly 'color-pressed': string
  /** Hairlines between rows and cells. */
  readonly 'color-line': string
  /** Borders of quiet buttons and of floating parts. */
  readonly 'color-line-strong': string
  /** Text. */
  readonly 'color-ink': string
  /** Secondary text: labels, help, column heads. */
  readonly 'color-ink-muted': string
  /** Tertiary text: captions, counts, placeholders. Still 4.5:1. */
  readonly 'color-ink-faint': string
  /** Outline of fields and checkboxes, 3:1 against the surface. */
  readonly 'color-control-outline': string
  /** Fill of what is done or turned on: primary buttons, checked boxes, switches, counts, progress. */
  readonly 'color-action': string
  /** The same under the pointer. */
  readonly 'color-action-hover': string
  /** The same while pressed. */
  readonly 'color-action-pressed': string
  /** Text and icons on `color-action`. */
  readonly 'color-on-action': string
  /** What is chosen or would take a drop: selected bars, chosen days, frames of cells, drop lines. */
  readonly 'color-selection': string
  /** Text on a fill of `color-selection`. */
  readonly 'color-on-selection': string
  /** Ground behind what is selected. Use it through `selectedGround`, which keeps text readable. */
  readonly 'color-selection-soft': string
  /** The focus ring and the text caret. */
  readonly 'color-focus': string
  /** Text that leads to another address. */
  readonly 'color-link': string
  /** The same under the pointer. */
  readonly 'color-link-hover': string
  /** The product's mark, and nothing else. */
  readonly 'color-brand': string
  /** The brand's colour where it marks time: today's date and the line of the present moment. */
  readonly 'color-today': string
  /** Text on `color-today`. */
  readonly 'color-on-today': string
  /** Fill of inverted parts: toasts, tooltips, plan marks. */
  readonly 'color-inverse': string
  /** Text on inverted parts. */
  readonly 'color-on-inverse': string
  /** Actions on inverted parts, such as "Undo" in a toast. */
  readonly 'color-inverse-action': string
  /** Marks of meaning on inverted parts. */
  readonly 'color-inverse-success': string
  readonly 'color-inverse-warning': string
  readonly 'color-inverse-danger': string
  /** Fill of a person's mark. */
  readonly 'color-person': string
  /** Letters on a person's mark. */
  readonly 'color-on-person': string
  /**
   * Meaning of messages: text, tint behind it, line around it. Info is blue as selection is; it never marks
   * a choice, and always stands with an icon and a text.
   */
  readonly 'color-info-text': string
  readonly 'color-info-tint': string
  readonly 'color-info-line': string
  readonly 'color-success-text': string
  readonly 'color-success-tint': string
  readonly 'color-success-line': string
  readonly 'color-warning-text': string
  readonly 'color-warning-tint': string
  readonly 'color-warning-line': string
  /** Red: wrong, destructive, or over budget, and nothing else. */
  readonly 'color-danger-text': string
  readonly 'color-danger-tint': string
  readonly 'color-danger-line': string
  /** Fill of the button that destroys. */
  readonly 'color-danger-fill': string
  /** The same under the pointer. */
  readonly 'color-danger-fill-hover': string
  /** Text on the button that destroys. */
  readonly 'color-on-danger': string
  /** Secondary text inside a bar: readable on a tint of any colour. */
  readonly 'color-bar-ink-muted': string
  /** How much of the channel's colour a bar of the plan itself holds. */
  readonly 'bar-tint': string
  /** How much of it a bar of another plan of the family holds: 0.6 of `bar-tint`. */
  readonly 'bar-tint-nested': string
  /** The veil behind a dialog. */
  readonly 'color-veil': string
  /** Menus, popovers, date pickers. */
  readonly 'shadow-popover': string
  /** Dialogs and panels over the plan. */
  readonly 'shadow-dialog': string
  /** Toasts. */
  readonly 'shadow-toast': string
  /** A bar that is being dragged. */
  readonly 'shadow-dragged': string
}

/** Warm paper and sharp ink. */
export const lightTheme: ThemeValues = {
  'color-canvas': '#FBFAF8',
  'color-surface': '#FFFFFF',
  'color-sunken': '#F4F2EE',
  'color-hover': '#F7F5F2',
  'color-pressed': '#EFECE6',
  'color-line': '#E4E0D9',
  'color-line-strong': '#CFC9BF',
  'color-ink': '#1D1B18',
  'color-ink-muted': '#57524A',
  'color-ink-faint': '#6F695F',
  'color-control-outline': '#8C857A',
  'color-action': '#1D1B18',
  'color-action-hover': '#35312C',
  'color-action-pressed': '#4A453E',
  'color-on-action': '#FFFFFF',
  'color-selection': '#2457C5',
  'color-on-selection': '#FFFFFF',
  'color-selection-soft': '#E8EEFB',
  'color-focus': '#2457C5',
  'color-link': '#2457C5',
  'color-link-hover': '#1C459E',
  'color-brand': '#EF482A',
  // Deeper than the mark: white figures on it need 4.5:1, and on #EF482A they have 3.7:1.
  'color-today': '#DB3A1C',
  'color-on-today': '#FFFFFF',
  'color-inverse': '#1D1B18',
  'color-on-inverse': '#FBFAF8',
  'color-inverse-action': '#FFB4A2',
  'color-inverse-success': '#7CCB9C',
  'color-inverse-warning': '#EBB95C',
  'color-inverse-danger': '#FF9D94',
  'color-person': '#5457D6',
  'color-on-person': '#FFFFFF',
  'color-info-text': '#1F4FA8',
  'color-info-tint': '#EDF3FD',
  'color-info-line': '#C3D5F4',
  'color-success-text': '#1C6B3E',
  'color-success-tint': '#EAF5EE',
  'color-success-line': '#BBDDC8',
  'color-warning-text': '#7A4B00',
  'color-warning-tint': '#FDF3E1',
  'color-warning-line': '#EFD6A6',
  'color-danger-text': '#B3261E',
  'color-danger-tint': '#FCEEEC',
  'color-danger-line': '#F0C7C2',
  'color-danger-fill': '#B3261E',
  'color-danger-fill-hover': '#98201A',
  'color-on-danger': '#FFFFFF',
  'color-bar-ink-muted': '#57524A',
  'bar-tint': '18%',
  'bar-tint-nested': '10.8%',
  'color-veil': 'rgb(29 27 24 / 28%)',
  'shadow-popover': '0 1px 2px rgb(29 27 24 / 6%), 0 8px 24px rgb(29 27 24 / 12%)',
  'shadow-dialog': '0 2px 6px rgb(29 27 24 / 8%), 0 24px 64px rgb(29 27 24 / 20%)',
  'shadow-toast': '0 2px 6px rgb(29 27 24 / 12%), 0 12px 32px rgb(29 27 24 / 20%)',
  'shadow-dragged': '0 1px 2px rgb(29 27 24 / 10%), 0 4px 12px rgb(29 27 24 / 18%)',
}

/** The same paper by night: bright ink, a lighter blue, stronger tints. */
export const darkTheme: ThemeValues = {
  'color-canvas': '#161513',
  'color-surface': '#1E1C1A',
  'color-sunken': '#121110',
  'color-hover': '#262421',
  'color-pressed': '#2E2B28',
  'color-line': '#33302C',
  'color-line-strong': '#4A4640',
  'color-ink': '#F2EFEA',
  'color-ink-muted': '#B8B2A7',
  'color-ink-faint': '#958F84',
  'color-control-outline': '#7A756C',
  'color-action': '#F2EFEA',
  'color-action-hover': '#DDD8D0',
  'color-action-pressed': '#C8C2B8',
  'color-on-action': '#1D1B18',
  'color-selection': '#8FB3FF',
  'color-on-selection': '#10192B',
  'color-selection-soft': '#22304D',
  'color-focus': '#8FB3FF',
  'color-link': '#8FB3FF',
  'color-link-hover': '#B3CBFF',
  'color-brand': '#FF6A4D',
  'color-today': '#FF6A4D',
  'color-on-today': '#1D1B18',
  'color-inverse': '#F2EFEA',
  'color-on-inverse': '#1D1B18',
  'color-inverse-action': '#8A3A24',
  'color-inverse-success': '#1C6B3E',
  'color-inverse-warning': '#7A4B00',
  'color-inverse-danger': '#B3261E',
  'color-person': '#5457D6',
  'color-on-person': '#FFFFFF',
  'color-info-text': '#8FB8FF',
  'color-info-tint': '#1B2536',
  'color-info-line': '#334968',
  'color-success-text': '#7CCB9C',
  'color-success-tint': '#18291F',
  'color-success-line': '#2F5340',
  'color-warning-text': '#EBB95C',
  'color-warning-tint': '#2E2414',
  'color-warning-line': '#5E4A26',
  'color-danger-text': '#FF9D94',
  'color-danger-tint': '#371D1A',
  'color-danger-line': '#6E3630',
  'color-danger-fill': '#C23A31',
  'color-danger-fill-hover': '#CD443A',
  'color-on-danger': '#FFFFFF',
  'color-bar-ink-muted': '#DEDAD3',
  'bar-tint': '28%',
  'bar-tint-nested': '16.8%',
  'color-veil': 'rgb(0 0 0 / 56%)',
  'shadow-popover': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 48%)',
  'shadow-dialog': '0 2px 6px rgb(0 0 0 / 40%), 0 24px 64px rgb(0 0 0 / 60%)',
  'shadow-toast': '0 2px 6px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 56%)',
  'shadow-dragged': '0 1px 2px rgb(0 0 0 / 40%), 0 4px 12px rgb(0 0 0 / 56%)',
}

/** Black on white, every line drawn, tints thinned: for tired eyes and poor screens. */
export const highContrastTheme: ThemeValues = {
  ...lightTheme,
  'color-canvas': '#FFFFFF',
  'color-sunken': '#F5F5F5',
  'color-hover': '#EBEBEB',
  'color-pressed': '#DEDEDE',
  'color-line': '#767676',
  'color-line-strong': '#3D3D3D',
  'color-ink': '#000000',
  'color-ink-muted': '#262626',
  'color-ink-faint': '#404040',
  'color-control-outline': '#1A1A1A',
  'color-action': '#000000',
  'color-action-hover': '#333333',
  'color-action-pressed': '#4D4D4D',
  'color-selection': '#0B3FB3',
  'color-selection-soft': '#DCE7FF',
  'color-focus': '#0B3FB3',
  'color-link': '#0B3FB3',
  'color-link-hover': '#072A7A',
  'color-brand': '#C4321A',
  'color-today': '#8F1B07',
  'color-inverse': '#000000',
  'color-on-inverse': '#FFFFFF',
  'color-inverse-action': '#FFC2B3',
  'color-person': '#26288F',
  'color-info-text': '#0B357F',
  'color-info-line': '#0B357F',
  'color-success-text': '#0C4A26',
  'color-success-line': '#0C4A26',
  'color-warning-text': '#573500',
  'color-warning-line': '#573500',
  'color-danger-text': '#8A0F0A',
  'color-danger-line': '#8A0F0A',
  'color-danger-fill': '#8A0F0A',
  'color-danger-fill-hover': '#6E0905',
  'color-bar-ink-muted': '#262626',
  'bar-tint': '14%',
  'bar-tint-nested': '8.4%',
  'color-veil': 'rgb(0 0 0 / 60%)',
}

/** The themes by the value that `data-theme` takes; `auto` chooses among them. */
export const themes = {
  light: lightTheme,
  dark: darkTheme,
  'high-contrast': highContrastTheme,
} as const

/** Name of a theme, as written in `data-theme`. */
export type ThemeName = keyof typeof themes

/** What a person may prefer: a theme, or what the system says. */
export type ThemePreference = ThemeName | 'auto'
