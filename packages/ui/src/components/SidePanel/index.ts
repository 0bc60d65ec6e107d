export { type DialogCloseReason as SidePanelCloseReason } from '../Dialog/use-modal'
export { SidePanel, type SidePanelProps } from './SidePanel'
