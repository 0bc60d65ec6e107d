import { CircleAlert } from 'lucide-react'
import { useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Transforms } from 'slate'
import { ReactEditor, useSelected, useSlateStatic, type RenderElementProps } from 'slate-react'

import type { RichTextImage } from '../../internal/rich-text/document'
import { isRemoteImage } from '../../internal/rich-text/remote-image'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { ImageFrame, ImageOverlay, ImageProgress, RemoteImage } from './RichTextImageElement.styles'
import { useEditorContext } from './editor-context'
import './slate-types'

interface RichTextImageElementProps {
  attributes: RenderElementProps['attributes']
  image: RichTextImage
  /** The empty text that the editor requires in a void element. */
  children: ReactNode
}

/** A picture in the text: uploading, failed, or loaded. */
export function RichTextImageElement({ attributes, image, children }: RichTextImageElementProps) {
  const editor = useSlateStatic()
  const isSelected = useSelected({ suppressThrow: true })
  const frameRef = useRef<HTMLSpanElement>(null)
  const { labels, uploads, isReadOnly, imageOrigins, onRetry, onDescribe } = useEditorContext()
  const readUpload = () => uploads.stateOf(image.uploadId)
  const upload = useSyncExternalStore(uploads.subscribe, readUpload, readUpload)
  const isThere = image.src !== ''

  const remove = () => {
    Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, image) })
    ReactEditor.focus(editor)
  }
  const removeButton = (
    <Button size="small" onClick={remove}>
      {labels.removeImage}
    </Button>
  )
  return (
    <span {...attributes}>
      <ImageFrame
        ref={frameRef}
        contentEditable={false}
        {...(isSelected && !isReadOnly ? { 'data-selected': '' } : null)}
      >
        {isThere && isRemoteImage(image.src, imageOrigins) ? (
          <RemoteImage title={image.src}>
            {image.alt.trim() === '' ? image.src : image.alt}
          </RemoteImage>
        ) : isThere ? (
          <img src={image.src} alt={image.alt} />
        ) : upload === undefined || upload.status === 'done' ? null : (
          <img src={upload.preview} alt="" data-waiting="" />
        )}
        {!isThere && upload?.status === 'uploading' ? (
          <ImageOverlay data-fills="">
            <output>{labels.imageUploading}</output>
            <ImageProgress
              aria-label={labels.imageUploading}
              {...(upload.share === null ? null : { value: upload.share })}
            />
          </ImageOverlay>
        ) : null}
        {!isThere && upload?.status === 'failed' ? (
          <ImageOverlay data-fills="" data-failed="">
            <span role="alert">
              <Icon icon={CircleAlert} size={14} /> {labels.imageFailed}
            </span>
            <span style={{ display: 'flex', gap: 8 }}>
              <Button
                size="small"
                onClick={() => {
                  if (image.uploadId !== undefined) onRetry({ id: image.uploadId })
                }}
              >
                {labels.retryImage}
              </Button>
              {removeButton}
            </span>
          </ImageOverlay>
        ) : null}
        {isThere && isSelected && !isReadOnly ? (
          <ImageOverlay>
            <Button
              size="small"
              onClick={() => {
                if (frameRef.current) {
                  onDescribe({
                    path: ReactEditor.findPath(editor, image),
                    anchor: frameRef.current,
                  })
                }
              }}
            >
              {labels.imageAlt}
            </Button>
            {removeButton}
          </ImageOverlay>
        ) : null}
      </ImageFrame>
      {children}
    </span>
  )
}
