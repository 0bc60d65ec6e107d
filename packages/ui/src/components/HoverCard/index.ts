export { HoverCard, type HoverCardCloseReason, type HoverCardProps } from './HoverCard'
export {
  defaultHoverCloseDelayMs,
  defaultHoverInstantWindowMs,
  defaultHoverOpenDelayMs,
  HoverCardGroup,
  type HoverCardGroupProps,
} from './HoverCardGroup'
export { HoverCardTrigger, type HoverCardTriggerProps } from './HoverCardTrigger'
export { type HoverTiming } from './hover-intent'
export { useHoverCard, type HoverCardOptions, type HoverCardState } from './use-hover-card'
