import type { AccountSummary } from '@throughline/api-client'
import type { MenuEntry } from '@throughline/ui/Menu'
import type { ThemePreference } from '@throughline/ui/theme'
import { ArrowRightLeft, LogOut, SunMoon } from 'lucide-react'
import { themes } from '../themes'
import type { HelpPlace } from './help-places'
import type { PersonPlace } from './person-places'

interface SettingsEntriesOptions {
  readonly accounts: readonly AccountSummary[]
  /** Account that the user works in; null without accounts. */
  readonly account: AccountSummary | null
  /** Pages that the user may open there. */
  readonly places: readonly PersonPlace[]
  readonly theme: ThemePreference
}

/**
 * Returns the entries of the user's menu. It lists all accounts if there are several, each except
 * the current one with an arrow for switching. Otherwise it shows the name of the account. Then
 * follow the pages that the user may open, the appearance, and the log-out.
 */
export function settingsEntries(options: SettingsEntriesOptions): readonly MenuEntry[] {
  const { accounts, account, places, theme } = options
  const pages = places.map(({ id, label, icon }) => ({ id, label, icon }))
  const hasSeveral = accounts.length > 1
  return [
    ...(hasSeveral
      ? [
          {
            id: 'accounts',
            label: 'Accounts',
            items: accounts.map(({ id, name }) =>
              id === account?.id
                ? { id: `account-${id}`, label: name, isChecked: true }
                : {
                    id: `account-${id}`,
                    label: name,
                    isChecked: false,
                    mark: { icon: ArrowRightLeft, label: 'Switch to this account' },
                  },
            ),
          },
        ]
      : []),
    // Without pages the caption still names the account.
    {
      id: 'pages',
      ...(hasSeveral ? null : { label: account?.name ?? '' }),
      items: pages,
    },
    {
      id: 'rest',
      items: [
        {
          id: 'appearance',
          label: 'Appearance',
          icon: SunMoon,
          entries: [
            {
              id: 'themes',
              items: themes.map((choice) => ({
                id: `theme-${choice.theme}`,
                label: choice.label,
                isChecked: choice.theme === theme,
              })),
            },
          ],
        },
        { id: 'log-out', label: 'Log Out', icon: LogOut },
      ],
    },
  ].filter(({ id, items }) => id !== 'pages' || items.length > 0 || !hasSeveral)
}

/** Returns the entries of the help menu, with the version of the app at its end. */
export function helpEntries(
  places: readonly HelpPlace[],
  appVersion: string,
): readonly MenuEntry[] {
  return [
    {
      id: 'help',
      items: places.map(({ id, label, icon, description, href }) => ({
        id,
        label,
        icon,
        ...(description === undefined ? null : { description }),
        // Only another site needs a new tab. A mail program opens outside of the page anyway.
        ...(href === undefined ? null : { href, isNewWindow: href.startsWith('http') }),
      })),
    },
    {
      id: 'about',
      items: [{ id: 'version', label: `Version ${appVersion}`, isDisabled: true }],
    },
  ]
}
