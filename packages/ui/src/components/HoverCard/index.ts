export { HoverCard, type HoverCardCloseReason, type HoverCardProps } from './HoverCard'
export { HoverCardGroup, type HoverCardGroupProps } from './HoverCardGroup'
export { HoverCardTrigger, type HoverCardTriggerProps } from './HoverCardTrigger'
export {
  defaultHoverCloseDelayMs,
  defaultHoverInstantWindowMs,
  defaultHoverOpenDelayMs,
} from './hover-delays'
export { type HoverTiming } from './hover-intent'
export { useHoverCard, type HoverCardOptions, type HoverCardState } from './use-hover-card'
