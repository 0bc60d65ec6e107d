export type { ImageUploadRequest, UploadedImage, UploadImage } from './image-uploads'
export {
  richTextColors,
  richTextFonts,
  richTextSizes,
  type RichTextChoice,
} from './rich-text-choices'
export type { RichTextEditorHandle, RichTextEditorProps } from './rich-text-editor-props'
export { RichTextEditor } from './RichTextEditor'
export { englishRichTextEditorLabels, type RichTextEditorLabels } from './rich-text-editor-labels'
export type { RichTextChange } from './use-rich-text-value'
