export { TagList, type TagListItem, type TagListProps } from './TagList'
