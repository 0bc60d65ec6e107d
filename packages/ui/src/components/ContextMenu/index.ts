export { ContextMenu } from './ContextMenu'
export type { ContextMenuProps } from './ContextMenu.types'
export type { MenuEntry, MenuGroup, MenuItem } from '../../internal/menu/menu-model'
