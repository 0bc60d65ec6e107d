export { richTextPlainText } from '../../internal/rich-text/plain-text'
export { RichText, type RichTextProps } from './RichText'
