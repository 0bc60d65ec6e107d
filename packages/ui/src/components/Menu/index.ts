export { Menu, type MenuProps, type MenuTriggerProps } from './Menu'
export { OpenMenu, type MenuChoice, type OpenMenuProps } from './OpenMenu'
export { type MenuEntry, type MenuGroup, type MenuItem } from '../../internal/menu/menu-model'
