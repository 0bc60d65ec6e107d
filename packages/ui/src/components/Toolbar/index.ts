export { Toolbar, type ToolbarProps } from './Toolbar'
export { ToolbarGroup, ToolbarItem, ToolbarSeparator, type ToolbarItemProps } from './ToolbarItem'
