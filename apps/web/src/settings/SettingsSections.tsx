import type { ReactNode } from 'react'
import { SectionsRoot } from './SettingsScreen.styles'

/**
 * Sections of settings that each save separately. The layout of each `FormSection` is that of a
 * `FormLayout`. The root is no form, because lists contain forms, and forms cannot nest.
 */
export function SettingsSections({ children }: { readonly children: ReactNode }) {
  return <SectionsRoot data-layout="settings">{children}</SectionsRoot>
}
