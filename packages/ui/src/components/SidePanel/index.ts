export { type DialogCloseReason as SidePanelCloseReason } from '../../internal/modal/use-modal'
export type { SidePanelProps } from './side-panel-props'
export { SidePanel } from './SidePanel'
