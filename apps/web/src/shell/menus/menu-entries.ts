import type { AccountSummary } from '@throughline/api-client'
import type { MenuEntry } from '@throughline/ui/Menu'
import type { ThemePreference } from '@throughline/ui/theme'
import { ArrowRightLeft, LogOut, SunMoon } from 'lucide-react'
import { THEMES } from '../themes'
import type { HelpPlace } from './help-places'
import type { PersonPlace } from './person-places'

interface SettingsEntriesOptions {
  readonly accounts: readonly AccountSummary[]
  /** The account that the person works in; null without accounts. */
  readonly account: AccountSummary | null
  /** What the person may open there. */
  readonly places: readonly PersonPlace[]
  readonly theme: ThemePreference
}

/**
 * The menu behind the person: the account by its name, or all of them where there are several,
 * each but the current one with an arrow that says that it switches; then what the person may
 * open there, the appearance, and the way out.
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
    // Without pages the caption still says which account it is.
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
              items: THEMES.map((choice) => ({
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

/** The help menu, with the version of the app at its end. */
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
        // Only another site needs a tab of its own: a mail program opens beside the page anyway.
        ...(href === undefined ? null : { href, isNewWindow: href.startsWith('http') }),
      })),
    },
    {
      id: 'about',
      items: [{ id: 'version', label: `Version ${appVersion}`, isDisabled: true }],
    },
  ]
}
