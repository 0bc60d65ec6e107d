import type { AccountSummary } from '@throughline/api-client'
import type { Density, ThemePreference } from '@throughline/ui/theme'
import { Building2, Keyboard, LogOut, Plus, Rows2, Rows4, SunMoon } from 'lucide-react'
import type { HelpPlace } from '../shell/menus/help-places'
import type { PersonPlace } from '../shell/menus/person-places'
import { THEMES } from '../shell/themes'
import { GROUPS, type PaletteEntry } from './palette-entry'

export interface CommandEntriesOptions {
  /** What is typed: a new tactic gets it as its title. */
  readonly query: string
  /** null where the person may not add one. */
  readonly onAddTactic: ((title: string) => void) | null
  /** null where the page has no keys of its own. */
  readonly onShowShortcuts: (() => void) | null
  readonly theme: ThemePreference
  readonly onTheme: (theme: ThemePreference) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
  /** The accounts that the person is not in at the moment. */
  readonly otherAccounts: readonly AccountSummary[]
  readonly onAccount: (id: number) => void
  readonly onLogOut: () => void
  /** Pages of the person, and help, as the menus of the navigation list them. */
  readonly places: readonly (PersonPlace | HelpPlace)[]
  readonly onPlace: (place: PersonPlace | HelpPlace) => void
}

const DENSITIES = [
  { density: 'compact', label: 'Compact density', icon: Rows4 },
  { density: 'comfortable', label: 'Comfortable density', icon: Rows2 },
] as const

/** What a person can do from anywhere; what is chosen already is not offered. */
export function commandEntries(options: CommandEntriesOptions): readonly PaletteEntry[] {
  const { query, onAddTactic, onShowShortcuts, theme, density, otherAccounts } = options
  const title = query.trim()
  const entry = (
    id: string,
    command: Omit<PaletteEntry['command'], 'id' | 'group'>,
    run: () => void,
  ): PaletteEntry => ({ command: { ...command, id: `do:${id}`, group: GROUPS.commands }, run })

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
    ...THEMES.filter((choice) => choice.theme !== theme).map((choice) =>
      entry(
        `theme-${choice.theme}`,
        { label: choice.label, icon: SunMoon, keywords: ['appearance', 'colours', 'mode'] },
        () => {
          options.onTheme(choice.theme)
        },
      ),
    ),
    ...DENSITIES.filter((choice) => choice.density !== density).map((choice) =>
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
