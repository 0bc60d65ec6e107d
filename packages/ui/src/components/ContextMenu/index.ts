export { ContextMenu, type ContextMenuProps } from './ContextMenu'
export type { MenuEntry, MenuGroup, MenuItem } from '../../internal/menu/menu-model'
