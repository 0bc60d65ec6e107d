/**
 * The colours of one theme. Every value is an opaque `#RRGGBB`, except the tint
 * strengths (a percentage of the channel's colour in a bar) and the shadows. Names
 * describe the purpose, not the hue, so that themes can differ.
 */
export interface ThemeValues {
  /** The page background. */
  readonly 'color-canvas': string
  /** The background of cards, tables, calendars and dialogs. */
  readonly 'color-surface': string
  /** Navigation, section rows, weekends: one step below the canvas. */
  readonly 'color-sunken': string
  /** Hovered rows and menu items. */
  readonly 'color-hover': string
  /** Pressed rows and menu items, and the current one. */
  readonly 'color-pressed': string
  /** Lines between rows and cells. */
  readonly 'color-line': string
  /** Borders of secondary buttons and of floating elements. */
  readonly 'color-line-strong': string
  /** Text. */
  readonly 'color-ink': string
  /** Secondary text: labels, help, column heads. */
  readonly 'color-ink-muted': string
  /** Tertiary text: captions, counts, placeholders. Still 4.5:1. */
  readonly 'color-ink-faint': string
  /** Outline of fields and checkboxes, 3:1 against the surface. */
  readonly 'color-control-outline': string
  /** Fill of primary buttons, checked boxes, switches, counts and progress. */
  readonly 'color-action': string
  /** The same while hovered. Follows from `color-action`. */
  readonly 'color-action-hover': string
  /** The same while pressed. Follows from `color-action`. */
  readonly 'color-action-pressed': string
  /** Text and icons on `color-action`, from which it follows. */
  readonly 'color-on-action': string
  /** Selection and drop targets: selected bars, chosen days, frames of cells, drop lines. */
  readonly 'color-selection': string
  /** Text on a fill of `color-selection`, from which it follows. */
  readonly 'color-on-selection': string
  /** Background of selected elements. Use it through `selectedGround`, which keeps text readable. */
  readonly 'color-selection-soft': string
  /** The focus ring and the text caret. */
  readonly 'color-focus': string
  /** Links. */
  readonly 'color-link': string
  /** The same while hovered. */
  readonly 'color-link-hover': string
  /** The product's logo only. */
  readonly 'color-brand': string
  /** The brand's colour for today's date and the line of the current time. */
  readonly 'color-today': string
  /** Text on `color-today`. */
  readonly 'color-on-today': string
  /** Background of inverted elements: toasts, tooltips, plan avatars. */
  readonly 'color-inverse': string
  /** Text on inverted elements. */
  readonly 'color-on-inverse': string
  /** Actions on inverted elements, such as "Undo" in a toast. */
  readonly 'color-inverse-action': string
  /** Status icons on inverted elements. */
  readonly 'color-inverse-success': string
  readonly 'color-inverse-warning': string
  readonly 'color-inverse-danger': string
  /** Background of a person's avatar. */
  readonly 'color-person': string
  /** Initials on a person's avatar. */
  readonly 'color-on-person': string
  /**
   * Status colours of messages: text, background, border. Info is blue like the
   * selection; it is used only with an icon and a text, never for a choice.
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
  /** Red, only for errors, destructive actions and exceeded budgets. */
  readonly 'color-danger-text': string
  readonly 'color-danger-tint': string
  readonly 'color-danger-line': string
  /** Fill of destructive buttons. */
  readonly 'color-danger-fill': string
  /** The same while hovered. */
  readonly 'color-danger-fill-hover': string
  /** Text on destructive buttons. */
  readonly 'color-on-danger': string
  /** Secondary text inside a bar: readable on a tint of any colour. */
  readonly 'color-bar-ink-muted': string
  /** Share of the channel's colour in a bar of the plan itself. */
  readonly 'bar-tint': string
  /** Share of the channel's colour in a bar of another plan of the family: 0.6 of `bar-tint`. */
  readonly 'bar-tint-nested': string
  /** The backdrop of a dialog. */
  readonly 'color-veil': string
  /** Menus, popovers, date pickers. */
  readonly 'shadow-popover': string
  /** Dialogs and panels. */
  readonly 'shadow-dialog': string
  /** Toasts. */
  readonly 'shadow-toast': string
  /** A bar that is being dragged. */
  readonly 'shadow-dragged': string
}

/** The light theme: warm background, dark text. */
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
  // Darker than the logo: white figures on it need a contrast of 4.5:1; on #EF482A they
  // have 3.7:1.
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

/** The dark theme: light text, a lighter blue, stronger tints. */
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
  'color-ink-faint': '#999388',
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

/** The high-contrast theme: black on white, visible lines, lighter tints. */
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

/** The themes by the value of `data-theme`; `auto` chooses one of them. */
export const themes = {
  light: lightTheme,
  dark: darkTheme,
  'high-contrast': highContrastTheme,
} as const

/** Name of a theme, as in `data-theme`. */
export type ThemeName = keyof typeof themes

/** A preference: a theme, or the system's. */
export type ThemePreference = ThemeName | 'auto'
