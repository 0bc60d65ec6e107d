export { ResourceList, type ResourceData, type ResourceListProps } from './ResourceList'
export type { Resource } from './resource-names'
