export { ShortcutHint, type ShortcutHintProps } from './ShortcutHint'
export {
  englishShortcutHintTexts,
  formatShortcut,
  type KeyboardPlatform,
  type ShortcutHintTexts,
} from './shortcut-keys'
