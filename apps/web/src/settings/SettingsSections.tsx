import type { ReactNode } from 'react'
import { SectionsRoot } from './SettingsScreen.styles'

/**
 * Sections of settings that are saved one by one. It lays out a `FormSection` as a
 * `FormLayout` does, but is no form: a list has a form of its own, and forms cannot nest.
 */
export function SettingsSections({ children }: { readonly children: ReactNode }) {
  return <SectionsRoot data-layout="settings">{children}</SectionsRoot>
}
