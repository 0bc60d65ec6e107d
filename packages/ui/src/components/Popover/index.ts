export type { Box, Placement } from '../../internal/floating/place-beside'
export type { FloatingAnchor } from '../../internal/floating/use-floating'
export { PopoverFoot } from './Popover.styles'
export { Popover, type PopoverCloseReason, type PopoverProps } from './Popover'
