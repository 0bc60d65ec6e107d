export { TAG_CATEGORIES, formatTagText, parseTagText } from './tag'
export type { Tag, TagCategory, TagText } from './tag'
