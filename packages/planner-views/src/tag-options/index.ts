export { tagCategoriesOf, tagGroupsOf } from './tag-options'
export type { OfferedTag } from './tag-options'
