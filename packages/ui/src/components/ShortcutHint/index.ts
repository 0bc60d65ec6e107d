export { ShortcutHint, type ShortcutHintProps } from './ShortcutHint'
export {
  englishShortcutHintLabels,
  formatShortcut,
  type KeyboardPlatform,
  type ShortcutHintLabels,
} from '../../internal/shortcut/shortcut-keys'
