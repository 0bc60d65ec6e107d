export { EmptyState, type EmptyStateProps } from './EmptyState'
export type { EmptyStateIllustration } from './EmptyStateArt'
