import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useEffect, type KeyboardEvent } from 'react'

import { indexOfKey } from '../../internal/keyboard/sequence-key'
import type { DialogCloseReason } from '../../internal/modal/use-modal'
import type { DialogProps } from '../Dialog'
import { IconButton } from '../IconButton'
import { LinkButton } from '../LinkButton'
import { VisuallyHidden } from '../VisuallyHidden'
import { previewKindOf } from './file-kind'
import type { LightboxFile } from './lightbox-file'
import { englishLightboxLabels, type LightboxLabels } from './Lightbox.labels'
import { LightboxDialog, StageSteps } from './Lightbox.styles'
import { LightboxFileView } from './LightboxFileView'
import { useLabels } from '../../internal/locale/locale-context'

export interface LightboxProps extends Omit<
  DialogProps,
  | 'isOpen'
  | 'title'
  | 'children'
  | 'footer'
  | 'closeLabel'
  | 'size'
  | 'placement'
  | 'initialFocusRef'
> {
  /** The files that can be gone through, in their order. */
  files: readonly LightboxFile[]
  /** `id` of the file that is shown; closed while it is null, or not among the files. */
  openId: string | null
  /** The user asks for another file. */
  onOpen: (change: { id: string }) => void
  /** The user asks to close it. Set `openId` to null. */
  onClose: (request: { reason: DialogCloseReason }) => void
  /** @default englishLightboxLabels */
  labels?: LightboxLabels
}

/** Shows files over the page, one at a time, large enough to read: pictures and PDFs. */
export function Lightbox({
  files,
  openId,
  onOpen,
  labels: providedLabels = englishLightboxLabels,
  onKeyDown,
  ...rest
}: LightboxProps) {
  const labels = useLabels(providedLabels)
  const index = openId === null ? -1 : files.findIndex(({ id }) => id === openId)
  const file = files[index]
  const next = files[index + 1]
  usePreloadedPicture(file === undefined ? undefined : next)
  if (file === undefined) return null
  const { id, name, url } = file
  const count = files.length
  const go = (to: number) => {
    const target = files[to]
    if (target !== undefined && to !== index) onOpen({ id: target.id })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const to = indexOfKey(event, index, count)
    if (to === null) return
    event.preventDefault()
    go(to)
  }
  const position = labels.position({ number: index + 1, count })
  const stepTo = (to: number, label: string) => (
    <IconButton
      icon={to < index ? ChevronLeft : ChevronRight}
      label={label}
      variant="secondary"
      tooltipPlacement="top-center"
      // At the ends it keeps the focus, so that the keys go on from there.
      {...(files[to] === undefined ? { 'aria-disabled': true } : null)}
      onClick={() => {
        go(to)
      }}
    />
  )
  return (
    <LightboxDialog
      {...rest}
      isOpen
      size="large"
      title={<bdi>{name}</bdi>}
      closeLabel={labels.close}
      onKeyDown={handleKeyDown}
      footer={
        <>
          {count === 1 ? null : (
            <StageSteps>
              {stepTo(index - 1, labels.previous)}
              {stepTo(index + 1, labels.next)}
              <bdi aria-hidden="true">{position}</bdi>
              <VisuallyHidden aria-live="polite">{`${position}: ${name}`}</VisuallyHidden>
            </StageSteps>
          )}
          <LinkButton href={url} download={name} icon={Download} data-autofocus="">
            {labels.download({ name })}
          </LinkButton>
        </>
      }
    >
      <LightboxFileView key={id} {...{ file, labels }} />
    </LightboxDialog>
  )
}

/** Fetches a picture in advance, so that it shows at once when the user moves to it. */
function usePreloadedPicture(file: LightboxFile | undefined): void {
  const url = file !== undefined && previewKindOf(file) === 'image' ? file.url : undefined
  useEffect(() => {
    if (url !== undefined) new Image().src = url
  }, [url])
}
