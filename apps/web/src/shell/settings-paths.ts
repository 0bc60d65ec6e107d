// Separate from `settings-places.ts`, because the first screen links to the settings and lists none
// of them.

/** The last part of the path of a settings screen. */
export type SettingsSegment =
  | 'channels'
  | 'calendars-of-interest'
  | 'tags'
  | 'initiatives'
  | 'budget'
  | 'documents'
  | 'team'
  | 'performance'

/**
 * Returns the path of a settings screen of a plan. @param segment omitted for the list of all
 * settings
 */
export function settingsPath(accountId: number, planId: number, segment?: SettingsSegment): string {
  const base = `/account/${accountId}/plan/${planId}/settings`
  return segment === undefined ? base : `${base}/${segment}`
}

/** Page from which the user opened the settings. Close returns to it. */
export interface SettingsOrigin {
  readonly url: string
}

/**
 * Returns the state of the history that makes Close return to a page. Links between settings must
 * pass it on.
 */
export function stateOfSettings(url: string): { readonly settingsFrom: SettingsOrigin } {
  return { settingsFrom: { url } }
}
