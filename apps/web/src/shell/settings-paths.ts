// Apart from `settings-places.ts`: the first screen links to the settings and lists none of them.

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

/** A settings screen of a plan. @param segment left out for the list of all of them */
export function settingsPath(accountId: number, planId: number, segment?: SettingsSegment): string {
  const base = `/account/${accountId}/plan/${planId}/settings`
  return segment === undefined ? base : `${base}/${segment}`
}

/** Where somebody was when they opened the settings: Close leads back there. */
export interface SettingsOrigin {
  readonly url: string
}

/** The state of the history that makes Close lead back. Keep the state when going on within settings. */
export function stateOfSettings(url: string): { readonly settingsFrom: SettingsOrigin } {
  return { settingsFrom: { url } }
}
