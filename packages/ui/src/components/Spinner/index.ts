export { Spinner, type SpinnerProps } from './Spinner'
export { useWaiting } from './use-waiting'
export { type WaitingTiming } from './waiting'
