export type { ImageUploadRequest, UploadedImage, UploadImage } from './image-uploads'
export {
  richTextColors,
  richTextFonts,
  richTextSizes,
  type RichTextChoice,
} from './rich-text-choices'
export type { RichTextEditorHandle, RichTextEditorProps } from './rich-text-editor-props'
export { RichTextEditor } from './RichTextEditor'
export { englishRichTextEditorTexts, type RichTextEditorTexts } from './rich-text-editor-texts'
export type { RichTextChange } from './use-rich-text-value'
