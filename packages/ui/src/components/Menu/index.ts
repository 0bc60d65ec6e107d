export { Menu, type MenuProps, type MenuTriggerProps } from './Menu'
export { type MenuEntry, type MenuGroup, type MenuItem } from './menu-model'
