export { focusAfterDeletion } from './focus-after-deletion'
export { ResourceList, type ResourceListProps } from './ResourceList'
export { useResourceDeletion } from './use-resource-deletion'
export { refuseName } from './resource-names'
