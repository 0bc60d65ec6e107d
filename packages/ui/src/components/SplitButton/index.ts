export { SplitButton, type SplitButtonProps } from './SplitButton'
export type { MenuEntry, MenuGroup, MenuItem } from '../../internal/menu/menu-model'
