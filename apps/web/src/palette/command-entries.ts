import type { AccountSummary } from '@throughline/api-client'
import type { Density, ThemePreference } from '@throughline/ui/theme'
import { Building2, Keyboard, LogOut, Plus, Rows2, Rows4, SunMoon } from 'lucide-react'
import type { HelpPlace } from '../shell/menus/help-places'
import type { PersonPlace } from '../shell/menus/person-places'
import { themes } from '../shell/themes'
import { groups, type PaletteEntry } from './palette-entry'

export interface CommandEntriesOptions {
  /** Typed text; a new tactic gets it as its title. */
  readonly query: string
  /** null if the user may not add a tactic. */
  readonly onAddTactic: ((title: string) => void) | null
  /** null if the page has no keyboard shortcuts. */
  readonly onShowShortcuts: (() => void) | null
  readonly theme: ThemePreference
  readonly onTheme: (theme: ThemePreference) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
  /** All accounts of the user except the current one. */
  readonly otherAccounts: readonly AccountSummary[]
  readonly onAccount: (id: number) => void
  readonly onLogOut: () => void
  /** Pages of the user, and help, as the menus of the navigation list them. */
  readonly places: readonly (PersonPlace | HelpPlace)[]
  readonly onPlace: (place: PersonPlace | HelpPlace) => void
}

const densities = [
  { density: 'compact', label: 'Compact density', icon: Rows4 },
  { density: 'comfortable', label: 'Comfortable density', icon: Rows2 },
] as const

/** Returns the commands that work on every page. Omits the current theme, density and account. */
export function commandEntries(options: CommandEntriesOptions): readonly PaletteEntry[] {
  const { query, onAddTactic, onShowShortcuts, theme, density, otherAccounts } = options
  const title = query.trim()
  const entry = (
    id: string,
    command: Omit<PaletteEntry['command'], 'id' | 'group'>,
    run: () => void,
  ): PaletteEntry => ({ command: { ...command, id: `do:${id}`, group: groups.commands }, run })

  return [
    ...(onAddTactic === null
      ? []
      : [
          entry(
            'add-tactic',
            {
              label: title === '' ? 'Add tactic' : `Add tactic “${title}”`,
              icon: Plus,
              shortcut: 'N',
              keywords: ['new', 'create'],
            },
            () => {
              onAddTactic(title)
            },
          ),
        ]),
    ...themes
      .filter((choice) => choice.theme !== theme)
      .map((choice) =>
        entry(
          `theme-${choice.theme}`,
          { label: choice.label, icon: SunMoon, keywords: ['appearance', 'colours', 'mode'] },
          () => {
            options.onTheme(choice.theme)
          },
        ),
      ),
    ...densities
      .filter((choice) => choice.density !== density)
      .map((choice) =>
        entry(
          `density-${choice.density}`,
          { label: choice.label, icon: choice.icon, keywords: ['space', 'rows', 'size'] },
          () => {
            options.onDensity(choice.density)
          },
        ),
      ),
    ...(onShowShortcuts === null
      ? []
      : [
          entry(
            'shortcuts',
            { label: 'Keyboard shortcuts', icon: Keyboard, shortcut: '?', keywords: ['help'] },
            onShowShortcuts,
          ),
        ]),
    ...otherAccounts.map(({ id, name }) =>
      entry(
        `account-${id}`,
        { label: `Switch to ${name}`, icon: Building2, keywords: ['account'] },
        () => {
          options.onAccount(id)
        },
      ),
    ),
    ...options.places.map((place) =>
      entry(place.id, { label: place.label, icon: place.icon, keywords: place.keywords }, () => {
        options.onPlace(place)
      }),
    ),
    entry(
      'log-out',
      { label: 'Log Out', icon: LogOut, keywords: ['sign out', 'leave'] },
      options.onLogOut,
    ),
  ]
}
