export { SaveBar } from './SaveBar'
export { SettingsScreen, type SettingsState } from './SettingsScreen'
export { SettingsSections } from './SettingsSections'
export { useAutoSave } from './use-auto-save'
