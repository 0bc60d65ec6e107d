import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Slate } from 'slate-react'

import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import { useTypingField } from '../../internal/field/typing-fields'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { useIsHydrating } from '../../internal/react-versions/use-is-hydrating'
import { parseHtml } from '../../internal/rich-text/parse-html'
import { noOrigins } from '../../internal/rich-text/remote-image'
import { Skeleton } from '../Skeleton'
import { EditorBox, EditorSkeleton, EditorNotice } from './RichTextEditor.styles'
import { RichTextEditorText } from './RichTextEditorText'
import { RichTextPopovers } from './RichTextPopovers'
import { RichTextToolbar } from './RichTextToolbar'
import { EditorProvider } from './editor-context'
import { imageTypes } from './images'
import type { ImageRefusal } from './images'
import { richTextColors, richTextFonts, richTextSizes } from './rich-text-choices'
import type { RichTextEditorProps } from './RichTextEditor.types'
import './slate-types'
import { useEditorActions } from './use-editor-actions'
import { useEditorWithUploads } from './use-editor-with-uploads'
import { useRichTextValue } from './use-rich-text-value'
import type { RichTextEditorLabels } from './RichTextEditor.labels'
import { useLabels } from '../../internal/locale/locale-context'

/**
 * Text with headings, lists, colours, links and pictures: HTML in, HTML out.
 * `ref` and attributes go to the text, `className` and `style` to the frame.
 */
