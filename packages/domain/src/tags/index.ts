export { TAG_CATEGORIES, formatTagText, parseTagText, tagCategoryKey } from './tag'
export type { Tag, TagCategory, TagText } from './tag'
