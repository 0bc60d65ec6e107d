export { ProgressTop, type ProgressTopProps } from './ProgressTop'