export function RichTextEditor({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  value,
  onChange,
  onPendingChange,
  handleRef,
  labels: providedLabels,
  placeholder,
  onUploadImage,
  imageOrigins = noOrigins,
  maxImageBytes = 10_000_000,
  warningCharacters = 999_900,
  maxCharacters = 1_000_000,
  changeDelayMs = 300,
  fonts = richTextFonts,
  sizes = richTextSizes,
  colors = richTextColors,
  platform = 'other',
  minHeightPx = 96,
  maxHeightPx = 480,
  isDisabled = false,
  isReadOnly = false,
  isLoading = false,
  id,
  className,
  style,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: RichTextEditorProps) {
  const labels = useLabels(providedLabels)
  const ownId = useId()
  const controlId = id ?? ownId
  const [refusal, setRefusal] = useState<ImageRefusal>()
  const pasteLimits = useMemo(
    () => ({
      fonts: fonts.map((font) => font.value),
      sizes: sizes.map((size) => size.value),
    }),
    [fonts, sizes],
  )
  const { editor, uploads, upload, retry } = useEditorWithUploads({
    ...pasteLimits,
    uploadImage: isReadOnly ? undefined : onUploadImage,
    maxImageBytes,
    onRefuse: setRefusal,
  })
  const isHydrating = useIsHydrating()
  // A server has no parser, and shows the placeholder of a text that is loading.
  const [initialDocument] = useState(() =>
    typeof DOMParser === 'undefined' ? [] : parseHtml(value),
  )
  const { characterCount, flush, handleValueChange } = useRichTextValue({
    editor,
    value,
    maxCharacters,
    changeDelayMs,
    onChange,
    onPendingChange,
  })
  const toolbarRef = useRef<HTMLDivElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const fileRef = useRef<HTMLInputElement>(null)
  const actions = useEditorActions({ editor, toolbarRef, upload })
  useImperativeHandle(handleRef, () => ({ flush, focus: actions.focusText }))
  useTypingField({ flush, settle: flush })
  useEffect(() => {
    if (isReadOnly || isDisabled) actions.closePopover()
    // oxlint-disable-next-line react/exhaustive-deps -- what was open closes only when the state changes
  }, [isReadOnly, isDisabled])

  const { describeImage } = actions
  const context = useMemo(
    () => ({
      labels,
      uploads,
      isReadOnly: isReadOnly || isDisabled,
      imageOrigins,
      onRetry: (request: { id: string }) => {
        retry(request.id)
      },
      onDescribe: describeImage,
    }),
    [labels, uploads, isReadOnly, isDisabled, imageOrigins, retry, describeImage],
  )
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    event.currentTarget.value = ''
    actions.insertImages(files)
  }
  const isTooLong = characterCount > maxCharacters
  const canEdit = !isReadOnly && !isDisabled
  const mergedRef = useMergedRef(ref, textRef)
  return (
    <FieldFrame
      controlId={controlId}
      labelProps={{ htmlFor: undefined, onClick: actions.focusText }}
      {...{ label, help, error, isRequired, labelAction, className, style }}
    >
      <EditorBox
        style={{
          '--tl-rich-text-min-height': `${minHeightPx}px`,
          '--tl-rich-text-max-height': `${maxHeightPx}px`,
        }}
        {...(error === undefined && !isTooLong ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
      >
        {isLoading || isHydrating ? (
          <EditorSkeleton as="output" aria-label={labels.loading}>
            <Skeleton width="92%" />
            <Skeleton width="98%" />
            <Skeleton width="64%" />
          </EditorSkeleton>
        ) : (
          <EditorProvider value={context}>
            <Slate editor={editor} initialValue={initialDocument} onValueChange={handleValueChange}>
              {isReadOnly ? null : (
                <RichTextToolbar
                  ref={toolbarRef}
                  {...{ labels, platform, fonts, sizes, colors, controlId, isDisabled }}
                  onCommand={actions.handleCommand}
                  onValueMark={actions.handleValueMark}
                  onLink={actions.openLink}
                  onImage={
                    onUploadImage === undefined
                      ? undefined
                      : () => {
                          fileRef.current?.click()
                        }
                  }
                  onLeave={actions.focusText}
                />
              )}
              <RichTextEditorText
                {...rest}
                {...fieldAria(
                  controlId,
                  { help, error },
                  [rest['aria-describedby'], isTooLong ? `${controlId}-notice` : undefined]
                    .filter(Boolean)
                    .join(' '),
                )}
                ref={mergedRef}
                id={controlId}
                aria-labelledby={`${controlId}-label`}
                aria-required={isRequired}
                {...(isTooLong ? { 'aria-invalid': true } : null)}
                {...(isDisabled ? { 'aria-disabled': true } : null)}
                tabIndex={isDisabled ? -1 : 0}
                placeholder={placeholder}
                isReadOnly={!canEdit}
                onBlur={(event) => {
                  onBlur?.(event)
                  flush()
                }}
                onKeyDown={(event) => {
                  onKeyDown?.(event)
                  if (canEdit && !event.defaultPrevented) actions.handleKeyDown(event, platform)
                }}
              />
              <RichTextPopovers {...{ editor, labels, actions }} />
            </Slate>
          </EditorProvider>
        )}
        {onUploadImage === undefined ? null : (
          <input
            ref={fileRef}
            type="file"
            hidden
            multiple
            accept={imageTypes.join()}
            aria-label={labels.image}
            onChange={handleFile}
          />
        )}
      </EditorBox>
      <RichTextEditorNotice
        id={`${controlId}-notice`}
        {...{ labels, refusal, maxImageBytes, characterCount, warningCharacters, maxCharacters }}
      />
    </FieldFrame>
  )
}

interface RichTextEditorNoticeProps {
  id: string
  labels: RichTextEditorLabels
  refusal: ImageRefusal | undefined
  maxImageBytes: number
  characterCount: number
  warningCharacters: number
  maxCharacters: number
}

/** Notices of the editor: its length, and refused files. */
function RichTextEditorNotice({
  id,
  labels,
  refusal,
  maxImageBytes,
  characterCount,
  warningCharacters,
  maxCharacters,
}: RichTextEditorNoticeProps) {
  const isTooLong = characterCount > maxCharacters
  const isNear = characterCount > warningCharacters
  return (
    <>
      {refusal === undefined ? null : (
        <EditorNotice data-tone="danger" role="alert">
          <span>
            {refusal === 'size' ? labels.imageTooLarge({ maxImageBytes }) : labels.imageUnreadable}
          </span>
        </EditorNotice>
      )}
      {isNear ? (
        <EditorNotice
          id={id}
          role={isTooLong ? 'alert' : 'status'}
          data-tone={isTooLong ? 'danger' : 'warning'}
        >
          <span>{isTooLong ? labels.overLimit : labels.nearLimit}</span>
          <span aria-hidden="true">
            {labels.count({ characters: characterCount, maxCharacters })}
          </span>
        </EditorNotice>
      ) : null}
    </>
  )
}
