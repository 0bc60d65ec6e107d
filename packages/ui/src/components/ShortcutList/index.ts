export {
  ShortcutList,
  type ShortcutEntry,
  type ShortcutGroup,
  type ShortcutListProps,
} from './ShortcutList'
