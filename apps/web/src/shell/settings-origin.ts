import type { SettingsOrigin } from './settings-paths'

/** Where the settings were opened, out of the state of the history; null when that is not known. */
export function settingsOriginOf(state: unknown): SettingsOrigin | null {
  if (typeof state !== 'object' || state === null || !('settingsFrom' in state)) return null
  const { settingsFrom: from } = state
  if (typeof from !== 'object' || from === null || !('url' in from)) return null
  return typeof from.url === 'string' && from.url.startsWith('/') ? { url: from.url } : null
}
