import type { SettingsOrigin } from './settings-paths'

/**
 * Returns the page from which the settings were opened, from the state of the history; null without
 * one.
 */
export function settingsOriginOf(state: unknown): SettingsOrigin | null {
  if (typeof state !== 'object' || state === null || !('settingsFrom' in state)) return null
  const { settingsFrom: from } = state
  if (typeof from !== 'object' || from === null || !('url' in from)) return null
  return typeof from.url === 'string' && from.url.startsWith('/') ? { url: from.url } : null
}
