export type { Point, PointerGesture } from '../internal/pointer-gesture/gesture-state'
export { usePointerGesture } from '../internal/pointer-gesture/use-pointer-gesture'
export type { PointerGestureOptions } from '../internal/pointer-gesture/use-pointer-gesture'
