export { type DialogCloseReason as SidePanelCloseReason } from '../../internal/modal/use-modal'
export type { SidePanelProps } from './SidePanel.types'
export { SidePanel } from './SidePanel'
