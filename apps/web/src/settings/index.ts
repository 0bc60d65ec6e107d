export { SaveBar, type SaveBarProps } from './SaveBar'
export { SettingsScreen, type SettingsScreenProps, type SettingsState } from './SettingsScreen'
export { SettingsSections } from './SettingsSections'
export {
  useAutoSave,
  type AutoSave,
  type AutoSaveOptions,
  type AutoSaveStatus,
} from './use-auto-save'
