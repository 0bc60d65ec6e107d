export { type DialogCloseReason as SidePanelCloseReason } from '../Dialog/use-modal'
export type { SidePanelProps } from './side-panel-props'
export { SidePanel } from './SidePanel'
