export { focusAfterDeletion } from './focus-after-deletion'
export { ResourceList, type ResourceListProps } from './ResourceList'
export { useRenaming } from './use-renaming'
export { useResourceDeletion } from './use-resource-deletion'
