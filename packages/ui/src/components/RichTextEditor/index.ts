export type { ImageUploadRequest, UploadedImage, UploadImage } from './image-uploads'
export {
  richTextColors,
  richTextFonts,
  richTextSizes,
  type RichTextChoice,
} from './rich-text-choices'
export type { RichTextEditorHandle, RichTextEditorProps } from './RichTextEditor.types'
export { RichTextEditor } from './RichTextEditor'
export { englishRichTextEditorLabels, type RichTextEditorLabels } from './RichTextEditor.labels'
export type { RichTextChange } from './use-rich-text-value'
