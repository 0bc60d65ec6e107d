export { dragCaptured } from './captured-drag'
export { overlapsAmong, partsIn, partsOutside } from './part-boxes'
export { leftEdgeOf, lowerEdgeOf, middleOf, rightEdgeOf, type Place } from './places'
export { ShadowHost } from './ShadowHost'
