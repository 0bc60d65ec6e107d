export { useBottomBar } from '../../internal/floating/bottom-bars'
export { defaultToastLifetimeMs, type Toast, type ToastTone } from './toast'
export { ToastRegion, type ToastRegionProps } from './ToastRegion'
export { useToasts, type ToastsState } from './use-toasts'
